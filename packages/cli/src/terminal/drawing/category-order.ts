import type { Cell } from "./format-figure.js";

/**
 * The categories of a chart in the order that its specification names: by amount, by name, or as
 * listed. Without a word about it they stay as the query has sorted them.
 */
export const orderOf = (
  categories: readonly Cell[],
  amounts: readonly number[],
  sort: unknown,
): readonly Cell[] => {
  if (Array.isArray(sort)) {
    const listed = new Map(sort.map((each: unknown, at) => [each, at]));
    return sorted(categories, (at) => listed.get(categories[at]) ?? sort.length);
  }
  const byAmount = sort === "-x" || sort === "-y" ? -1 : sort === "x" || sort === "y" ? 1 : 0;
  if (byAmount !== 0) return sorted(categories, (at) => byAmount * (amounts[at] ?? 0));
  if (sort !== "ascending" && sort !== "descending") return categories;
  const names = [...categories].sort((left, right) => (String(left) < String(right) ? -1 : 1));
  return sort === "ascending" ? names : names.reverse();
};

const sorted = (categories: readonly Cell[], rank: (at: number) => number): readonly Cell[] =>
  [...categories.keys()]
    .sort((left, right) => rank(left) - rank(right))
    .flatMap((at) => categories[at] ?? null);
