import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import { wordsOfName } from "../../words/token.js";
import type { RowsOfFigure } from "../figures/rows-of-figure.js";
import type { LogicalForm } from "../logical-form.js";

const paying = /^(paid|payment|settled|settlement|received|collected)$/;
const left = /^(outstanding|unpaid|owed|owing|arrears|unsettled|receivable|receivables)$/;
const taken = /^(paid|received|receipts|collected|takings|payments|repaid|settled)$/;

const isCalled = (words: RegExp, text: string): boolean =>
  wordsOfName(text).some((word) => words.test(word));

/** Whether rows are those that have no time yet at which they were paid. */
const areUnpaid = (
  { members }: Cube,
  former: LogicalForm | undefined,
  rows: RowsOfFigure,
): boolean => {
  const isOfPaying = (name: string): boolean =>
    members.some(
      (member) =>
        member.name === name &&
        member.type === "time" &&
        isCalled(paying, `${member.title} ${member.name.replaceAll("_", " ")}`),
    );
  return (
    [...(former?.filters ?? []), ...rows.filters].some(
      ({ member, match, isNot }) => match === "empty" && !isNot && isOfPaying(member),
    ) || (former?.states ?? []).some(({ done }) => isOfPaying(done))
  );
};

/** Of unpaid bills, what came in is no answer to `how much is that`: what is left of them is, or else what they were made out for. */
export const withoutTaken = (
  cube: Cube,
  former: LogicalForm | undefined,
  rows: RowsOfFigure,
): Cube => {
  if (!areUnpaid(cube, former, rows)) return cube;
  const isSum = (member: Member): boolean => member.aggregate === "sum" && isMoney(member);
  const owed = cube.members.filter((each) => isSum(each) && isCalled(left, each.title));
  const isKept = (member: Member): boolean =>
    !isSum(member) || (owed.length > 0 ? owed.includes(member) : !isCalled(taken, member.title));
  return { ...cube, members: cube.members.filter(isKept) };
};
