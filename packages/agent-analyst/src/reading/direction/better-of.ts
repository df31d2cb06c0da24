import type { Cube, Member } from "@embedded-analytics/domain";
import { saysDuration } from "../../mentions/how-long.js";
import { isBad, isUndesired } from "../../words/undesired.js";
import { isUnitOfTime } from "../../words/units.js";
import type { FormMeasure } from "../logical-form.js";

/** Which end of a figure is the good one; `unsaid` where it may be either, and nothing tells. */
export type Better = "higher" | "lower" | "unsaid";

const plain = "higher" as const;

/** What a description says, in a row for each end. */
const described: readonly (readonly [RegExp, Better])[] = [
  [/\b(?:more|higher|greater|larger|longer)(?: is|,? the) better\b/i, "higher"],
  [/\b(?:fewer|less|lower|smaller|shorter)(?: is|,? the) better\b/i, "lower"],
];

const lengthTo = "(?:time|minutes?|hours?|days?|weeks?|months?) (?:to|until|till|before|between)";

/** What a title says, in a row for each kind; the first that fits is meant. */
const titled: readonly (readonly [(title: string) => boolean, Better])[] = [
  // What was saved or put right is wanted, though it is called after what nobody wants.
  [(title) => /\b(?:sav(?:ed|ings?)|avoid\w*|prevent\w*|recover\w*|re?solved|handled)\b/i.test(title), "higher"], // prettier-ignore
  // The longer it takes until something fails, the better.
  [(title) => new RegExp(`\\b${lengthTo}\\b`, "i").test(title) && isUndesired(title), "higher"],
  [isUndesired, "lower"],
  [isBad, "lower"],
  [(title) => /\b(?:costs?|expenses?|expenditures?|overheads?)\b/i.test(title), "lower"], // prettier-ignore
  [(title) => /\b(?:wait(?:s|ing)?|queues?|queuing|idle|turnaround|(?:lead|response|reaction|resolution|handling|repair) times?)\b/i.test(title), "lower"], // prettier-ignore
  [(title) => new RegExp(`\\b${lengthTo}\\b`, "i").test(title), "lower"],
];

/**
 * Whether more or less of a figure is better: the model's own hint says so, else its description, else its title
 * where that names what somebody wants or nobody does. Lengths of time that none of these tells may be either.
 */
export const betterOf = ({ members }: Cube, measure: FormMeasure | undefined): Better => {
  // How long it takes from one time to another.
  if (measure?.kind === "between") return "lower";
  const member = members.find(
    ({ name }) => measure !== undefined && measure.kind !== "rows" && name === measure.member,
  );
  if (member === undefined) return plain;
  const { better, title, name, description = "" } = member;
  if (better !== undefined) return better;
  return (
    described.find(([form]) => form.test(description))?.[1] ??
    titled.find(([fits]) => fits(title || name.replaceAll("_", " ")))?.[1] ??
    (isLengthOfTime(member, measure) ? "unsaid" : plain)
  );
};

/** A mean or an end of lengths of time; hours that add up are an amount of work. */
const isLengthOfTime = (
  { kind, aggregate, name, title, unit = "" }: Member,
  measure: FormMeasure | undefined,
): boolean => {
  const addsUp = kind === "measure" ? /^(sum|count|count_distinct)$/.test(aggregate ?? "") : measure?.kind === "sum"; // prettier-ignore
  return !addsUp && (isUnitOfTime(unit) || saysDuration(`${name} ${title}`));
};
