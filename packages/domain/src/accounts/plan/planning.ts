import type { Problem } from "../../shared/failure/failure.js";
import type { IdSupply } from "../../shared/text/id.js";

/** What the parts of a plan share: ids for new things, and a place for what is wrong. */
export interface Planning {
  readonly newId: IdSupply;
  readonly problems: Problem[];
}

/** Notes what is wrong and where, and goes on, so that all problems are reported at once (C5). */
export const report = (planning: Planning, pointer: string, message: string): void => {
  planning.problems.push({ pointer, message });
};

/** Reports every item that stands for the same thing as an earlier one. */
export const reportRepeated = <Item>(
  planning: Planning,
  pointer: string,
  items: readonly Item[],
  field: keyof Item & string,
  keyOf: (item: Item) => unknown = (item) => item[field],
): void => {
  const seen = new Set<unknown>();
  for (const [at, item] of items.entries()) {
    const key = keyOf(item);
    if (seen.has(key)) report(planning, `${pointer}/${at}/${field}`, "is declared twice");
    seen.add(key);
  }
};

/** Items of a list under one of their fields. */
export const byKey = <Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, Item> => new Map(items.map((item) => [keyOf(item), item]));
