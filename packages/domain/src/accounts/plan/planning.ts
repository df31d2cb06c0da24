import { problemsMax } from "../../shared/failure/bounded-problems.js";
import type { Problem } from "../../shared/failure/failure.js";
import { suggest } from "../../shared/text/closest.js";
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

/**
 * Notes a name of something that is not there, with the one that was most likely meant (C5). Only where few problems
 * are known: no more of them are shown, and comparing names takes its time.
 */
export const reportUnknown = (
  planning: Planning,
  pointer: string,
  what: string,
  name: string,
  names: Iterable<string>,
): void => {
  const hint = planning.problems.length < problemsMax ? suggest(name, names) : "";
  report(planning, pointer, `names no ${what} of the account${hint}`);
};

/** The same of a deployment, whose id is a number: none is closer to it than another. */
export const reportUnknownDeployment = (
  planning: Planning,
  pointer: string,
  deploymentIds: Iterable<number>,
): void => {
  const ids = [...deploymentIds];
  const hint = ids.length > 0 && ids.length <= 12 ? `; there is ${ids.join(", ")}` : "";
  report(planning, pointer, `names no deployment of the account${hint}`);
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
