import type { BucketUnit } from "../words/times/steps/cycles.js";
import type { ColumnState } from "../mentions/ends/column-state.js";
import type { BetweenTerm } from "../mentions/between-times.js";
import type { Display } from "../words/cues/display.js";
import type { Limit } from "../words/cues/limits.js";
import type { Ranking } from "../words/cues/ranking.js";
import type { Pair } from "../words/cues/compared/times.js";
import type { CivilMs, TimeUnit } from "../words/times/civil-time.js";
import type { TimeRange } from "../words/times/time-range.js";
import type { ComingOne } from "./times/coming/coming-times.js";
import type { OwnTime } from "./times/own-times.js";

/** What is counted: a measure of the model, or, where it has none, a plain aggregate. */
export type FormMeasure =
  | { readonly kind: "measure"; readonly member: string }
  /** Over a dimension. */
  | {
      readonly kind: "avg" | "sum" | "min" | "max";
      readonly member: string;
    }
  /** How many different values a dimension has; of a key, those are `called` by another column. */
  | { readonly kind: "distinct"; readonly member: string; readonly called?: string }
  /** Over a dimension, or of what a measure comes to for each of the things that a key tells apart. */
  | {
      readonly kind: "median";
      readonly member: string;
      readonly of?: string;
      /** Of what a measure comes to in each step of time instead: `median daily sales`. */
      readonly each?: TimeUnit;
    }
  | { readonly kind: "rows" }
  /**
   * A measure by a time of its own, beside another one: `booked` beside `delivered`. Where rows of its own count as well, they
   * meet `only`: `won` beside `lost`.
   */
  | {
      readonly kind: "dated";
      readonly member: string;
      readonly time: string | undefined;
      readonly only?: RowsOfOne;
    }
  /** Over a dimension: the value below which this share of the values lies. */
  | { readonly kind: "percentile"; readonly member: string; readonly fraction: number }
  | BetweenTerm
  /** What is left of a measure without another one of the same things; in percent where a share is asked for. */
  | {
      readonly kind: "rest";
      readonly member: string;
      readonly less: string;
      readonly isPercent?: true;
    }
  /** A measure that adds up, divided; for so many, such as 1,000, of what divides. */
  | {
      readonly kind: "per";
      readonly member: string;
      readonly by: Denominator;
      readonly factor?: number | undefined;
      /** Whether it is a part of what divides, and written in percent. */
      readonly isPercent?: true;
    };

/** The rows that one of several figures counts. */
export type RowsOfOne = Pick<LogicalForm, "filters" | "conditions">;

/** What a figure is divided by: a measure, how many values a dimension has, how many steps of time. */
export type Denominator =
  | { readonly kind: "measure" | "distinct"; readonly member: string }
  | { readonly kind: "unit"; readonly unit: TimeUnit; readonly member: string }
  /** A figure of another cube, in the same time by a time of its own, and in groups by a column of its own. */
  | {
      readonly kind: "elsewhere";
      readonly member: string;
      readonly cube: string;
      readonly title: string;
      readonly dimension: string | undefined;
      readonly range: TimeRange | undefined;
      readonly group?: string;
    };

/** Rows that are wanted by what they hold. */
export interface ValueFilter {
  readonly member: string;
  /** `part`: the value holds this text. `empty`: there is none, and no values are named. */
  readonly match: "whole" | "part" | "empty";
  readonly values: readonly string[];
  readonly isNot: boolean;
  /** Whether they are numbers, of a column of numbers. */
  readonly isNumber?: true;
  /** Whether none of a number is as good as nothing: `without reminders`. */
  readonly isOrZero?: true;
  /** A day after which a time is as good as none by now: the planned end of what is still there. */
  readonly orAfter?: CivilMs;
  /** Whether the column says yes or no itself, and must hold; the value is its name then. */
  readonly isCondition?: true;
  /** Whether nobody said it: a question of what was, or of other figures, does not take it up. */
  readonly isAssumed?: true;
  /** Other columns that have the value as well. */
  readonly alsoIn?: readonly string[];
}

