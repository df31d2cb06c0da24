import { wordsOfName, type Token } from "../../words/token.js";
import type { Naming } from "../vocabulary-types.js";

/** What a slip was put right to is less sure than what was written. */
export const weakened = (namings: readonly Naming[]): readonly Naming[] =>
  namings.map(({ member, quality }) => ({ member, quality: quality * 0.8 }));

/** A word as it stands in the model's name is meant before one that only has the same stem. */
export const sharpened = (
  namings: readonly Naming[],
  indexes: readonly number[],
  tokens: readonly Token[],
): readonly Naming[] => {
  const words = indexes.map((at) => tokens[at]?.word ?? "");
  const isExact = ({ member }: Naming): boolean => {
    const said = wordsOfName(`${member.name} ${member.title} ${member.synonyms.join(" ")}`);
    return words.every((word) => said.includes(word));
  };
  // `billed in May` is the figure `Billed amount`, and no number of bills, unless a number is asked for.
  const isDone =
    /ed$/.test(words[0] ?? "") &&
    namings.some((naming) => naming.member.kind === "measure" && isExact(naming)) &&
    !tokens.some(({ word }) => /^(many|number|count|often)$/.test(word));
  // `invoices` are things, of which there is a number, and no `Invoiced` amount.
  const isThing =
    /[^s]s$/.test(words[0] ?? "") &&
    namings.some((naming) => /^count/.test(naming.member.aggregate ?? "") && isExact(naming));
  const isOther = ({ member }: Naming): boolean =>
    isDone || (isThing && member.kind === "measure" && /ed$/i.test(member.title));
  return namings.map((naming) => ({
    member: naming.member,
    quality: naming.quality * (isExact(naming) ? 1 : isOther(naming) ? 0.9 : 0.97),
  }));
};
