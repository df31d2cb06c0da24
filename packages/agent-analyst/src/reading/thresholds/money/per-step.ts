import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../../mentions/money/earned.js";
import { wordsOfName } from "../../../words/token.js";
import type { Threshold } from "../../logical-form.js";
import type { Parts } from "../../parts.js";
import { homeOfMember } from "../../spans/times-of-table.js";
import { keyOfThings } from "./limited-things.js";

/** Words of a name that say for how long an amount is. */
const saidPer: Readonly<Record<string, RegExp>> = {
  day: /^(daily|day)$/,
  week: /^(weekly|week)$/,
  month: /^(monthly|month)$/,
  quarter: /^(quarterly|quarter)$/,
  year: /^(yearly|annual|year|annum)$/,
};

const isPer = ({ name, title, description = "" }: Member, step: string): boolean => {
  const form = saidPer[step];
  return (
    form !== undefined &&
    wordsOfName(`${name} ${title} ${description}`).some((word) => form.test(word))
  );
};

/**
 * `agreements above 200 pounds a month`: the only amount of money of these very rows that the model says is one for that long, in a
 * column or as the average of each of the things. Undefined where there is none, or where several are.
 */
export const moneyPerStep = (
  cube: Cube,
  { measures }: Parts,
  step: string,
): Pick<Threshold, "on" | "member" | "key"> | undefined => {
  const [measure, ...others] = measures;
  const counted = cube.members.find(
    ({ name }) => measure?.kind === "measure" && measure.member === name,
  );
  if (counted === undefined || others.length > 0) return undefined;
  const own = cube.members.filter(
    (member) =>
      member.public &&
      isMoney(member) &&
      isPer(member, step) &&
      homeOfMember(cube, member) === homeOfMember(cube, counted),
  );
  const columns = own.filter(({ kind, type }) => kind === "dimension" && type === "number");
  const averages = own.filter(({ aggregate }) => aggregate === "avg");
  const [column, average] = [columns[0], averages[0]];
  if (column !== undefined)
    return columns.length === 1 ? { on: "dimension", member: column.name } : undefined;
  const key = keyOfThings(cube, counted);
  return average !== undefined && averages.length === 1 && key !== undefined
    ? { on: "thing", member: average.name, key: key.name }
    : undefined;
};
