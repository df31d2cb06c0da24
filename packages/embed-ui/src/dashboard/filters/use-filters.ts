import { useCallback, useMemo, useRef, useState, type RefObject } from "react";
import type { Dashboard } from "@embedded-analytics/client";
import { Refusal, type HostLink } from "../../host/host-link.js";
import { useHostActions } from "../../host/use-host-actions.js";
import {
  addressWith,
  filterParameters,
  readAddress,
  readHostFilters,
  type FilterValues,
  type RefusedValues,
} from "./filter-state.js";

type By = "user" | "host" | "cross-filter";

const none: readonly RefusedValues[] = [];

/** The filters of a dashboard: one state, which stands in the address, and which both sides may change. */
export const useFilters = (
  { definition: { filters }, filterTypes }: Pick<Dashboard, "definition" | "filterTypes">,
  link: HostLink,
): {
  readonly values: FilterValues;
  readonly change: (values: FilterValues, by: By) => void;
  /** The state of now, also before the next rendering. */
  readonly latest: RefObject<FilterValues>;
  /** An address with the state of now in the place of what it has. */
  readonly withFilters: (href: string) => string;
  /** What the address or the host asked for last that filters cannot have, until something is changed. */
  readonly refused: readonly RefusedValues[];
  readonly dismiss: () => void;
} => {
  const declared = useMemo(() => ({ filters, types: filterTypes ?? {} }), [filters, filterTypes]);
  const [read] = useState(() => readAddress(location.search, declared));
  const [values, setValues] = useState(read.values);
  const [refused, setRefused] = useState(read.refused);
  const latest = useRef(values);
  const change = useCallback(
    (next: FilterValues, by: By): void => {
      latest.current = next;
      setValues(next);
      setRefused(none);
      const parameters = filterParameters(next, filters);
      history.replaceState(history.state, "", addressWith(location.href, parameters));
      link.emit("filters-changed", { filters: next, urlParameter: parameters, by });
    },
    [filters, link],
  );
  useHostActions({
    "set-filter": ({ filters: given, mode = "merge" }) => {
      const asked = readHostFilters(given, declared);
      if (asked !== undefined && asked.refused.length > 0) setRefused(asked.refused);
      if (asked === undefined || asked.refused.length > 0) {
        throw new Refusal("invalid_payload", "filters");
      }
      change(mode === "merge" ? { ...latest.current, ...asked.values } : asked.values, "host");
    },
    "clear-filters": () => {
      change({}, "host");
    },
  });
  const withFilters = useCallback(
    (href: string): string => addressWith(href, filterParameters(latest.current, filters)),
    [filters],
  );
  const dismiss = useCallback((): void => {
    setRefused(none);
  }, []);
  return { values, change, latest, withFilters, refused, dismiss };
};
