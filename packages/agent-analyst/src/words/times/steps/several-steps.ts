import type { TimeUnit } from "../civil-time.js";
import type { FoundGranularity } from "./granularity.js";
import type { Token } from "../../token.js";

const units: readonly string[] = ["hour", "day", "week", "month", "quarter", "year"];
const averaging = /^(average|avg|mean|averaged)$/;

/** A step by which a figure is divided, beside the one of the series. */
export interface DividingStep extends Pick<FoundGranularity, "at" | "length"> {
  readonly unit: TimeUnit;
}

/** What the steps of a question are to it. */
export interface SeveralSteps {
  /** That of the series. */
  readonly step: FoundGranularity | undefined;
  /** The one of `average daily revenue by month` that the figure is divided by. */
  readonly dividing?: DividingStep;
  /** Steps that are said besides, such as `year` in `by year and month`. */
  readonly others: readonly FoundGranularity[];
}

/**
 * Which of several steps is that of the series. Of an average it is the longer one, or the one that comes around again,
 * and the shorter one is what the figure is divided by; else it is the shortest, which says the longer ones as well.
 */
export const severalSteps = (
  tokens: readonly Token[],
  usual: FoundGranularity | undefined,
  found: readonly FoundGranularity[],
): SeveralSteps => {
  const others = found.filter((each) => usual !== undefined && isOther(each, usual));
  const [other, ...more] = others;
  if (usual === undefined || other === undefined || more.length > 0) return { step: usual, others };
  const [short, long] = lengthOf(usual) <= lengthOf(other) ? [usual, other] : [other, usual];
  if (tokens.some(({ word, isQuoted }) => averaging.test(word) && !isQuoted) && isDivisor(short))
    return { step: long, dividing: short, others: [] };
  return units.includes(long.unit)
    ? { step: short, others: [long] }
    : { step: usual, others: [other] };
};

/** Whether it is another step, of its own words. */
const isOther = (each: FoundGranularity, usual: FoundGranularity): boolean =>
  each.unit !== "auto" &&
  usual.unit !== "auto" &&
  each.unit !== usual.unit &&
  (each.at >= usual.at + usual.length || each.at + each.length <= usual.at);

/** What comes around again is longer than all that could be counted in it. */
const lengthOf = ({ unit }: FoundGranularity): number => {
  const at = units.indexOf(unit);
  return at < 0 ? units.length : at;
};

const isDivisor = (step: FoundGranularity): step is DividingStep => units.includes(step.unit);
