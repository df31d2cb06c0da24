import type { DashboardFilter, Tile } from "@embedded-analytics/client";
import { canHave } from "./possible-values.js";

/** One value of a filter; `null` stands for rows that have none. */
export type FilterValue = string | number | boolean | null;

/**
 * What the viewer or the host has set, by the name of a filter or by a member. What is not there has its
 * default; `null` and `[]` are none.
 */
export type FilterValues = Readonly<Record<string, FilterValue | readonly FilterValue[]>>;

/** A longer state stays out of the address, since servers refuse such addresses at the next reload. */
const addressMax = 4000;
const valuesMax = 10_000;
const member = /^\w{1,64}\.\w{1,64}$/;

const parameterOf = (name: string, filters: readonly DashboardFilter[]): string =>
  filters.some((filter) => filter.name === name && filter.type === "granularity")
    ? `g_${name}`
    : `f_${name}`;

/** Whether values may be set under a name: it is a filter of the dashboard, or a member. */
const isName = (name: string, filters: readonly DashboardFilter[]): boolean =>
  member.test(name) || filters.some((filter) => filter.name === name);

/** Whether values can be set under a name: a filter of that name, or over that member, can have them. */
const canSet = (
  name: string,
  values: FilterValue | readonly FilterValue[],
  filters: readonly DashboardFilter[],
): boolean => {
  const filter = filters.find((each) => each.name === name);
  return filter === undefined || canHave(filter, listOf(values));
};

/** What stands for rows without a value in an address: no value of a filter may be it (B1). */
const noValue = "\0";

/**
 * The state of an address: `f_region=north&f_region=south`, `g_grain=week`; `f_region=` is none, and twice
 * the empty text. A member is the filter over it, if there is one: a page that opens a dashboard by a
 * value need not have read it. What a filter cannot have is passed over as a filter that is not there is:
 * the dashboard may have changed since the address was written.
 */
export const filtersOfAddress = (
  search: string,
  filters: readonly DashboardFilter[],
): FilterValues => {
  const parameters = new URLSearchParams(search);
  const names = new Set(
    [...parameters.keys()]
      .filter((key) => /^[fg]_/.test(key))
      .map((key) => key.slice(2))
      .filter((name) => isName(name, filters)),
  );
  return Object.fromEntries(
    [...names].flatMap((written): [string, FilterValue | readonly FilterValue[]][] => {
      const given = parameters.getAll(parameterOf(written, filters));
      const name = filters.find((filter) => filter.member === written)?.name ?? written;
      const [first] = given;
      if (first === undefined) return [];
      const read = [...new Set(given)].map((text) => (text === noValue ? null : text));
      const one = first === "" ? null : first;
      const value = given.length > 1 || first === noValue ? read : one;
      return canSet(name, value, filters) ? [[name, value]] : [];
    }),
  );
};

/** The state as parameters of an address. */
export const filterParameters = (
  values: FilterValues,
  filters: readonly DashboardFilter[],
): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const list = listOf(value);
    const texts = list.map((each) => (each === null ? noValue : String(each)));
    const isEmptyText = texts.length === 1 && texts[0] === "";
    for (const each of texts.length === 0 ? [""] : isEmptyText ? ["", ""] : texts)
      parameters.append(parameterOf(name, filters), each);
  }
  return parameters.toString();
};

/** An address with the state in place of what it had before. */
export const addressWith = (href: string, parameters: string): string => {
  const url = new URL(href);
  for (const key of [...url.searchParams.keys()]) {
    if (/^[fg]_/.test(key)) url.searchParams.delete(key);
  }
  if (parameters.length <= addressMax) {
    for (const [key, value] of new URLSearchParams(parameters)) url.searchParams.append(key, value);
  }
  return url.pathname + url.search + url.hash;
};

/** Reads what a host sets; undefined where a name or a value is none, or a filter cannot have a value. */
export const filtersOfHost = (
  given: Readonly<Record<string, unknown>>,
  filters: readonly DashboardFilter[],
): FilterValues | undefined => {
  const isFine = Object.entries(given).every(
    ([name, value]) => isName(name, filters) && isValues(value) && canSet(name, value, filters),
  );
  return isFine ? (given as FilterValues) : undefined;
};

const isValues = (value: unknown): value is FilterValue | readonly FilterValue[] =>
  isValue(value) || (Array.isArray(value) && value.length <= valuesMax && value.every(isValue));

const isValue = (value: unknown): value is FilterValue =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** The values of a filter as a list; empty for none. */
export const listOf = (
  value: FilterValue | readonly FilterValue[] | undefined,
): readonly FilterValue[] => {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? (value as readonly FilterValue[]) : [value as FilterValue];
};

/** What a filter has now: what was set, else its default. */
export const valuesOf = (filter: DashboardFilter, values: FilterValues): readonly FilterValue[] =>
  Object.hasOwn(values, filter.name) ? listOf(values[filter.name]) : listOf(filter.default);

/** The part of the state that a tile can depend on, as a text to be compared. */
export const reachingOf = (
  tile: Tile,
  values: FilterValues,
  filters: readonly DashboardFilter[],
): string => {
  const canReach = (name: string): boolean => {
    const filter = filters.find((each) => each.name === name);
    // A grain is named where it is used, in a query or in a statement.
    if (filter?.type === "granularity") return JSON.stringify(tile).includes(`filters.${name}`);
    const names = [name, filter?.member ?? name];
    if (names.some((each) => tile.ignore?.includes(each))) return false;
    return tile.listen === undefined || names.some((each) => tile.listen?.includes(each));
  };
  return JSON.stringify(
    Object.entries(values)
      .filter(([name]) => canReach(name))
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
};
