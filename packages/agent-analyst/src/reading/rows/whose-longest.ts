import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";

/**
 * `which source brings the customers who stay longest`: sources are ranked by how long theirs stay, and no customer is a
 * group of its own.
 */
export const isWhoseLongest = (
  { tokens, ranking }: Utterance,
  { at, length }: Mention,
  mentions: readonly Mention[],
): boolean =>
  /^(which|what)$/.test(tokens[0]?.word ?? "") &&
  tokens[at - 1]?.word === "the" &&
  /^(who|that)$/.test(tokens[at + length]?.word ?? "") &&
  ranking !== undefined &&
  ranking.at > at &&
  /^(longest|shortest|fastest|quickest|slowest)$/.test(tokens[ranking.at]?.word ?? "") &&
  mentions.some(
    (asked) => asked.at < at - 1 && asked.at < 3 && candidatesOf(asked).dimension !== undefined,
  );
