import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import { isCurrency } from "../../words/units.js";
import type { MentionContext } from "../context/mention-context.js";
import { absorb } from "../parts.js";
import { leastOfMoney } from "../row-limits.js";
import { homeOfMember } from "../spans/times-of-table.js";
import { rowsOfFigure } from "./rows-of-figure.js";

/** So well a name is named as a whole. */
const whole = 0.9;

/** The count of all rows that a figure of money is one of. */
const countBeside = (cube: Cube, money: Member): Member | undefined =>
  cube.members.find(
    (member) =>
      member.aggregate === "count" &&
      member.public &&
      member.rows?.length === 0 &&
      homeOfMember(cube, member) === homeOfMember(cube, money),
  );

/** Whether a number is asked for, or those alone that come to more or less. */
const isCounted = ({
  utterance: { tokens, limits },
  mention: { at, length },
}: MentionContext): boolean => {
  const word = (place: number): string => tokens[place]?.word ?? "";
  const isAsked =
    (word(at - 2) === "how" && word(at - 1) === "many") ||
    (word(at - 2) === "number" && word(at - 1) === "of");
  const isLimited = limits.some(
    (limit) =>
      (limit.at === at + length ||
        (limit.at === at + length + 1 && /^(of|for)$/.test(word(at + length)))) &&
      limit.meaning.isPercent !== true &&
      (limit.meaning.unit === undefined
        ? limit.meaning.number >= leastOfMoney
        : isCurrency(limit.meaning.unit)),
  );
  return isAsked || isLimited;
};

/** Whether several of something are named, and nothing but money is called so. */
const isNounOfMoney = (
  { mention, measure, dimension, utterance }: MentionContext,
  money: Member,
): boolean =>
  dimension === undefined &&
  mention.length === 1 &&
  (measure?.quality ?? 0) >= whole &&
  /[^s]s$/.test(utterance.tokens[mention.at]?.word ?? "") &&
  money.aggregate === "sum" &&
  isMoney(money);

/**
 * `how many withdrawals`, `withdrawals over £500`, where `Withdrawals` is the money that some of the cash flows come to: those are
 * counted, by the filters of the figure. Not where something else is said of the columns that these filters are on.
 */
export const takesRowsOfMoney = (context: MentionContext): boolean => {
  const { parts, mention, measure, cube, values } = context;
  const money = measure?.member;
  if (money === undefined || !isNounOfMoney(context, money) || !isCounted(context)) return false;
  const rows = rowsOfFigure(cube, money.name);
  const count = countBeside(cube, money);
  if (rows === undefined || rows.filters.length === 0 || count === undefined) return false;
  if (values.some(({ dimension: column }) => rows.filters.some(({ member }) => member === column)))
    return false;
  parts.measures.push({ kind: "measure", member: count.name });
  parts.ofKind.push(...rows.filters);
  parts.conditions.push(...rows.conditions);
  parts.worth = money;
  parts.notes.push(`I count those that ${money.title || money.name} are of.`);
  absorb(parts, mention);
  return true;
};
