import type { Token } from "../../words/token.js";
import { stemOf } from "../../words/stem.js";
import { phraseKey, type Vocabulary } from "../vocabulary.js";
import type { Naming } from "../vocabulary-types.js";

/** So many words may follow `median` as the name of a figure. */
const wordsMax = 3;

/**
 * `median basket`, where the model has an `Average basket` and nothing that is called basket: the figure whose average the
 * model has is the one whose median is asked for.
 */
export const averageMeant = (
  tokens: readonly Token[],
  { phrases }: Vocabulary,
): { readonly places: readonly number[]; readonly namings: readonly Naming[] } | undefined => {
  const at = tokens.findIndex(({ word, isQuoted }) => word === "median" && !isQuoted);
  if (at < 0) return undefined;
  for (let size = wordsMax; size > 0; size--) {
    const behind = tokens.slice(at + 1, at + 1 + size);
    const stems = behind.map(({ stem }) => stem);
    const namings = (phrases.get(phraseKey([stemOf("average"), ...stems])) ?? []).filter(
      ({ member, quality }) => member.kind === "measure" && quality >= 0.85,
    );
    if (behind.length === size && namings.length > 0 && !phrases.has(phraseKey(stems)))
      return { places: behind.map((_, offset) => at + 1 + offset), namings };
  }
  return undefined;
};
