import type { DashboardFilter } from "@embedded-analytics/client";
import { parseRange } from "@embedded-analytics/domain/dates";

/**
 * Whether a filter can have these values, as far as its definition says so: the service refuses others, and with
 * them every tile that the filter reaches. None at all is always possible.
 */
export const canHave = (
  { type, options = [], multiple = false, default: byDefault }: DashboardFilter,
  values: readonly unknown[],
): boolean => {
  if (values.length === 0) return true;
  if (values.length > 1) return multiple && type !== "granularity";
  const [value] = values;
  if (type === "granularity") return options.some((option) => option === value);
  // Of times the definition does not speak: a filter is known to be over one by its default alone.
  return !isDateRange(byDefault) || isDateRange(value);
};

/** Whether the service reads a value as a range of days. */
const isDateRange = (value: unknown): boolean =>
  typeof value === "string" && parseRange(value) !== undefined;
