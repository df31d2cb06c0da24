import type { DashboardFilter, Tile } from "@embedded-analytics/client";
import { canHave, type FilterTypes } from "./possible-values.js";

/** One value of a filter; `null` stands for rows that have none. */
export type FilterValue = string | number | boolean | null;

/**
 * What the viewer or the host has set, by the name of a filter or by a member. What is not there has its
 * default; `null` and `[]` are none.
 */
export type FilterValues = Readonly<Record<string, FilterValue | readonly FilterValue[]>>;

/** The filters of a dashboard, and what they are over. */
export interface KnownFilters {
  readonly filters: readonly DashboardFilter[];
  readonly types: FilterTypes;
}

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

/** Values that a filter cannot have, by its name. */
export interface RefusedValues {
  readonly name: string;
  readonly values: readonly FilterValue[];
}

/** Whether values can be set under a name: a filter of that name, or over that member, can have them. */
const canSet = (
  name: string,
  values: FilterValue | readonly FilterValue[],
  { filters, types }: KnownFilters,
): boolean => {
  const filter = filters.find((each) => each.name === name);
  return filter === undefined || canHave(filter, listOf(values), types);
};

/** What stands for rows without a value in an address: no value of a filter may be it (B1). */
const noValue = "\0";

/**
 * The state of an address: `f_region=north&f_region=south`, `g_grain=week`; `f_region=` is none, and twice
 * the empty text. A member is the filter over it, if there is one: a page that opens a dashboard by a
 * value need not have read it. What names no filter is passed over: the dashboard may have changed since the address
 * was written. What a filter cannot have is left out, so that its tiles go on, and said.
 */
export const readAddress = (
  search: string,
  declared: KnownFilters,
): { readonly values: FilterValues; readonly refused: readonly RefusedValues[] } => {
  const { filters } = declared;
  const parameters = new URLSearchParams(search);
  const names = new Set(
    [...parameters.keys()]
      .filter((key) => /^[fg]_/.test(key))
      .map((key) => key.slice(2))
      .filter((name) => isName(name, filters)),
  );
  const values: [string, FilterValue | readonly FilterValue[]][] = [];
  const refused: RefusedValues[] = [];
  for (const written of names) {
    const given = parameters.getAll(parameterOf(written, filters));
    const name = filters.find((filter) => filter.member === written)?.name ?? written;
    const [first] = given;
    if (first === undefined) continue;
    const read = [...new Set(given)].map((text) => (text === noValue ? null : text));
    const one = first === "" ? null : first;
    const value = given.length > 1 || first === noValue ? read : one;
    if (canSet(name, value, declared)) values.push([name, value]);
    else refused.push({ name, values: listOf(value) });
  }
  return { values: Object.fromEntries(values), refused };
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

/** Reads what a host sets; undefined where a name or a value is none. What a filter cannot have is said. */
export const readHostFilters = (
  given: Readonly<Record<string, unknown>>,
  declared: KnownFilters,
): { readonly values: FilterValues; readonly refused: readonly RefusedValues[] } | undefined => {
  const entries = Object.entries(given);
  if (!entries.every(([name, value]) => isName(name, declared.filters) && isValues(value))) {
    return undefined;
  }
  const values = given as FilterValues;
  const refused = Object.entries(values)
    .filter(([name, value]) => !canSet(name, value, declared))
    .map(([name, value]) => ({ name, values: listOf(value) }));
  return { values, refused };
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

/** Whether two values are the same one: an address holds texts, whatever the values were. */
export const isSameValue = (left: FilterValue, right: FilterValue): boolean =>
  left === right || (left !== null && right !== null && String(left) === String(right));

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
