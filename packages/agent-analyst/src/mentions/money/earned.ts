import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { isUndesired } from "../../words/undesired.js";
import { isCurrency } from "../../words/units.js";
import { wordsOfName } from "../../words/token.js";

/** Words for what a company earns, whatever its model calls it. */
export const earnings = [
  "money",
  "takings",
  "turnover",
  "revenue",
  "income",
  "earnings",
  "proceeds",
];

/** Words of a title that say the same: `Ticket sales` is ticket income. */
const earned = /^(sales|takings|turnover|revenue|income|earnings|proceeds|receipts)$/;
const costly =
  /\b(?:costs?|expenses?|spend(?:ing)?|discounts?|tax(?:es)?|fees?|wages?|salary|salaries|budgets?|reserves?|claims?|commissions?|tips?)\b/i;
const earning = /\b(?:billed|invoiced|earned|received)\b/i;

/** Whether a member is an amount of money, by what the model says of it. */
export const isMoney = ({ format, unit = "" }: Pick<Member, "format" | "unit">): boolean =>
  format === "currency" || isCurrency(unit);

/** A column that says of each row how much money it is. */
export const isColumnOfMoney = (member: Member): boolean =>
  member.kind === "dimension" && member.type === "number" && member.public && isMoney(member);

/** What is left of an amount, or a part of it: no thing is worth so much. */
const ofRest = /\b(?:due|outstanding|owed|arrears|deposits?|discounts?|refunds?|tips?|tax|vat)\b/i;

/** The columns that say what each row comes to; a balance is that only where there is nothing else. */
export const columnsOfWorth = (members: readonly Member[]): readonly Member[] => {
  const columns = members.filter((each) => isColumnOfMoney(each) && !ofRest.test(each.title));
  const others = columns.filter(({ title }) => !/\bbalance\b/i.test(title));
  return others.length > 0 ? others : columns;
};

const isSumOfMoney = (member: Member): boolean =>
  member.kind === "measure" && member.public && member.aggregate === "sum" && isMoney(member);

/** The first sum of money of a cube that is earned, and not spent or lost. */
export const earnedIn = ({ members }: Cube): Member | undefined =>
  members.find(
    (member) =>
      isSumOfMoney(member) &&
      (!costly.test(member.title) || earning.test(member.title)) &&
      !isUndesired(member.title),
  );

/** Parts of what something comes to, and what is left of it. */
const ofPart = /\b(?:savings?|saved|discounts?|tax(?:es)?|tips?|margins?|profits?|refunds?)\b/i;

/** The sum of money that says what a thing such as an order comes to: what is earned by it, or else what it costs. */
export const worthIn = (cube: Cube): Member | undefined => {
  const members = cube.members.filter((member) => isSumOfMoney(member) && !ofPart.test(member.title)); // prettier-ignore
  return earnedIn({ ...cube, members }) ?? members[0];
};

/** What figures of money with a name of several words may be called as well: `ticket money` of `Ticket sales`. */
export const otherMoneyNames = ({
  members,
}: Cube): readonly { readonly member: Member; readonly stems: readonly string[] }[] =>
  members.filter(isSumOfMoney).flatMap((member) => {
    const words = wordsOfName(member.title);
    const at = words.findIndex((word) => earned.test(word));
    if (at < 0 || words.length < 2) return [];
    const named = [words, ...namesOfThings(members, member, words.toSpliced(at, 1)).map((name) => [...name, words[at] ?? ""])]; // prettier-ignore
    return named.flatMap((each) => {
      const money = each.indexOf(words[at] ?? "");
      const others = each === words ? earnings : [...earnings, words[at] ?? ""];
      return others.map((word) => ({ member, stems: each.with(money, word).map(stemOf) }));
    });
  });

/** Other names of what is counted in the same rows, where money is called after it: `ski passes` of `Pass revenue`. */
const namesOfThings = (
  members: readonly Member[],
  { source }: Member,
  things: readonly string[],
): readonly (readonly string[])[] => {
  const isThing = (name: readonly string[]): boolean =>
    name.map(stemOf).join(" ") === things.map(stemOf).join(" ");
  return members
    .filter(({ aggregate, source: own }) => aggregate === "count" && own?.cube === source?.cube)
    .map(({ title, synonyms }) => [title, ...synonyms].map(wordsOfName))
    .filter((names) => names.some(isThing))
    .flatMap((names) => names.filter((name) => !isThing(name) && name.length < 3));
};
