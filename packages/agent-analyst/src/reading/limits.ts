import type { Cube } from "@embedded-analytics/domain";
import type { Limit } from "../words/cues/limits.js";
import { wordsOfName } from "../words/token.js";
import { converted, isCurrency } from "../words/units.js";
import type { Parts } from "./parts.js";
import type { FormMeasure, Threshold } from "./logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";

/**
 * A limit on a member; `5 %` of a rate that is stored as a fraction is 0.05, and so is `5`: no rate is 500 %.
 * `2 hours` of a member in minutes is 120; undefined where the unit is none of the member's.
 */
export const thresholdOn = (
  { members }: Cube,
  { operator, number, isPercent, unit }: Limit,
  limited: Pick<Threshold, "on" | "member" | "key">,
): Threshold | undefined => {
  const member = members.find(({ name }) => name === limited.member);
  if (member?.format === "percent" && (isPercent === true || number > 1))
    return { operator, number: Number((number / 100).toPrecision(12)), said: number, ...limited };
  if (unit === undefined || member?.unit === undefined) return { operator, number, ...limited };
  const own = converted(number, unit, member.unit);
  if (own === undefined) return undefined;
  return { operator, number: own, ...(own === number ? {} : { said: number, unit }), ...limited };
};

/** What is assumed where a limit has a unit and its member has none; money is taken for the model's own. */
export const unitNote = (
  { members }: Cube,
  { number, unit }: Limit,
  { member: name }: Pick<Threshold, "member">,
): readonly string[] => {
  const member = members.find((each) => each.name === name);
  const isAssumed = unit !== undefined && !isCurrency(unit) && member?.unit === undefined;
  return isAssumed && !wordsOfName(`${name} ${member?.title ?? ""}`).includes(unit)
    ? [`The model says no unit of ${member?.title ?? name}: I take ${number} ${unit} as ${number}.`]
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
