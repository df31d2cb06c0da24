import type { Cube } from "@embedded-analytics/domain";
import { saysDuration } from "../../mentions/how-long.js";
import { countAtFirst } from "../../words/cues/harmless.js";
import type { Ranking } from "../../words/cues/ranking.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure, FormTime, LogicalForm } from "../logical-form.js";
import { isBetterBelow } from "./better-below.js";

const titleIn = (cube: Cube, name: string): string =>
  cube.members.find((member) => member.name === name)?.title ?? name;

interface Ranked {
  readonly utterance: Utterance;
  readonly cube: Cube;
  readonly measures: readonly FormMeasure[];
}

/** What is first, and by how many; undefined where there are no groups to rank. */
export const rankingOf = (
  ranked: Ranked,
  former: LogicalForm | undefined,
  groupBy: readonly string[],
  time: FormTime | undefined,
): Ranking | undefined => {
  if (groupBy.length === 0 && time?.bucket === undefined) return undefined;
  const { utterance } = ranked;
  const meaning = utterance.ranking?.meaning;
  const said = meaning && { ...meaning, count: meaning.count ?? countAtFirst(utterance) };
  const losing = utterance.comparison.some(
    (cue) => cue.meaning === "growth" && isLoss(utterance.tokens[cue.at]?.word ?? ""),
  );
  // What fell most has the lowest change.
  if (losing) return { count: said?.count, direction: said?.direction === "asc" ? "desc" : "asc" };
  if (said !== undefined) return { ...said, direction: directionOf(ranked, said.direction) };
  return time?.bucket === undefined ? former?.ranking : undefined;
};

/** The fastest one takes the least time, but sells the most. */
const directionOf = (
  { utterance: { tokens, ranking }, cube, measures: [measure] }: Ranked,
  said: Ranking["direction"],
): Ranking["direction"] => {
  const at = ranking?.at ?? 0;
  const words = tokens.slice(at, at + (ranking?.length ?? 0)).map(({ word }) => word);
  const judges = words.some((word) => /^(best|worst)$/.test(word));
  if (judges && isBetterBelow(cube, measure)) return said === "desc" ? "asc" : "desc";
  const isSlow = words.includes("slowest");
  if (!isSlow && !words.some((word) => word === "fastest" || word === "quickest")) return said;
  const isTime =
    measure !== undefined &&
    measure.kind !== "rows" &&
    saysDuration(`${measure.member} ${titleIn(cube, measure.member)}`);
  return isSlow === isTime ? "desc" : "asc";
};

const isLoss = (word: string): boolean =>
  /^(decreas|declin|fell|fall|drop|shr[aiu]nk|lose|lost)/.test(word);
