import type { Cube } from "@embedded-analytics/domain";
import { isFiller, isGlue } from "../../words/filler.js";
import type { Token } from "../../words/token.js";
import { countedIn, isCalled, namesOf } from "./others.js";

const having = new Set(
  "anyone anybody anything anywhere someone somebody something thing ever yet where whom a an any single one even have has had having ever made make got get received with been sold sell placed place gave given give held run ran led done did".split(
    " ",
  ),
);

/** Whether a word only leads to what is missing, or to those that miss it. */
export const isSmallIn = (cubes: readonly Cube[], token: Token, hasTime: boolean): boolean => {
  // `breakdown` is a word of grouping, and a figure where the model has one of that name.
  const isFigure = cubes.some((cube) =>
    countedIn(cube).some((each) => isCalled([token], [...namesOf(each), each.source?.cube ?? ""])),
  );
  return (
    // What is counted in a time is new then.
    (token.word === "new" && hasTime) ||
    (isFiller(token.word) && !isFigure) ||
    isGlue(token.word) ||
    having.has(token.word)
  );
};
