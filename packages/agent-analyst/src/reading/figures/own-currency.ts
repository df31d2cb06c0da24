import type { Cube } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { LogicalForm } from "../logical-form.js";

/** Words for a currency, and the units that models have for it. */
const currencies: readonly (readonly [RegExp, RegExp])[] = [
  [/^euros?$|^eur$/, /^(eur|euros?|€)$/i],
  [/^dollars?$/, /^(usd|us\$|aud|a\$|cad|c\$|nzd|sgd|hkd|dollars?|\$)$/i],
  [/^usd$/, /^(usd|us\$|dollars?|\$)$/i],
];

/**
 * Whether a currency is that of the figures; where the model says none, it is taken for theirs. `money` is any of them, and
 * changes nothing beside a figure of money: `how much money was refunded`.
 */
export const isOwnCurrency = (word: string, { measures }: LogicalForm, cube: Cube): boolean => {
  const members = measures.flatMap((measure) => {
    const name = measure.kind === "rows" ? undefined : measure.member;
    return cube.members.find((member) => member.name === name) ?? [];
  });
  if (word === "money") return members.some(isMoney);
  const [, own] = currencies.find(([said]) => said.test(word)) ?? [];
  return own === undefined || members.every(({ unit }) => unit === undefined || own.test(unit));
};
