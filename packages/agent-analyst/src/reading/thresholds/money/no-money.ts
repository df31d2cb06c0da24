import type { Member } from "@embedded-analytics/domain";
import { isMoney } from "../../../mentions/money/earned.js";
import { wordsOfName } from "../../../words/token.js";
import { isCurrency } from "../../../words/units.js";

const ofMoney =
  /^(amount|price|cost|fee|value|sum|total|rent|salary|wage|premium|budget|balance|rate|revenue|sales)$/;

/** Whether a member may be money: it is marked so, is a figure, or is called so. */
const mayBeMoney = (member: Member): boolean =>
  isMoney(member) ||
  member.kind === "measure" ||
  wordsOfName(`${member.name} ${member.title}`).some((word) => ofMoney.test(word));

/** `desks below 200 pounds`: the desks wanted are no money, where the model says of other members that they are. */
export const isNoMoney = (
  member: Member | undefined,
  unit: string | undefined,
  members: readonly Member[],
): boolean =>
  member !== undefined &&
  unit !== undefined &&
  isCurrency(unit) &&
  !mayBeMoney(member) &&
  members.some(isMoney);

/** Whether a unit is taken for what the model does not say: of money it is the model's own. */
export const isUnitAssumed = (member: Member | undefined, unit: string): boolean =>
  member?.unit === undefined && !(isCurrency(unit) && (member === undefined || mayBeMoney(member)));
