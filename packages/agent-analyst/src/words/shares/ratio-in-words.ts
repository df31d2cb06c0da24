import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

type IsName = (words: readonly string[]) => boolean;

/** `ratio of lost leads to won leads`, `late to all sailings ratio`: the first, divided by the second. */
export const ratioInWords = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  isName: IsName,
): readonly Token[] => {
  const at = tokens.findIndex(({ word, isQuoted }) => word === "ratio" && !isQuoted);
  if (at < 0 || isKnown("ratio")) return tokens;
  return ratioOf(tokens, at, isName) ?? ratioBefore(tokens, at, isName) ?? tokens;
};

/** `ratio of A to B`, `ratio between A and B`, also with an article before it. */
const ratioOf = (
  tokens: readonly Token[],
  at: number,
  isName: IsName,
): readonly Token[] | undefined => {
  const lead = tokens[at + 1]?.word ?? "";
  if (!/^(of|between)$/.test(lead)) return undefined;
  const joints = lead === "of" ? /^(to|over|against|vs|versus)$/ : /^(and|to)$/;
  const joint = tokens.findIndex(({ word }, place) => place > at + 2 && joints.test(word));
  if (joint < 0 || joint === tokens.length - 1) return undefined;
  const from = tokens[at - 1]?.word === "the" ? at - 1 : at;
  const above = tokens.slice(at + 2, joint);
  return [...tokens.slice(0, from), ...divided(above, tokens.slice(joint), isName)];
};

/** `A to B ratio`, `A over B as a ratio`, `A relative to B as a ratio`. */
const ratioBefore = (
  tokens: readonly Token[],
  at: number,
  isName: IsName,
): readonly Token[] | undefined => {
  const words = tokens.map(({ word }) => word);
  const joint = words.findLastIndex(
    (word, place) => place < at - 1 && place > 0 && /^(to|over|against)$/.test(word),
  );
  if (joint < 1 || isOfTime(words[joint + 1])) return undefined;
  const isTold = words[at - 2] === "as" && /^(a|the)$/.test(words[at - 1] ?? "");
  const end = isTold ? at - 2 : at;
  const above = tokens.slice(0, words[joint - 1] === "relative" ? joint - 1 : joint);
  return divided(above, [...tokens.slice(joint, end), ...tokens.slice(at + 1)], isName);
};

const isOfTime = (word = ""): boolean => /^(date|now|today|\d.*)$/.test(word);

/** The first divided by the second; of all that there are, the first are a part. */
const divided = (
  given: readonly Token[],
  [joint, ...below]: readonly Token[],
  isName: IsName,
): readonly Token[] => {
  const above = withNoun(given, below, isName);
  const [all, noun] = below;
  const isPart = isWhole(all) && noun !== undefined && above.at(-1)?.stem === noun.stem;
  const said = isPart ? ["as", "a", "share", "of"] : ["divided", "by"];
  const words = joint === undefined ? [] : said.map((word) => ({ ...joint, text: word, word, stem: stemOf(word) })); // prettier-ignore
  return [...above, ...words, ...(isWhole(all) && !isPart ? below.slice(1) : below)];
};

/** `late to all sailings`: the first are sailings, too, where the model calls them so. */
const withNoun = (
  above: readonly Token[],
  [all, noun]: readonly Token[],
  isName: IsName,
): readonly Token[] => {
  const last = above.at(-1);
  const isShared =
    last !== undefined && noun !== undefined && isWhole(all) && isName([last.word, noun.word]);
  return isShared ? [...above, noun] : above;
};

const isWhole = (token: Token | undefined): boolean => /^(all|total)$/.test(token?.word ?? "");
