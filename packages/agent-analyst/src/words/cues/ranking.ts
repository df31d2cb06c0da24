import { numberOf } from "../number-word.js";
import type { Token } from "../token.js";
import type { Cue } from "./cue.js";

/** How many of the first, and by what. */
export interface Ranking {
  readonly count: number | undefined;
  readonly direction: "desc" | "asc";
  /** So many of the first are passed over: the third has two before it. */
  readonly skip?: number | undefined;
  /** Ranked by how many rows there are: `most common`. */
  readonly isOften?: boolean;
  /** What changed is ranked in percent: `fastest growing`. */
  readonly inPercent?: true;
  /** So many of the first are asked for in each step of time: `top 3 categories each month`. */
  readonly inEachStep?: true;
  /** Of groups in two times: ranked by the figure of the later one, and not by what changed. */
  readonly ofPresent?: true;
  /** The last so many are asked for as well: `best and worst`. */
  readonly isBothEnds?: boolean;
}

const downwards = new Set(
  "top best highest largest biggest most greatest leading strongest maximum bestselling favourite favorite popular busiest longest fastest quickest".split(
    " ",
  ),
);
const upwards = new Set(
  "bottom worst lowest smallest least fewest weakest minimum flop slowest quietest shortest".split(
    " ",
  ),
);

/** What is common, popular or frequent has many rows. */
const often = /^(common|commonly|popular|frequent|frequently|often|widespread)$/;

/** `top 5`, `worst three`, `5 best`, `most`. */
export const findRanking = (tokens: readonly Token[]): Cue<Ranking> | undefined => {
  for (const [at, { word }] of tokens.entries()) {
    const direction = downwards.has(word) ? "desc" : upwards.has(word) ? "asc" : undefined;
    if (direction === undefined || isOfTime(tokens, at)) continue;
    if (/^(most|least)$/.test(word) && often.test(tokens[at + 1]?.word ?? ""))
      return oftenAt(tokens, at, direction);
    const after = countAt(tokens, at + 1);
    const both = bothEndsAt(tokens, at, direction, after);
    if (both !== undefined) return both;
    if (after !== undefined) return { meaning: { count: after, direction }, at, length: 2 };
    const before = countAt(tokens, at - 1);
    if (before !== undefined)
      return { meaning: { count: before, direction }, at: at - 1, length: 2 };
    return { meaning: { count: undefined, direction }, at, length: 1 };
  }
  return undefined;
};

/** `best and worst`, `top 3 and bottom 3`. */
const bothEndsAt = (
  tokens: readonly Token[],
  at: number,
  direction: Ranking["direction"],
  count: number | undefined,
): Cue<Ranking> | undefined => {
  const joint = at + (count === undefined ? 1 : 2);
  const other = tokens[joint + 1]?.word ?? "";
  const isOther = direction === "desc" ? upwards.has(other) : downwards.has(other);
  if (!/^(and|or)$/.test(tokens[joint]?.word ?? "") || !isOther) return undefined;
  const last = countAt(tokens, joint + 2);
  if (count !== undefined && last !== undefined && last !== count) return undefined;
  const length = joint + (last === undefined ? 2 : 3) - at;
  return { meaning: { count: count ?? last ?? 1, direction, isBothEnds: true }, at, length };
};

/** `most common`, `3 most popular`, `most frequent 3`. */
const oftenAt = (
  tokens: readonly Token[],
  at: number,
  direction: Ranking["direction"],
): Cue<Ranking> => {
  const [before, after] = [countAt(tokens, at - 1), countAt(tokens, at + 2)];
  const meaning = { count: before ?? after, direction, isOften: true };
  if (before !== undefined) return { meaning, at: at - 1, length: 3 };
  return { meaning, at, length: after === undefined ? 2 : 3 };
};

/** `at most 5` and `at least 3` are limits, and `most recent` says when. */
const isOfTime = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === "at" || tokens[at + 1]?.word === "recent";

const countAt = (tokens: readonly Token[], at: number): number | undefined => {
  const count = numberOf(tokens[at]?.word);
  const isWhole = count !== undefined && Number.isInteger(count) && count > 0 && count <= 1000;
  return isWhole ? count : undefined;
};
