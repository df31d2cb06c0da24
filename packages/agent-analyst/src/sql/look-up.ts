import type { Cube } from "@embedded-analytics/domain";
import { containing, quotedName, quotedText } from "./names.js";

/** More dimensions than a question's words are worth being looked for in. */
const dimensionsMax = 12;

/** The dimensions that hold words. */
export const textDimensions = (cube: Cube): readonly string[] =>
  cube.members
    .filter(
      ({ kind, type, public: isPublic }) => kind === "dimension" && type === "string" && isPublic,
    )
    .map(({ name }) => name)
    .slice(0, dimensionsMax);

/** One statement that finds the values which words may mean, also with a slip, the shortest first. */
export const lookUpSql = (
  cube: Cube,
  dimensions: readonly string[],
  words: readonly { readonly word: string; readonly root: string }[],
): string => {
  const branches = dimensions.map((dimension) => {
    const name = quotedName(dimension);
    const conditions = words.flatMap(({ word, root }) => [
      `${name} ILIKE ${containing(root)}`,
      ...(word.length > 3
        ? [`jaro_winkler_similarity(lower(${name}), ${quotedText(word)}) >= 0.9`]
        : []),
    ]);
    return `SELECT DISTINCT ${quotedText(dimension)} AS dimension, ${name} AS value FROM ${quotedName(cube.name)} WHERE ${conditions.join(" OR ")}`;
  });
  return `SELECT dimension, value FROM (${branches.join(" UNION ")}) AS found ORDER BY length(value), value, dimension LIMIT 100`;
};
