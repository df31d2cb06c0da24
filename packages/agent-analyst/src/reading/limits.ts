import type { Cube } from "@embedded-analytics/domain";
import type { Limit } from "../words/cues/limits.js";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import { converted } from "../words/units.js";
import { noteOfYears, yearsOfAge } from "./aged/years-of-age.js";
import { hasNoUnit } from "./thresholds/of-rows/counted-before.js";
import { isNoMoney, isUnitAssumed } from "./thresholds/money/no-money.js";
import type { Parts } from "./parts.js";
import type { FormMeasure, Threshold } from "./logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";

/**
 * A limit on a member; `5 %` of a rate that is stored as a fraction is 0.05, and so is `5`: no rate is 500 %.
 * `2 hours` of a member in minutes is 120; undefined where the unit is none of the member's.
 */
export const thresholdOn = (
  { members }: Cube,
  limit: Limit,
  limited: Pick<Threshold, "on" | "member" | "key">,
): Threshold | undefined => {
  const { operator, number, isPercent, unit } = limit;
  const member = members.find(({ name }) => name === limited.member);
  if (member?.format === "percent" && (isPercent === true || number > 1))
    return { operator, number: Number((number / 100).toPrecision(12)), said: number, ...limited };
  const years = member && yearsOfAge(member, limit);
  if (years !== undefined)
    return { operator, number: years, said: number, unit: "years", ...limited };
  if (isNoMoney(member, unit, members) || hasNoUnit(member, unit)) return undefined;
  return inOwnUnit(limit, member?.unit, limited);
};

/** A limit in the unit of its member; undefined where nothing leads from one to the other. */
const inOwnUnit = (
  { operator, number, unit }: Limit,
  unitOfMember: string | undefined,
  limited: Pick<Threshold, "on" | "member" | "key">,
): Threshold | undefined => {
  if (unit === undefined || unitOfMember === undefined) return { operator, number, ...limited };
  const own =
    stemOf(unit) === stemOf(unitOfMember) ? number : converted(number, unit, unitOfMember);
  if (own === undefined) return undefined;
  return { operator, number: own, ...(own === number ? {} : { said: number, unit }), ...limited };
};

/** What is assumed where a limit has a unit and its member has none; money is taken for the model's own. */
export const unitNote = (
  { members }: Cube,
  limit: Limit,
  { member: name }: Pick<Threshold, "member">,
): readonly string[] => {
  const { number, unit } = limit;
  const member = members.find((each) => each.name === name);
  if (member !== undefined && yearsOfAge(member, limit) !== undefined)
    return [noteOfYears(member, limit)];
  if (unit === undefined || !isUnitAssumed(member, unit)) return [];
  const title = member?.title ?? name;
  return !wordsOfName(`${name} ${title}`).includes(unit)
    ? [`The model says no unit of ${title}: I take ${number} ${unit} as ${number}.`]
    : [];
};

/** The number nearest to a limit: right behind it, else the last before it. */
export const limitedBy = (
  parts: Parts,
  from: number,
  to: number,
): Pick<Threshold, "on" | "member"> | undefined => {
  const after = parts.numbers.find(({ at }) => at >= to && at - to <= 2);
  const before = parts.numbers.filter(({ at }) => at < from).at(-1);
  const found = after ?? before ?? parts.numbers[0];
  return found && { on: found.on, member: found.member };
};

/** A measure that only limits is shown as well, but not before those that were asked for. */
export const withThresholds = (
  parts: Parts,
  thresholds: readonly Threshold[],
): readonly FormMeasure[] => {
  const isLimit = (measure: FormMeasure): boolean =>
    measure.kind === "measure" &&
    thresholds.some(({ member, on }) => on === "measure" && member === measure.member);
  return [...parts.measures.filter((each) => !isLimit(each)), ...parts.measures.filter(isLimit)];
};

/** `top 5 … by margin`: the measure after `by` is the one that ranks. */
export const rankedFirst = (
  utterance: Utterance,
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  if (utterance.ranking === undefined || measures.length < 2) return measures;
  const ranking = parts.numbers.find(
    ({ at, on }) =>
      on === "measure" &&
      (utterance.tokens[at - 1]?.word === "by" || at === (utterance.ranking?.at ?? -2) + 1),
  );
  const first = measures.filter(
    (each) => each.kind === "measure" && each.member === ranking?.member,
  );
  return [...first, ...measures.filter((each) => !first.includes(each))];
};
