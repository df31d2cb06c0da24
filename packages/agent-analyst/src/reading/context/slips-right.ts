import type { Mentions } from "../../mentions/mentions.js";
import { isDerived } from "../../words/derived.js";
import type { Utterance } from "../../words/cues/utterance.js";

/** A question in which each slip that was put right has the stem of the word that was meant: `certs` that of certificates. */
export const withSlipsRight = (utterance: Utterance, { found }: Mentions): Utterance => {
  const meant = new Map(
    found.flatMap(({ slips = [], meant: stems = [] }) =>
      slips.map((at, index) => [at, stems[index] ?? ""] as const),
    ),
  );
  if (meant.size === 0) return utterance;
  const tokens = utterance.tokens.map((token, at) => {
    const stem = meant.get(at) ?? "";
    // `rented` is no slip of a rental, but a verb that was read as it.
    const isWord =
      stem === "" || isDerived(token.stem, stem) || !stem.startsWith(token.word[0] ?? "");
    return isWord ? token : { ...token, stem };
  });
  return { ...utterance, tokens };
};
