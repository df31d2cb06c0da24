import type { Cube, Member } from "@embedded-analytics/domain";
import type { TimeUnit } from "../language/civil-time.js";
import { wordsOfName } from "../language/token.js";
import type { Mention } from "./mentions.js";
import type { Denominator, PlanMeasure } from "./plan.js";
import type { Reading } from "./reading.js";
import { candidatesOf } from "./roles.js";
import type { Naming } from "./vocabulary.js";

const averaging = new Set("average avg mean averaged".split(" "));
const units: readonly string[] = ["hour", "day", "week", "month", "quarter", "year"];

/** What `average … per …` divides by. */
export type Per =
  | {
      readonly kind: "of";
      readonly by: Denominator;
      /** What names it, where it would be a group otherwise. */
      readonly mention: Mention | undefined;
      readonly measure: PlanMeasure;
    }
  | { readonly kind: "step"; readonly unit: TimeUnit; readonly measure: PlanMeasure };

/** `average revenue per customer`, `average monthly revenue`: a sum to be divided, by what there is of it. */
export const averagedPer = (
  reading: Reading,
  cube: Cube,
  mentions: readonly Mention[],
  measures: readonly PlanMeasure[],
): Per | undefined => {
  const { tokens, granularity } = reading;
  const [whole, part, ...others] = measures;
  // `what share of tickets is open`, where both are figures of their own.
  if (reading.share !== undefined && others.length === 0 && isSum(cube, whole) && isSum(cube, part))
    return {
      kind: "of",
      by: { kind: "measure", member: whole.member },
      mention: undefined,
      measure: part,
    };
  const base = reading.share === undefined || isGrouped(tokens) ? undefined : baseOf(cube, whole);
  if (base !== undefined && part === undefined && isSum(cube, whole))
    return {
      kind: "of",
      by: { kind: "measure", member: base.name },
      mention: undefined,
      measure: whole,
    };
  const isAsked = tokens.some(({ word, isQuoted }) => averaging.has(word) && !isQuoted);
  const mention = mentions.find(({ at }) => isDivisor(tokens, at, isAsked));
  const [measure, ...more] = measures.filter(
    (each) =>
      each.kind !== "measure" ||
      mention === undefined ||
      each.member !== countOf(mention)?.member.name,
  );
  if (measure?.kind !== "measure" || more.length > 0 || !adds(cube, measure.member))
    return undefined;
  const by = mention && denominatorOf(mention, measure.member);
  // `per order`, where orders are nothing to group by, divides as well.
  const isOnlyCount = mention !== undefined && candidatesOf(mention).dimension === undefined;
  if (mention !== undefined && by !== undefined && (isAsked || isOnlyCount))
    return { kind: "of", by, mention, measure };
  if (!isAsked) return undefined;
  const unit = granularity?.unit;
  const isStep =
    granularity !== undefined &&
    units.includes(unit ?? "") &&
    !/^(by|which|what|best|worst|top|busiest|highest|lowest)$/.test(
      tokens[granularity.at]?.word ?? "",
    );
  return isStep ? { kind: "step", unit: unit as TimeUnit, measure } : undefined;
};

const adds = (cube: Cube, name: string): boolean => {
  const aggregate = cube.members.find((member) => member.name === name)?.aggregate;
  return aggregate === "sum" || aggregate === "count" || aggregate === "count_distinct";
};

const isGrouped = (tokens: Reading["tokens"]): boolean =>
  tokens.some(({ word }) => word === "by" || word === "per");

/** The count of all of those of which a figure counts some: `Tickets` of `Open tickets`. */
const baseOf = ({ members }: Cube, measure: PlanMeasure | undefined): Member | undefined => {
  const some = members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  if (some?.aggregate !== "count") return undefined;
  const words = wordsOfName(some.title);
  return members.find(({ kind, aggregate, title }) => {
    const said = wordsOfName(title);
    const isPart = said.length > 0 && said.length < words.length;
    return (
      kind === "measure" &&
      aggregate === "count" &&
      isPart &&
      said.every((word) => words.includes(word))
    );
  });
};

type Named = Extract<PlanMeasure, { readonly kind: "measure" }>;

const isSum = (cube: Cube, measure: PlanMeasure | undefined): measure is Named =>
  measure?.kind === "measure" && adds(cube, measure.member);

/** `per customer`, `per single order`; with an average also `each customer`. */
const isDivisor = (tokens: Reading["tokens"], at: number, isAsked: boolean): boolean => {
  const before = tokens[at - 1]?.word ?? "";
  if (before === "per" || (isAsked && /^(each|every)$/.test(before))) return true;
  return /^(a|an|the|single)$/.test(before) && tokens[at - 2]?.word === "per";
};

const countOf = (mention: Mention): Naming | undefined => {
  const { measure } = candidatesOf(mention);
  const aggregate = measure?.member.aggregate;
  return aggregate === "count" || aggregate === "count_distinct" ? measure : undefined;
};

/** A count of them that the model has, else how many different values there are. */
const denominatorOf = (mention: Mention, measured: string): Denominator | undefined => {
  const count = countOf(mention);
  if (count !== undefined && count.member.name !== measured)
    return { kind: "measure", member: count.member.name };
  const { dimension } = candidatesOf(mention);
  return dimension && { kind: "distinct", member: dimension.member.name };
};
