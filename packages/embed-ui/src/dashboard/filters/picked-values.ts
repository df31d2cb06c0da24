import type { DashboardFilter } from "@embedded-analytics/client";
import { isSameValue, listOf, type FilterValue, type FilterValues } from "./filter-state.js";

/** A value of a member on which a viewer has clicked. */
export interface Clicked {
  readonly member: string;
  readonly value: FilterValue;
}

type Values = FilterValues[string];

/** What clicks have set, by the name of the filter, with what it had before the first of them. */
export type Picks = ReadonlyMap<
  string,
  { readonly set: Values; readonly before: Values | undefined }
>;

/** Under which name a click on a value of a member filters: that of the filter over it, or the member's own. */
const filterOver = (
  member: string,
  filters: readonly DashboardFilter[],
): DashboardFilter | undefined => filters.find((each) => each.member === member);

/** Whether the dashboard is filtered by this value of the member, and by no other. */
export const isPicked = (
  { member, value }: Clicked,
  values: FilterValues,
  filters: readonly DashboardFilter[],
): boolean => {
  const name = filterOver(member, filters)?.name ?? member;
  if (!Object.hasOwn(values, name)) return false;
  const [first, ...more] = listOf(values[name]);
  return first !== undefined && more.length === 0 && isSameValue(first, value);
};

/**
 * Filters by a value that is clicked. A click on the value by which it is filtered takes that back: the filter has
 * again what it had before it was clicked.
 */
export const picked = (
  clicked: Clicked,
  values: FilterValues,
  filters: readonly DashboardFilter[],
  picks: Picks,
): { readonly values: FilterValues; readonly picks: Picks } => {
  const { member, value } = clicked;
  const filter = filterOver(member, filters);
  const name = filter?.name ?? member;
  const { [name]: present, ...others } = values;
  const last = picks.get(name);
  const isByClick = last !== undefined && last.set === present;
  const otherPicks = [...picks].filter(([each]) => each !== name);
  if (isPicked(clicked, values, filters)) {
    const before = isByClick ? last.before : undefined;
    const undone = before === undefined ? others : { ...others, [name]: before };
    return { values: undone, picks: new Map(otherPicks) };
  }
  // Alone, null would be no filter, and not the rows that have no value.
  const isList = filter === undefined || filter.multiple === true || value === null;
  const set = isList ? [value] : value;
  const before = isByClick ? last.before : present;
  return {
    values: { ...values, [name]: set },
    picks: new Map([...otherPicks, [name, { set, before }]]),
  };
};