/** `more than 100 orders`. */
export interface Threshold extends Limit {
  /**
   * `each`: on how many different values of a column there are. `thing`: the figure of each thing that `key` tells apart, of
   * which those within the limit count.
   */
  readonly on: "measure" | "dimension" | "each" | "thing";
  readonly member: string;
  readonly key?: string;
  /** Whether it is how many different values of the member there are that is limited. */
  readonly isDifferent?: true;
  /** Whether the rows of a thing count alone that meet all else that is asked, such as its time. */
  readonly isOfRows?: true;
  /** The number of the question, where it was said in percent of what is stored as a fraction, or in another unit. */
  readonly said?: number;
}

/** When. */
export interface FormTime {
  readonly dimension: string;
  readonly range: TimeRange | undefined;
  /** The time that `range` is compared with. */
  readonly before: TimeRange | undefined;
  /** The two between which a level changed, where others are compared of what adds up. */
  readonly ofLevels?: Pair;
  /** `before` counts by its mean over so many steps. */
  readonly parts?: number;
  /** Whether both are asked for together as well: `in July and August`. */
  readonly isJoined?: true;
  /** The step of a series. */
  readonly bucket: BucketUnit | undefined;
  /** The time that was named, where `dimension` is the planned one that is meant by it. */
  readonly named?: string | undefined;
  /** `range` is the coming one of two times of the same name: what the other one is. */
  readonly coming?: ComingOne;
}

/** What is to be so of the one thing that was named. */
export interface Whether {
  readonly member: string;
  readonly holds: boolean;
  /** `filled`: that there is a value at all, such as the time at which it was done; else the value that it is to have. */
  readonly of?: string;
}

/** A question, as one statement over one cube or view can answer it. */
export interface LogicalForm {
  readonly cube: string;
  readonly measures: readonly FormMeasure[];
  readonly groupBy: readonly string[];
  readonly filters: readonly ValueFilter[];
  /** Named conditions and boolean dimensions, and whether they must hold. */
  readonly conditions: readonly { readonly member: string; readonly holds: boolean }[];
  readonly thresholds: readonly Threshold[];
  readonly time: FormTime | undefined;
  /** Times that rows meet as well, each by a column of its own: `booked in June but delivered in July`. */
  readonly ownTimes?: readonly OwnTime[] | undefined;
  readonly ranking: Ranking | undefined;
  /** Of groups in two times: those alone whose figure rose, or fell. */
  readonly changed?: "up" | "down" | undefined;
  /** The rows of the first of a group count alone: `monthly revenue of the top 3 categories`. */
  readonly leaders?: Leaders | undefined;
  /** Groups in each of which the first are wanted: `top 3 products in each category`. */
  readonly within: readonly string[];
  /** The part of the whole is asked for. */
  readonly isShare: boolean;
  /** Those groups alone count whose share, or figure in percent, is within it. */
  readonly shareLimit?: Pick<Limit, "operator" | "number"> | undefined;
  /** Values whose share was asked for: shown, but the others are counted as well. */
  readonly focus: ValueFilter | undefined;
  readonly display: Display | undefined;
  /** A series from row to row. */
  readonly calculation?: "growth" | "mean_growth" | "running" | "mean" | undefined;
  /** The share of rows that meet these as well is asked for, in each group. */
  readonly part?: PartOfWhole | undefined;
  /** What two columns of times say together, such as that something came late. */
  readonly states?: readonly DatedState[] | undefined;
  /** Figures that do not add up over time count at the last moment of this time. */
  readonly snapshot?: { readonly dimension: string } | undefined;
  /** Days of the week, from 1 (Monday) to 7, on which rows count. */
  readonly weekdays?: { readonly dimension: string; readonly days: readonly number[] } | undefined;
  /** A yes or no is asked for: whether the figure is so. */
  readonly asks?: Limit | undefined;
  /** A yes or no is asked for: whether this condition holds for the one thing that was named. */
  readonly whether?: Whether | undefined;
  /** What one of two figures, or of two values, has more than the other is asked for. */
  readonly isDifference?: boolean | undefined;
  /** Limits on how long rows last. */
  readonly lengths?: readonly LimitOnLength[] | undefined;
  /** Rows are distinguished by how long ago this was. */
  readonly ages?: AgesOfRows | undefined;
  /** Single rows are asked for, by the first figure: `heaviest shipment`. */
  readonly single?: SingleRows | undefined;
  /** Rows without a name are a group only where it has a figure. */
  readonly hasValuedGroups?: true;
  /** Steps that only have rows from this day on are left out where nothing of them is counted. */
  readonly emptyAhead?: { readonly dimension: string; readonly day: CivilMs } | undefined;
  /** The things that are counted are asked for one by one: `which flats are vacant`. */
  readonly isListed?: true;
  /** Those count that are not named in this other cube. */
  readonly absentFrom?: Absence | undefined;
}

