import { useCallback, useRef, useState, type RefObject } from "react";
import type { DashboardFilter } from "@embedded-analytics/client";
import { Refusal, type HostLink } from "../../host/host-link.js";
import { useHostActions } from "../../host/use-host-actions.js";
import {
  addressWith,
  filterParameters,
  filtersOfAddress,
  filtersOfHost,
  type FilterValues,
} from "./filter-state.js";

type By = "user" | "host" | "cross-filter";

/** The filters of a dashboard: one state, which stands in the address, and which both sides may change. */
export const useFilters = (
  filters: readonly DashboardFilter[],
  link: HostLink,
): {
  readonly values: FilterValues;
  readonly change: (values: FilterValues, by: By) => void;
  /** The state of now, also before the next rendering. */
  readonly latest: RefObject<FilterValues>;
  /** An address with the state of now in the place of what it has. */
  readonly withFilters: (href: string) => string;
} => {
  const [values, setValues] = useState(() => filtersOfAddress(location.search, filters));
  const latest = useRef(values);
  const change = useCallback(
    (next: FilterValues, by: By): void => {
      latest.current = next;
      setValues(next);
      const parameters = filterParameters(next, filters);
      history.replaceState(history.state, "", addressWith(location.href, parameters));
      link.emit("filters-changed", { filters: next, urlParameter: parameters, by });
    },
    [filters, link],
  );
  useHostActions({
    "set-filter": ({ filters: given, mode = "merge" }) => {
      const read = filtersOfHost(given, filters);
      if (read === undefined) throw new Refusal("invalid_payload", "filters");
      change(mode === "merge" ? { ...latest.current, ...read } : read, "host");
    },
    "clear-filters": () => {
      change({}, "host");
    },
  });
  const withFilters = useCallback(
    (href: string): string => addressWith(href, filterParameters(latest.current, filters)),
    [filters],
  );
  return { values, change, latest, withFilters };
};
