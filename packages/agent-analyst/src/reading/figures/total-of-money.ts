import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { isMoney, worthIn } from "../../mentions/money/earned.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { valueAskedAt } from "../../words/cues/money/value-asked.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";

/** Things that are money themselves, so that their total is no number of them. */
const ofMoney =
  /^(payouts?|payments?|repayments?|prepayments?|refunds?|donations?|gifts?|pledges?|contributions?|deposits?|instalments?|installments?|chargebacks?|fines?|fees?|credits?|royalties|bonuses|grants?|loans?|debts?|transfers?|settlements?|withdrawals?)$/;
const summing = /^(total|sum)$/;
const between = /^(of|the|all|our)$/;
const amounts = /^(amount|amounts|total|sum|value|volume)$/;
/** What is sold is money, where the model says for how much. */
const ofSales = /^(?:revenue|income|turnover|takings|amount|value|total)$/;

/** Whether a total of what is named here is asked for: `total payouts`, `sum of all refunds`. */
const isTotalled = ({ tokens }: Utterance, { at }: Mention): boolean => {
  const first = tokens.slice(0, at).findLastIndex(({ word }) => !between.test(word));
  const isNumber = tokens.some(({ word }) => /^(many|number|count)$/.test(word));
  return summing.test(tokens[first]?.word ?? "") && !isNumber;
};

const ofDocuments = /^(?:invoices|bills|orders|quotes|quotations|receipts|contracts|policies)$/;

/** `total of the invoices`, where `total invoices` may be their number. */
const isSumOfThem = ({ tokens }: Utterance, { at }: Mention): boolean => {
  const of = /^(?:the|all|our)$/.test(tokens[at - 1]?.word ?? "") ? at - 2 : at - 1;
  return (
    tokens[of]?.word === "of" &&
    /^(?:total|sum)$/.test(tokens[of - 1]?.word ?? "") &&
    !tokens.some(({ word }) => /^(?:many|number|count)$/.test(word))
  );
};

/** `sales last week`, where nobody asks how many there were. */
const isUncounted = ({ tokens, limits, ranking }: Utterance): boolean =>
  limits.length === 0 &&
  ranking === undefined &&
  !tokens.some(({ word }) =>
    /^(many|number|count|volume|units|per|average|often|median)$/.test(word),
  );

/** What is totalled, where that is money itself. */
const nounOf = (utterance: Utterance, mention: Mention): Token | undefined => {
  const noun = utterance.tokens[mention.at + mention.length - 1];
  if (noun?.word === "sales" && !noun.isQuoted && isUncounted(utterance)) return noun;
  if (ofDocuments.test(noun?.word ?? "") && isSumOfThem(utterance, mention)) return noun;
  return ofMoney.test(noun?.word ?? "") && isTotalled(utterance, mention) ? noun : undefined;
};

/** The words of the question that were taken as money. */
const saidAs = (utterance: Utterance, mention: Mention, { word, text }: Token): string =>
  isTotalled(utterance, mention) || ofDocuments.test(word) ? "the total" : `“${text}”`;

/**
 * `total payouts`, where the model has both a Number of payouts and a Payout amount: the total of what is money itself is that
 * amount, and this is said. `total orders` stay the number of them.
 */
export const totalOfMoney = (
  utterance: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const [first, ...others] = measures;
  if (first?.kind !== "measure" || others.length > 0) return measures;
  const valued = valueOfThings(utterance, cube, kept, parts, first);
  if (valued !== undefined) return valued;
  const counted = cube.members.find(({ name }) => name === first.member);
  const mention = kept.find((each) => candidatesOf(each).measure?.member === counted);
  if (mention === undefined || counted?.aggregate !== "count") return measures;
  const noun = nounOf(utterance, mention);
  const amount = noun && amountOf(cube, counted, noun.stem);
  if (amount === undefined || noun === undefined) return measures;
  const said = saidAs(utterance, mention, noun);
  parts.notes.push(`I take ${said} as ${amount.title}, and not as how many there are.`);
  return [{ kind: "measure", member: amount.name }];
};

/**
 * `what are the contracts worth`, `value of the stock by product`: what is counted, or measured in anything else, as the money that it
 * comes to, which is said; undefined where the model does not tell it.
 */
const valueOfThings = (
  { tokens, limits }: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  parts: Parts,
  { member: name }: { readonly member: string },
): readonly FormMeasure[] | undefined => {
  const counted = cube.members.find((each) => each.name === name);
  const isAsked = limits.length === 0 && valueAskedAt(tokens) !== undefined;
  const mention = kept.find((each) => candidatesOf(each).measure?.member === counted);
  const amount = isAsked && counted ? valueOf(cube, counted) : undefined;
  if (amount === undefined || mention === undefined) return undefined;
  absorb(parts, mention);
  parts.notes.push(`I take the value as ${amount.title}.`);
  return [{ kind: "measure", member: amount.name }];
};

/** The money of what is no money itself; what is counted of some rows alone, and the money of some alone, are none of each other. */
const valueOf = (cube: Cube, counted: Member): Member | undefined => {
  const words = wordsOfName(counted.title);
  const isNumber = /^(count|sum)/.test(counted.aggregate ?? "") && !isMoney(counted);
  if (!isNumber || words.includes("value")) return undefined;
  const amount = amountOf(cube, counted, stemOf(words.at(-1) ?? ""));
  return JSON.stringify(amount?.rows ?? []) === JSON.stringify(counted.rows ?? [])
    ? amount
    : undefined;
};

/** The sum that is called the amount of these things, and of none of their states; else what they are worth. */
const amountOf = (cube: Cube, counted: Member, noun: string): Member | undefined => {
  const members = cube.members.filter(
    (each) =>
      each.kind === "measure" &&
      each.public &&
      each.aggregate === "sum" &&
      isMoney(each) &&
      each.source?.cube === counted.source?.cube,
  );
  return (
    members.find(({ title, synonyms }) =>
      [title, ...synonyms].map(wordsOfName).some((words) => isAmountOf(words, noun)),
    ) ?? worthIn({ ...cube, members })
  );
};

const isAmountOf = (words: readonly string[], noun: string): boolean => {
  const rest = words.filter((word) => stemOf(word) !== noun && word !== "of");
  return (
    words.some((word) => stemOf(word) === noun) &&
    rest.length > 0 &&
    rest.every((word) => amounts.test(word) || (noun === "sale" && ofSales.test(word)))
  );
};
