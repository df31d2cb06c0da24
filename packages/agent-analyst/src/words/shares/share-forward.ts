import { isFiller } from "../filler.js";
import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

const dividing = /^(by|per|each|every|vs|versus|and|or|of)$/;

/**
 * `franchise hotels share of revenue` as `share of revenue from franchise hotels`: what stands before `share of` has that share.
 * A name alone (`sales channel share of revenue`) is what the shares are listed by, and stays.
 */
export const shareForward = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] => {
  const at = tokens.findIndex(
    ({ word, isQuoted }, place) =>
      /^(share|percentage|proportion)$/.test(word) && tokens[place + 1]?.word === "of" && !isQuoted,
  );
  const [share, of, ...whole] = tokens.slice(at);
  const part = tokens.slice(0, at);
  const words = part.map(({ word }) => word);
  const isPart =
    at > 1 &&
    !part.some(({ word }) => isFiller(word) || dividing.test(word)) &&
    !whole.some(({ word }) => /^(by|per|each|every)$/.test(word)) &&
    !isName(words) &&
    !isName([...words, "share"]);
  if (!isPart || share === undefined || of === undefined) return tokens;
  const from: Token = { ...share, text: "", word: "from", stem: stemOf("from") };
  return [share, of, ...whole, from, ...part];
};
