import type { Cube, DataModel } from "@embedded-analytics/domain";
import type { SmallTalk } from "../words/cues/small-talk.js";
import { plainText } from "./figures.js";
import { labelOf } from "./labels.js";

const cubesMax = 5;
const figuresMax = 6;

/** What is answered to courtesy, and to who asks what can be asked: what this viewer's model has, and what it has not. */
export const smallTalkLines = (talk: SmallTalk, model: DataModel): readonly string[] => {
  if (talk === "thanks") return ["You are welcome."];
  const cubes = shownOf(model);
  if (cubes.length === 0) return ["There is no data here that you may ask about."];
  if (talk === "greeting")
    return ["Hello. Ask me about your data, in whole sentences or in a few words."];
  return [
    "I answer questions about your data with figures, tables and charts. You may ask about:",
    ...cubes.slice(0, cubesMax).map(lineOf),
    "",
    "I only read: I change nothing, forecast nothing, and do not tell why something happens.",
  ];
};

/** Views where there are any, since they are what people ask; those with the most figures first. */
const shownOf = (model: DataModel): readonly Cube[] => {
  const shown = model.cubes.filter((cube) => cube.public && figuresOf(cube).length > 0);
  const views = shown.filter(({ kind }) => kind === "view");
  return (views.length > 0 ? views : shown).toSorted(
    (left, right) => figuresOf(right).length - figuresOf(left).length,
  );
};

const figuresOf = (cube: Cube): readonly string[] =>
  cube.members
    .filter(({ kind, public: isPublic }) => kind === "measure" && isPublic)
    .map(({ name }) => labelOf(cube, name));

const lineOf = (cube: Cube): string => {
  const figures = figuresOf(cube);
  const more = figures.length > figuresMax ? ", …" : "";
  return `- ${plainText(cube.title || cube.name)}: ${figures.slice(0, figuresMax).join(", ")}${more}`;
};
