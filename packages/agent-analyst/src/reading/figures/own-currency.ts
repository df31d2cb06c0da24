import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { LogicalForm } from "../logical-form.js";

/** Words for a currency, and the units that models have for it. */
const currencies: readonly (readonly [RegExp, RegExp])[] = [
  [/^euros?$|^eur$/, /^(eur|euros?|€)$/i],
  [/^dollars?$/, /^(usd|us\$|aud|a\$|cad|c\$|nzd|sgd|hkd|dollars?|\$)$/i],
  [/^pounds$|^gbp$|^sterling$/, /^(gbp|pounds?|£)$/i],
  [/^usd$/, /^(usd|us\$|dollars?|\$)$/i],
];

const membersOf = ({ measures }: LogicalForm, cube: Cube): readonly Member[] =>
  measures.flatMap((measure) => {
    const name = measure.kind === "rows" ? undefined : measure.member;
    return cube.members.find((member) => member.name === name) ?? [];
  });

/** Whether any figure is one of money, beside which the word changes nothing: `how much money was refunded`. */
export const isOfMoney = (form: LogicalForm, cube: Cube): boolean =>
  membersOf(form, cube).some(isMoney);

/** Whether a currency is that of the figures; where the model says none, it is taken for theirs. */
export const isOwnCurrency = (word: string, form: LogicalForm, cube: Cube): boolean => {
  const [, own] = currencies.find(([said]) => said.test(word)) ?? [];
  return (
    own === undefined ||
    membersOf(form, cube).every(({ unit }) => unit === undefined || own.test(unit))
  );
};
