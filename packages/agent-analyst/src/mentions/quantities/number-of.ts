import type { Token } from "../../words/token.js";
import { phraseKey, type Naming, type Vocabulary } from "../vocabulary.js";

/** A question on its way to its mentions, with the stem by which each token is looked for. */
interface Finding {
  readonly tokens: readonly Token[];
  readonly vocabulary: Vocabulary;
  readonly stems: readonly string[];
}

/** `number of orders` counts orders, though a dimension may be called `Order number`. */
export const isNumberOf = (
  { tokens, vocabulary, stems }: Finding,
  indexes: readonly number[],
): boolean => {
  const [first = 0, second = 0, ...others] = indexes;
  const isOf = second === first + 2 && tokens[first + 1]?.word === "of" && others.length === 0;
  if (!isOf || !/^(number|count)$/.test(tokens[first]?.word ?? "")) return false;
  const [named = [], alone = []] = [indexes, [second]].map((each) =>
    vocabulary.phrases.get(phraseKey(each.map((at) => stems[at] ?? ""))),
  );
  const saysNumber = ({ member: { name, title, synonyms } }: Naming): boolean =>
    [name, title, ...synonyms].some((text) => /^(number|count)[ _]of\b/i.test(text));
  return (
    named.every(({ member }) => member.kind === "dimension") &&
    (alone.some(({ member }) => member.aggregate === "count") || !named.some(saysNumber))
  );
};