/** The first of a group by a figure over all that is asked about. */
export interface Leaders extends Pick<Ranking, "count" | "direction" | "skip"> {
  readonly member: string;
  readonly by: FormMeasure;
  /** The list that they are, where it was given before: its rows and its time are not those that are asked for now. */
  readonly of?: LogicalForm;
}

/** `took more than 10 days`. */
export interface LimitOnLength extends Pick<Limit, "operator" | "number"> {
  readonly span: BetweenTerm;
}

/** Since when rows have an age, and in what their bands are counted. */
export interface AgesOfRows {
  readonly member: string;
  readonly until: CivilMs;
  readonly unit: "day" | "year";
}

/** Which of the rows are asked for, and what they are. */
export interface SingleRows {
  readonly said: string;
  readonly noun: string;
}

/** What makes rows a part of a whole. */
export interface PartOfWhole extends Pick<
  LogicalForm,
  "filters" | "conditions" | "thresholds" | "states" | "leaders"
> {
  /** Whether the whole is asked for as well: `how many orders in May, and how many of them were late`. */
  readonly isBeside?: true;
  /** What another cube names, or never names, of those of the part: `share of policies with a claim`. */
  readonly absentFrom?: Absence | undefined;
}

/** A state at a day: what is overdue was to be done before it. */
export interface DatedState extends ColumnState {
  readonly day: CivilMs;
}

/** `accounts without an invoice`: values of `member` that `otherMember` of the cube `other` never has. */
export interface Absence {
  readonly member: string;
  readonly other: string;
  readonly otherMember: string;
  /** Whether those are asked for that the other cube does name. */
  readonly isPresent?: boolean | undefined;
  /** The measure of the other cube that is above zero for those that it names; without one, any row of theirs counts. */
  readonly measure: string | undefined;
  /** How much of the measure those have that the other cube names: `flats with more than 3 repairs`; any without a limit. */
  readonly limit?: Limit | undefined;
  /** Values of the rows that count there: `depots without a damaged parcel`. */
  readonly filters?: readonly ValueFilter[] | undefined;
  /** When those are named that are not asked for: `machines without a breakdown last week`. */
  readonly time?: { readonly dimension: string; readonly range: TimeRange } | undefined;
  /** What the same ones lack, or have, besides: `guests with lessons but no rentals`. */
  readonly also?: Absence | undefined;
}

/** Whether a difference is asked for of two values side by side, or of two figures without groups. */
export const hasDifference = ({
  isDifference,
  measures,
  groupBy,
  filters,
  time,
}: LogicalForm): boolean => {
  if (isDifference !== true || time?.before !== undefined || time?.bucket !== undefined)
    return false;
  const [group, ...groups] = groupBy;
  const isOfValues =
    measures.length === 1 &&
    groups.length === 0 &&
    filters.some(({ member, isNot, values }) => member === group && !isNot && values.length === 2);
  return isOfValues || (measures.length === 2 && groupBy.length === 0);
};
