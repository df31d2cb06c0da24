import type { Token } from "../../words/token.js";
import type { ValueMention } from "../value-mention.js";
import type { Vocabulary } from "../vocabulary-types.js";

/**
 * `new sellers per month`, where a state of orders is called `NEW`: before things that are counted, other things than the
 * column is of, the word says when these began, and no value of that column.
 */
export const isNewThing = (
  tokens: readonly Token[],
  { at, length, dimension }: Pick<ValueMention, "at" | "length" | "dimension">,
  cube: Vocabulary["cube"],
  language: readonly Vocabulary[],
): boolean => {
  const token = tokens[at];
  if (token?.word !== "new" || token.isQuoted || length > 1) return false;
  const counts = language.flatMap(({ cube: { name }, phrases }) =>
    (phrases.get(tokens[at + 1]?.stem ?? "") ?? []).flatMap(({ member, quality }) =>
      quality > 0.9 ? [{ aggregate: member.aggregate, home: member.source?.cube ?? name }] : [],
    ),
  );
  // `new buyers`, who are counted in orders: the state is one of those.
  if (counts.some(({ aggregate }) => aggregate === "count_distinct")) return true;
  const homes = counts.flatMap(({ aggregate, home }) => (aggregate === "count" ? [home] : []));
  const column = cube.members.find(({ name }) => name === dimension);
  return homes.length > 0 && !homes.includes(column?.source?.cube ?? cube.name);
};
