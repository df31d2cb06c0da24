import type { Cube } from "@embedded-analytics/domain";
import type { TimeUnit } from "../language/civil-time.js";
import type { Mention } from "./mentions.js";
import type { Denominator, PlanMeasure } from "./plan.js";
import type { Reading } from "./reading.js";
import { candidatesOf } from "./roles.js";

const averaging = new Set("average avg mean averaged".split(" "));
const units: readonly string[] = ["hour", "day", "week", "month", "quarter", "year"];

/** What `average … per …` divides by. */
export type Per =
  | { readonly kind: "of"; readonly by: Denominator; readonly mention: Mention }
  | { readonly kind: "step"; readonly unit: TimeUnit };

/** `average revenue per customer`, `average monthly revenue`: a sum to be divided, by what there is of it. */
export const averagedPer = (
  reading: Reading,
  cube: Cube,
  mentions: readonly Mention[],
  measures: readonly PlanMeasure[],
): Per | undefined => {
  const { tokens, granularity } = reading;
  const [measure, ...more] = measures;
  const isAsked = tokens.some(({ word, isQuoted }) => averaging.has(word) && !isQuoted);
  if (!isAsked || measure?.kind !== "measure" || more.length > 0) return undefined;
  if (!adds(cube, measure.member)) return undefined;
  const mention = mentions.find(({ at }) => {
    const before = tokens[at - 1]?.word ?? "";
    return (
      before === "per" || (/^(a|an|the|single)$/.test(before) && tokens[at - 2]?.word === "per")
    );
  });
  const by = mention && denominatorOf(mention, measure.member);
  if (mention !== undefined && by !== undefined) return { kind: "of", by, mention };
  const unit = granularity?.unit;
  const isStep =
    granularity !== undefined &&
    units.includes(unit ?? "") &&
    !/^(by|which|what|best|worst|top|busiest|highest|lowest)$/.test(
      tokens[granularity.at]?.word ?? "",
    );
  return isStep ? { kind: "step", unit: unit as TimeUnit } : undefined;
};

const adds = (cube: Cube, name: string): boolean => {
  const aggregate = cube.members.find((member) => member.name === name)?.aggregate;
  return aggregate === "sum" || aggregate === "count" || aggregate === "count_distinct";
};

/** A count of them that the model has, else how many different values there are. */
const denominatorOf = (mention: Mention, measured: string): Denominator | undefined => {
  const { measure, dimension } = candidatesOf(mention);
  const aggregate = measure?.member.aggregate;
  const counts = aggregate === "count" || aggregate === "count_distinct";
  if (measure !== undefined && counts && measure.member.name !== measured)
    return { kind: "measure", member: measure.member.name };
  return dimension && { kind: "distinct", member: dimension.member.name };
};
