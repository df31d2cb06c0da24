import { numberOf } from "../number-word.js";
import type { Token } from "../token.js";
import { addUnits, formatDay, startOf, type CivilMs } from "./civil-time.js";
import { unitOf, type FoundTime } from "./time-words.js";

const comparisons: readonly (readonly [words: readonly string[], isLonger: boolean])[] = [
  [["more", "than"], true],
  [["longer", "than"], true],
  [["at", "least"], true],
  [["over"], true],
  [[">"], true],
  [["less", "than"], false],
  [["under"], false],
  [["<"], false],
];
/** So many units that no sum of them leaves the calendar. */
const countMax = 1000;

/** `more than a week ago`: before that day, and `less than 3 months ago`: since then. */
export const longerAgo = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const said = comparisons.find(([words]) =>
    words.every((word, offset) => tokens[at + offset]?.word === word),
  );
  if (said === undefined) return undefined;
  const [words, isLonger] = said;
  const behind = at + words.length;
  const { word } = tokens[behind] ?? {};
  const count = /^an?$/.test(word ?? "") ? 1 : numberOf(word);
  const unit = unitOf(tokens[behind + 1]?.word);
  const isAgo = tokens[behind + 2]?.word === "ago";
  if (!isAgo || unit === undefined || count === undefined) return undefined;
  if (!Number.isInteger(count) || count < 1 || count > countMax) return undefined;
  const day = addUnits(unit, startOf(unit === "hour" ? "hour" : "day", now), -count);
  const open = isLonger
    ? { from: undefined, to: day, label: `before ${formatDay(day)}` }
    : { from: day, to: undefined, label: `since ${formatDay(day)}` };
  return { range: { ...open, unit: "day", count: 1 }, length: words.length + 3 };
};
