import type { DashboardFilter } from "./dashboard.js";
import { parseValueTemplate } from "../../analytics/policies/parse/parse-value-template.js";
import type { Problem } from "../../shared/failure/failure.js";
import { isGranularity } from "./filter.js";
import { problemBelow } from "../../shared/failure/problem-below.js";

/** What is wrong with the filters of a dashboard, beside their form. */
export const filterProblems = (filters: readonly DashboardFilter[]): readonly Problem[] => {
  const seen = new Set<string>();
  return filters.flatMap((filter, at) => {
    const pointer = `/filters/${at}`;
    const problems = (isGranularity(filter) ? granularityProblems : memberProblems)(filter).map(
      (problem) => problemBelow(pointer, problem),
    );
    const repeated = seen.has(filter.name)
      ? [{ pointer: `${pointer}/name`, message: "is the name of another filter" }]
      : [];
    seen.add(filter.name);
    return [...repeated, ...problems];
  });
};

const granularityProblems = (filter: DashboardFilter): readonly Problem[] => {
  const { member, multiple, options = [], default: value } = filter;
  return [
    ...(member === undefined
      ? []
      : [{ pointer: "/member", message: "is not for a filter of type granularity" }]),
    ...(multiple === undefined
      ? []
      : [{ pointer: "/multiple", message: "is not for a filter of type granularity" }]),
    ...(options.length === 0
      ? [{ pointer: "/options", message: "must have at least one grain" }]
      : []),
    ...(value === undefined || options.some((option) => option === value)
      ? []
      : [{ pointer: "/default", message: `must be one of ${options.join(", ")}` }]),
  ];
};

const memberProblems = ({
  member,
  options,
  multiple,
  default: value,
}: DashboardFilter): readonly Problem[] => {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return [
    ...(member === undefined ? [{ pointer: "/member", message: "is required" }] : []),
    ...(options === undefined
      ? []
      : [{ pointer: "/options", message: "is for filters of type granularity only" }]),
    ...(multiple !== true && values.length > 1
      ? [{ pointer: "/default", message: "must be one value: the filter is not multiple" }]
      : []),
    ...(value !== undefined && !values.every(isDefault)
      ? [{ pointer: "/default", message: 'must be a value, or "{ userAttributes.name }"' }]
      : []),
  ];
};

/** A literal or an attribute of the viewer; a security context may hold what is not for its user's eyes. */
const isDefault = (value: unknown): boolean => {
  const read = parseValueTemplate(value);
  return read.ok && ("literal" in read.value || read.value.path.of === "userAttributes");
};
