import type { DashboardFilter, Grain } from "../definition/dashboard.js";
import * as Result from "effect/Result";
import type { DataUser } from "../../analytics/access/data-user.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import { parseValueTemplate } from "../../analytics/policies/parse/parse-value-template.js";
import { templateValues } from "../../analytics/policies/template-values.js";
import type { Problem } from "../../shared/failure/failure.js";
import { jsonPointer } from "../../shared/json/json-pointer.js";
import { isGranularity } from "../definition/filter.js";
import type { CivilDate } from "../../shared/dates/civil-date.js";
import {
  parseRange,
  rangeForms,
  rangeOn,
  rangeProblem,
  type DateRange,
  type RangeExpression,
} from "../../shared/dates/date-range.js";
import { findMember } from "./find-member.js";
import type { FilterScalar } from "./sql-literal.js";

/** A value of a filter as a request gives it; `null` and an empty list stand for no filter at all. */
export type FilterInput = FilterScalar | null | readonly (FilterScalar | null)[];

/** A filter that has a value. */
export type ActiveFilter =
  | { readonly kind: "grain"; readonly name: string; readonly grain: Grain }
  | {
      readonly kind: "range";
      readonly name: string;
      readonly member: string;
      readonly expression: RangeExpression;
      readonly range: DateRange;
    }
  | {
      readonly kind: "values";
      readonly name: string;
      readonly member: string;
      readonly values: readonly (FilterScalar | null)[];
    };

/** What decides the values of filters. */
export interface FilterContext {
  /** As the viewer may see it. */
  readonly model: DataModel;
  readonly user: DataUser;
  readonly today: CivilDate;
}

/** The filters of one request. */
export interface RequestedFilters {
  readonly active: readonly ActiveFilter[];
  /** What the request names and this viewer has no filter of, at most 20 of them, cut at 64 characters. */
  readonly unknown: readonly string[];
}

const [unknownMax, unknownLengthMax] = [20, 64];

/**
 * The filters that are in force: as requested, by name, or else by their defaults. A request may also
 * name a member, as for a click on a value of it. A filter over a member that the viewer may not see
 * is none, and so is what nobody has made a filter of: each is passed over, and listed in the answer alike, so that
 * no name can be tried out (E2), and a page goes on whose filter has gone while it was open.
 */
export const activeFilters = (
  filters: readonly DashboardFilter[],
  given: Readonly<Record<string, FilterInput>>,
  context: FilterContext,
): Result.Result<RequestedFilters, readonly Problem[]> => {
  const active: ActiveFilter[] = [];
  const problems: Problem[] = [];
  const take = (
    filter: DashboardFilter,
    input: FilterInput | undefined,
    isGiven: boolean,
  ): void => {
    const read = readFilter(filter, input ?? null, context);
    if (typeof read !== "string") active.push(...read);
    // A default that does not fit this viewer is no filter, as one that the viewer does not have.
    else if (isGiven)
      problems.push({ pointer: `/filters${jsonPointer([filter.name])}`, message: read });
  };
  for (const filter of filters) {
    const isGiven = Object.hasOwn(given, filter.name);
    take(filter, isGiven ? given[filter.name] : defaultOf(filter, context.user), isGiven);
  }
  const names = new Set(
    filters.filter((filter) => isThere(filter, context)).map(({ name }) => name),
  );
  const unknown: string[] = [];
  for (const [name, input] of Object.entries(given)) {
    if (names.has(name)) continue;
    const clicked = { name, member: name, multiple: true };
    if (isThere(clicked, context)) take(clicked, input, true);
    else if (unknown.length < unknownMax) {
      unknown.push(name.slice(0, unknownLengthMax).toWellFormed());
    }
  }
  return problems.length > 0 ? Result.fail(problems) : Result.succeed({ active, unknown });
};

/** Whether the viewer has a filter: it chooses how times are cut, or is over a dimension that the viewer sees. */
const isThere = (filter: DashboardFilter, { model }: FilterContext): boolean => {
  if (isGranularity(filter)) return true;
  const found = findMember(model, filter.member ?? "");
  return found !== undefined && found.member.kind !== "measure";
};

/** The default for one viewer: its templates filled in, what the viewer does not have left out. */
const defaultOf = ({ default: value }: DashboardFilter, user: DataUser): FilterInput => {
  if (value === undefined) return null;
  const written: readonly FilterScalar[] = isList(value) ? value : [value];
  const templates = written.flatMap((each) => {
    const read = parseValueTemplate(each);
    return read.ok ? [read.value] : [];
  });
  return templateValues(templates, user).values;
};

const readFilter = (
  filter: DashboardFilter,
  input: FilterInput,
  { model, today }: FilterContext,
): readonly ActiveFilter[] | string => {
  const values = isList(input) ? input : input === null ? [] : [input];
  const [first] = values;
  if (first === undefined) return [];
  if (isGranularity(filter)) return readGrain(filter, values);
  const { name, member = "", multiple = false } = filter;
  const found = findMember(model, member);
  if (found === undefined || found.member.kind === "measure") return [];
  if (found.member.type === "time") {
    if (values.length > 1) return rangeForms;
    const expression = parseRange(String(first));
    if (expression === undefined) return rangeProblem(String(first)) ?? rangeForms;
    return [{ kind: "range", name, member, expression, range: rangeOn(expression, today) }];
  }
  return values.length > 1 && !multiple
    ? "must be one value: the filter is not multiple"
    : [{ kind: "values", name, member, values }];
};

const readGrain = (
  { name, options = [] }: DashboardFilter,
  values: readonly (FilterScalar | null)[],
): readonly ActiveFilter[] | string => {
  const grain = values.length === 1 ? options.find((each) => each === values[0]) : undefined;
  return grain === undefined
    ? `must be one of ${options.join(", ")}`
    : [{ kind: "grain", name, grain }];
};

const isList = <Item>(value: Item | readonly Item[]): value is readonly Item[] =>
  Array.isArray(value);
