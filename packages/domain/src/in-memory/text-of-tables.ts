import type { Tables } from "./tables.js";

/**
 * Everything that the tables hold, as JSON; maps and sets are arrays in the order in which they were
 * written. Equal texts mean that nothing was written in between.
 */
export const textOfTables = (tables: Tables): string => JSON.stringify(plainOf(tables));

// A replacer of `JSON.stringify` is called for every field and takes twice as long.
const plainOf = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (Array.isArray(value) || value instanceof Map || value instanceof Set) {
    return [...(value as Iterable<unknown>)].map(plainOf);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, plainOf(field)] as const),
  );
};
