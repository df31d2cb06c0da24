import type { PlainSelect, SelectCondition } from "./plain-select.js";

/**
 * Whether two statements over one model have the same rows: the same columns, whatever they are called and
 * in whichever order, of the same rows, grouped and cut off alike. The second may say more of the order
 * of rows, for what the first leaves undecided.
 */
export const meansTheSame = (first: PlainSelect, second: PlainSelect): boolean =>
  first.cube === second.cube &&
  first.limit === second.limit &&
  sameList(first.items.map(itemText), second.items.map(itemText)) &&
  sameList(first.conditions.map(conditionText), second.conditions.map(conditionText)) &&
  orderTexts(first).every((text, at) => orderTexts(second)[at] === text);

const sameList = (first: readonly string[], second: readonly string[]): boolean =>
  JSON.stringify(first.toSorted()) === JSON.stringify(second.toSorted());

const itemText = ({ kind, name, grain }: PlainSelect["items"][number]): string =>
  JSON.stringify([kind, name, grain]);

const conditionText = (condition: SelectCondition): string =>
  condition.kind === "values"
    ? JSON.stringify({ ...condition, values: [...new Set(condition.values)].map(textOf).sort() })
    : JSON.stringify(Object.entries(condition).sort());

const textOf = (value: unknown): string => JSON.stringify(value);

const orderTexts = ({ order, items }: PlainSelect): readonly string[] =>
  order.map(({ item, isDescending }) => {
    const of = items[item];
    return `${of === undefined ? "" : itemText(of)} ${isDescending}`;
  });
