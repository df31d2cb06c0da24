import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../words/cues/utterance.js";
import { askedGroups } from "./asked-groups.js";
import { lateByNow } from "./rows/late-by-now.js";
import { havingGroups } from "./rows/having-groups.js";
import { stillThere } from "./rows/still-there.js";
import type { Fragment } from "./fragment.js";
import type { LogicalForm, ValueFilter } from "./logical-form.js";

/** The rows that count and their groups; where a share of some of them is asked for, both sides are counted. */
export const rowsOf = (
  utterance: Utterance,
  fragment: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
  notes: string[],
): Pick<LogicalForm, "groupBy" | "filters" | "conditions" | "focus" | "isShare"> => {
  const filters = [
    ...mergedFilters(fragment, former),
    ...stillThere(fragment, cube, notes),
    ...havingGroups(fragment, cube, former, notes),
    ...lateByNow(utterance, fragment, cube, former, notes),
  ];
  const conditions = mergedConditions(fragment, former);
  const merged = mergedGroups(utterance, fragment, former, apartOf(utterance, fragment, former, filters)); // prettier-ignore
  const counted = fragment.measures.flatMap((each) =>
    each.kind === "distinct" ? [each.member] : [],
  );
  // `who moved out in May` asks for those who did, and for no number.
  const isOfTime = fragment.timeDimension !== undefined && fragment.measures.length === 0;
  const groups = askedGroups(utterance, merged, cube, notes, new Set(counted), isOfTime);
  const keepsShare =
    former?.isShare === true && fragment.measures.length === 0 && groups.length > 0;
  const isShare = fragment.isShare || keepsShare;
  // `share of the lines in service that is fibre`, by service: fibre alone would be all of itself.
  const own = isShare ? filters.find((each) => isShareOfGroup(each, groups)) : undefined;
  if (own !== undefined) {
    const others = filters.filter((each) => each !== own);
    return { groupBy: groups, filters: others, conditions, focus: own, isShare };
  }
  if (!isShare || groups.length > 0)
    return { groupBy: groups, filters, conditions, focus: undefined, isShare };
  const [condition] = conditions;
  const focus = focusOf(utterance, filters, condition);
  return {
    groupBy: focus === undefined ? groups : [focus.member],
    filters: filters.filter((filter) => filter !== focus),
    conditions: conditions.filter((each) => each !== condition),
    focus,
    isShare: focus !== undefined,
  };
};

/**
 * `share of orders to Germany and Austria` is of all orders, and one of them both; side by side stand those that are set
 * against one another: `Germany vs Austria`.
 */
const areTogether = (
  { comparison, tokens }: Utterance,
  { values, isNot, match }: ValueFilter,
): boolean =>
  values.length > 1 &&
  !isNot &&
  match !== "empty" &&
  comparison.every(({ meaning }) => meaning !== "versus") &&
  !tokens.some(({ word }) => word === "between" || word === "each");

/** What the part of a share is: a condition, several values together, or else the first value that is named. */
const focusOf = (
  utterance: Utterance,
  filters: readonly ValueFilter[],
  condition: LogicalForm["conditions"][number] | undefined,
): ValueFilter | undefined =>
  condition === undefined
    ? (filters.find((each) => areTogether(utterance, each)) ??
      filters.find(({ isNot, match }) => !isNot && match !== "empty"))
    : {
        member: condition.member,
        match: "whole",
        values: [String(condition.holds)],
        isNot: false,
      };

/** The filters whose values may stand side by side. */
const apartOf = (
  utterance: Utterance,
  fragment: Fragment,
  former: LogicalForm | undefined,
  filters: readonly ValueFilter[],
): readonly ValueFilter[] =>
  fragment.isShare || former?.isShare === true
    ? filters.filter((each) => !areTogether(utterance, each))
    : filters;

