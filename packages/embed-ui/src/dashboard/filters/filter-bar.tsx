import { useSyncExternalStore } from "react";
import type { DashboardFilter } from "@embedded-analytics/client";
import { useTexts } from "../../i18n/page-texts.js";
import { FilterChip } from "./filter-chip.js";
import { listOf, type FilterValue, type FilterValues } from "./filter-state.js";
import { isAttribute, memberWords } from "./filter-words.js";
import type { ReadTimes } from "../read-times.js";
import type { ValuesReader } from "./read-values.js";

interface Props {
  readonly filters: readonly DashboardFilter[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  readonly readValues: ValuesReader;
  readonly times: ReadTimes;
}

/** The filters as one row of chips that say their value; clicks on values have chips of their own. */
export const FilterBar = ({ filters, values, onChange, readValues, times }: Props) => {
  const { say } = useTexts();
  const { activeFilters } = useSyncExternalStore(times.subscribe, times.get);
  const clicked = Object.keys(values).filter(
    (name) => !filters.some((filter) => filter.name === name) && listOf(values[name]).length > 0,
  );
  const isSet = Object.keys(values).length > 0;
  if (filters.length === 0 && !isSet) return null;
  const wordOf = (value: FilterValue): string =>
    value === null ? say("filterNone") : String(value);
  const without = (name: string): FilterValues =>
    Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
  return (
    <div className="filters" role="group" aria-label={say("filters")}>
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          values={values}
          onChange={(value) => {
            onChange(
              value === undefined ? without(filter.name) : { ...values, [filter.name]: value },
            );
          }}
          readValues={readValues}
          hasOwn={
            listOf(filter.default).some(isAttribute) &&
            (Object.hasOwn(values, filter.name) || activeFilters.has(filter.name))
          }
        />
      ))}
      {clicked.map((name) => {
        const [title, chosen] = [memberWords(name), listOf(values[name]).map(wordOf).join(", ")];
        return (
          <button
            key={name}
            type="button"
            className="chip"
            aria-label={say("clearFilter", { name: `${title} ${chosen}` })}
            onClick={() => {
              onChange(without(name));
            }}
          >
            <span className="muted">{title}</span> <bdi>{chosen}</bdi>{" "}
            <span aria-hidden="true">×</span>
          </button>
        );
      })}
      {isSet && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            onChange({});
          }}
        >
          {say("clearFilters")}
        </button>
      )}
    </div>
  );
};
