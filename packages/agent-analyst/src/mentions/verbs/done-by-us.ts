import type { Token } from "../../words/token.js";
import { phraseKey, type Naming, type Vocabulary } from "../vocabulary.js";

/**
 * `how many candidates did we send` asks for the figure called `Candidates sent`: a noun, and the verb of what was done to
 * it, are one name of the model in the order of a statement. Only figures are called so.
 */
export const doneByUs = (
  tokens: readonly Token[],
  { phrases }: Vocabulary,
): { readonly places: readonly number[]; readonly namings: readonly Naming[] } | undefined => {
  const at = tokens.findIndex(
    ({ word }, index) =>
      /^(we|they|you|i)$/.test(word) && /^(did|do|have|had)$/.test(tokens[index - 1]?.word ?? ""),
  );
  const [noun, verb] = [tokens[at - 2], tokens[at + 1]];
  if (at < 2 || noun === undefined || verb === undefined || noun.isQuoted || verb.isQuoted)
    return undefined;
  // `how many good units did we make`: with the word before it, the noun is a name already.
  const isLonger = phrases.has(phraseKey([tokens[at - 3]?.stem ?? "", noun.stem]));
  if (isLonger) return undefined;
  const namings = (phrases.get(phraseKey([noun.stem, verb.stem])) ?? []).filter(
    ({ member, quality }) => member.kind === "measure" && quality > 0.9,
  );
  return namings.length === 0 ? undefined : { places: [at - 2, at + 1], namings };
};
