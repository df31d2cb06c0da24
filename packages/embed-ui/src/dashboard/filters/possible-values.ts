import type { Dashboard, DashboardFilter } from "@embedded-analytics/client";
import { canBeFiltered } from "@embedded-analytics/domain/filter-values";
import { parseRange } from "@embedded-analytics/domain/dates";

/** What the filters of a dashboard are over, by their names, as far as it is known. */
export type FilterTypes = NonNullable<Dashboard["filterTypes"]>;

/**
 * Whether a filter can have these values, as far as its definition and its type say so: the service refuses others,
 * and with them every tile that the filter reaches. None at all is always possible.
 */
export const canHave = (
  filter: DashboardFilter,
  values: readonly unknown[],
  types: FilterTypes,
): boolean => {
  const { name, type, options = [], multiple = false } = filter;
  if (values.length === 0) return true;
  if (type === "granularity") {
    return values.length === 1 && options.some((option) => option === values[0]);
  }
  const over = Object.hasOwn(types, name) ? types[name] : typeByDefault(filter);
  if (values.length > 1 && (!multiple || over === "time")) return false;
  return over === undefined || values.every((value) => canBeFiltered(over, value));
};

/** One that an editor has just added has no type yet; a default that is a range says that it is over a time. */
const typeByDefault = ({ default: value }: DashboardFilter): "time" | undefined =>
  typeof value === "string" && parseRange(value) !== undefined ? "time" : undefined;
