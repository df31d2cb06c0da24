import type { RowFilter } from "./row-filter.js";

/** The rows that all of these let through. */
export const allOf = (filters: readonly RowFilter[]): RowFilter => combine("and", filters);

/** The rows that any of these lets through. */
export const anyOf = (filters: readonly RowFilter[]): RowFilter => combine("or", filters);

/** Flat, without what changes nothing, and everything once. */
const combine = (kind: "and" | "or", filters: readonly RowFilter[]): RowFilter => {
  const [neutral, absorbing] =
    kind === "and" ? (["all", "none"] as const) : (["none", "all"] as const);
  const parts = new Map<string, RowFilter>();
  for (const filter of filters) {
    const flat =
      filter.kind === "and" || filter.kind === "or" ? combine(filter.kind, filter.of) : filter;
    for (const part of flat.kind === kind ? flat.of : [flat]) {
      if (part.kind === absorbing) return { kind: absorbing };
      if (part.kind !== neutral) parts.set(JSON.stringify(part), part);
    }
  }
  const of = [...parts.values()];
  const [only] = of;
  if (only === undefined) return { kind: neutral };
  return of.length === 1 ? only : { kind, of };
};