/** One value of the only groups that shares are asked of. */
const isShareOfGroup = (
  { member, values, isNot, match }: ValueFilter,
  [group, ...others]: readonly string[],
): boolean =>
  member === group && others.length === 0 && values.length === 1 && !isNot && match !== "empty";

/**
 * A filter replaces an earlier one on the same dimension; what was said of others stays. Behind a name that several columns
 * have, `and Evermark?` says which of them was meant.
 */
const mergedFilters = (
  fragment: Fragment,
  former: LogicalForm | undefined,
): readonly ValueFilter[] => {
  const kept = [...(former?.filters ?? []), ...focusBefore(fragment, former)].filter(
    ({ member, isAssumed, alsoIn = [] }) =>
      isAssumed !== true &&
      !fragment.filters.some(
        (filter) =>
          filter.member === member ||
          (fragment.measures.length === 0 && !filter.isNot && alsoIn.includes(filter.member)),
      ),
  );
  return [...kept, ...fragment.filters];
};

/**
 * `only agency staff`, then `as a share`, and then `by service instead`: the value whose share it was is no group any more, and
 * restricts the rows again.
 */
const focusBefore = (
  { groupBy, step }: Fragment,
  former: LogicalForm | undefined,
): readonly ValueFilter[] => {
  const focus = former?.focus;
  const isRegrouped = step !== undefined || groupBy.length > 0;
  return focus === undefined ||
    isOfCondition(focus) ||
    !isRegrouped ||
    groupBy.includes(focus.member)
    ? []
    : [focus];
};

const isOfCondition = ({ match, values: [value, ...others] }: ValueFilter): boolean =>
  match === "whole" && others.length === 0 && (value === "true" || value === "false");

const mergedConditions = (
  fragment: Fragment,
  former: LogicalForm | undefined,
): LogicalForm["conditions"] => [
  ...[...(former?.conditions ?? []), ...conditionBefore(fragment, former)].filter(
    ({ member }) => !fragment.conditions.some((condition) => condition.member === member),
  ),
  ...fragment.conditions,
];

/** `top 5 customers`, and then `only Switzerland and Austria`: the same list, or series, of the rows of both, and no list of the two. */
const staysGrouped = (
  { tokens }: Utterance,
  former: LogicalForm | undefined,
): former is LogicalForm =>
  former !== undefined &&
  (former.groupBy.length > 0 || former.time?.bucket !== undefined) &&
  !former.isShare &&
  /^(only|just)$/.test(tokens.find(({ word }) => word !== "and" && word !== "now")?.word ?? "");

/** The condition whose share it was, likewise. */
const conditionBefore = (
  { groupBy, step }: Fragment,
  former: LogicalForm | undefined,
): LogicalForm["conditions"] => {
  const focus = former?.focus;
  return focus !== undefined && isOfCondition(focus) && (step !== undefined || groupBy.length > 0)
    ? [{ member: focus.member, holds: focus.values[0] === "true" }]
    : [];
};

const mergedGroups = (
  utterance: Utterance,
  fragment: Fragment,
  former: LogicalForm | undefined,
  filters: readonly ValueFilter[],
): readonly string[] => {
  const several = fragment.isSideBySide
    ? filters.filter(({ isNot, values }) => !isNot && values.length > 1).map(({ member }) => member)
    : [];
  if (fragment.groupBy.length > 0)
    return [...new Set([...fragment.groupBy, ...several])].slice(0, 3);
  // `only retail and travel`, of the top 2 of each industry: those two alone, and of each the same ones.
  const isOfEach = former !== undefined && several.some((name) => former.within.includes(name));
  if (isOfEach && several.every((name) => former.groupBy.includes(name))) return former.groupBy;
  if (several.length > 0) return staysGrouped(utterance, former) ? former.groupBy : several;
  // A series takes the place of groups, as groups take that of a series.
  if (fragment.step !== undefined || former === undefined) return [];
  const adds = utterance.tokens.some(({ word }) => word === "total" || word === "overall");
  return adds ? [] : former.groupBy;
};
