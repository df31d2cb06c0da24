import type { DataModel } from "@embedded-analytics/domain";
import { mainCube } from "../reading/overviews/main-cube.js";
import { labelOf } from "./labels.js";

/** Questions that this model can answer, made of its own words. */
export const suggestionsFor = (model: DataModel): readonly string[] => {
  const best = mainCube(model.cubes);
  if (best === undefined) return [];
  const say = (name: string | undefined): string =>
    name === undefined ? "" : labelOf(best.cube, name).toLowerCase();
  const [first, second] = best.measures;
  const [group, other] = best.groups;
  return [
    ...(best.time === undefined ? [] : [`${say(first?.name)} by month this year`]),
    ...(group === undefined
      ? []
      : [`top 5 ${plural(say(group.name))} by ${say((second ?? first)?.name)}`]),
    ...(other === undefined ? [] : [`share of ${say(first?.name)} by ${say(other.name)}`]),
    ...(best.time === undefined ? [] : [`${say(first?.name)} last quarter vs the one before`]),
    `${say(first?.name)}`,
  ].slice(0, 3);
};

const plural = (word: string): string =>
  word.endsWith("s") ? word : word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`;
