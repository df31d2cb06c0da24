import type { Cube } from "@embedded-analytics/domain";
import { containing, quotedName, quotedText } from "./names.js";

/** More dimensions than a question's words are worth being looked for in. */
const dimensionsMax = 12;

/** More words than a question about values has, and longer ones than names are. */
const wordsMax = 20;
const wordLengthMax = 64;

/**
 * Those of a question's words that are looked for among the data's values. The rest is asked back as not
 * understood: a statement with all words of a whole page would be longer than the data tool takes.
 */
export const lookedFor = <Word extends { readonly word: string }>(
  words: readonly Word[],
): readonly Word[] => words.filter(({ word }) => word.length <= wordLengthMax).slice(0, wordsMax);

/** The dimensions that hold words. */
export const textDimensions = (cube: Cube): readonly string[] =>
  cube.members
    .filter(
      ({ kind, type, public: isPublic }) => kind === "dimension" && type === "string" && isPublic,
    )
    .map(({ name }) => name)
    .slice(0, dimensionsMax);

/**
 * A value that is a word with a slip. A similarity of 0.9 is out of reach for what is twice as long as the
 * word, or half as long: lengths are compared first, since that is much faster in lists of many names.
 */
const similarSql = (name: string, word: string): string => {
  const [shortest, longest] = [Math.ceil(word.length / 2), word.length * 2];
  return `(length(${name}) >= ${shortest} AND length(${name}) <= ${longest} AND jaro_winkler_similarity(lower(${name}), ${quotedText(word)}) >= 0.9)`;
};

/**
 * One statement that finds the values which words may mean, also with a slip: those with the most of
 * the words first, the shortest of them before others, so that no cut leaves the best one out.
 */
export const lookUpSql = (
  cube: Cube,
  dimensions: readonly string[],
  words: readonly { readonly word: string; readonly root: string }[],
): string => {
  const branches = dimensions.map((dimension) => {
    const name = quotedName(dimension);
    const conditions = words.flatMap(({ word, root }) => [
      `${name} ILIKE ${containing(root)}`,
      ...(word.length > 3 ? [similarSql(name, word)] : []),
    ]);
    return `SELECT DISTINCT ${quotedText(dimension)} AS dimension, ${name} AS value FROM ${quotedName(cube.name)} WHERE ${conditions.join(" OR ")}`;
  });
  const hits = words.map(
    ({ root }) => `CASE WHEN value ILIKE ${containing(root)} THEN 1 ELSE 0 END`,
  );
  const best = hits.length < 2 ? "" : `${hits.join(" + ")} DESC, `;
  return `SELECT dimension, value FROM (${branches.join(" UNION ")}) AS found ORDER BY ${best}length(value), value, dimension LIMIT 100`;
};
