import type { DashboardFilter } from "@embedded-analytics/client";
import type { FilterValue, FilterValues } from "./filter-state.js";
import type { ValuesReader } from "./read-values.js";

/** A filter with its value, and what its chip and its panel need. */
export interface FilterProps {
  readonly filter: DashboardFilter;
  readonly values: FilterValues;
  /** Undefined goes back to the default. */
  readonly onChange: (value: FilterValue | readonly FilterValue[] | undefined) => void;
  readonly readValues: ValuesReader;
  /** Whether a default that comes from the viewer's attributes is in force: they may have none. */
  readonly hasOwn: boolean;
}
