import { isFiller, isGlue } from "./filler.js";
import type { Token } from "./token.js";

const joints = /^(and|or|vs|versus|plus|&)$/;

/** So many words may share a noun. */
const sharingMax = 5;

const isPlainWord = (token: Token | undefined): token is Token =>
  token !== undefined &&
  !token.isQuoted &&
  /^\p{L}{2,}$/u.test(token.word) &&
  !isGlue(token.word) &&
  !joints.test(token.word);

/** Where the words before a joint begin that share the noun behind it: `won, lost` of `won, lost and open deals`. */
const firstOf = (
  tokens: readonly Token[],
  joint: number,
  isOfNoun: (token: Token | undefined) => boolean,
): number | undefined => {
  if (!isOfNoun(tokens[joint - 1])) return undefined;
  let first = joint - 1;
  while (
    tokens[first]?.isBehindComma === true &&
    joint - first < sharingMax &&
    isOfNoun(tokens[first - 1])
  )
    first--;
  return first;
};

/**
 * `won and lost deals` as `won deals and lost deals`, where the model has names for both: the noun is said once for all the
 * words that are joined before it.
 */
export const withSharedNouns = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] => {
  const joint = tokens.findIndex(
    ({ word, isQuoted }, at) =>
      !isQuoted && joints.test(word) && sharedAt(tokens, at, isName) !== undefined,
  );
  const shared = joint < 0 ? undefined : sharedAt(tokens, joint, isName);
  if (shared === undefined) return tokens;
  const { first, noun } = shared;
  const { isBehindComma: _, ...said } = noun;
  return tokens.flatMap((token, at) => (at >= first && at < joint ? [token, said] : [token]));
};

const sharedAt = (
  tokens: readonly Token[],
  joint: number,
  isName: (words: readonly string[]) => boolean,
): { readonly first: number; readonly noun: Token } | undefined => {
  const noun = tokens[joint + 2];
  if (!isPlainWord(noun) || isFiller(noun.word)) return undefined;
  const isOfNoun = (token: Token | undefined): boolean =>
    isPlainWord(token) && token.stem !== noun.stem && isName([token.word, noun.word]);
  if (!isOfNoun(tokens[joint + 1])) return undefined;
  const first = firstOf(tokens, joint, isOfNoun);
  return first === undefined ? undefined : { first, noun };
};
