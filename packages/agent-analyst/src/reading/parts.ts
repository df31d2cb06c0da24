import type { Member } from "@embedded-analytics/domain";
import type { Mention } from "../mentions/mentions.js";
import type { FoundGranularity } from "../words/times/steps/granularity.js";
import type { FormMeasure, Threshold, ValueFilter } from "./logical-form.js";

/** What a name was taken for. */
export interface Parts {
  readonly measures: FormMeasure[];
  readonly groupBy: string[];
  readonly conditions: { readonly member: string; readonly holds: boolean }[];
  /** The tokens behind conditions: what stands there is what they are true of. */
  readonly conditionEnds: Set<number>;
  /** Counts, each with the one of those in a state that was asked for: `repairs … still open`. */
  readonly instead: Map<string, string>;
  /** In the order of the question, for limits to find what they limit. */
  readonly numbers: {
    readonly at: number;
    readonly on: Threshold["on"];
    readonly member: string;
    readonly index: number;
  }[];
  /** Dimensions that are to hold nothing, or (`isNot`) anything. */
  readonly empties: {
    readonly member: string;
    readonly isNot: boolean;
    /** Whether a number that is 0 is as good as nothing. */
    readonly isOrZero?: true;
  }[];
  /** Of these, those that a name in the plural asks for: `from corporate customers`. */
  readonly held: Set<string>;
  /** Rows that one figure counts, where another one of them is asked for: `revenue of cancelled orders`. */
  readonly ofKind: ValueFilter[];
  /** Columns of numbers of which rows are to have any: `with a discount`. */
  readonly amounts: string[];
  readonly notes: string[];
  /** Tokens of names that are said by another part: `product` in `product category`. */
  readonly absorbed: Set<number>;
  /** What is asked how many there are of, where a column names it, and the token behind its name. */
  counted: { readonly member: string; readonly end: number } | undefined;
  /** The money that those come to which are counted. */
  worth: Member | undefined;
  timeDimension: string | undefined;
  step: FoundGranularity["unit"] | undefined;
}

/** Says that another part has what a mention says. */
export const absorb = ({ absorbed }: Parts, { at, length }: Mention): void => {
  for (let token = at; token < at + length; token++) absorbed.add(token);
};

/** `city Berlin`, `status is returned`, `Berlin city`. */
export const isNear = (end: number, start: number): boolean => start >= end && start - end <= 2;
