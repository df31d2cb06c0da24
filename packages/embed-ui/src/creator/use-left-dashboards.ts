import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { BrowserClient } from "@embedded-analytics/client";
import { LeftDashboards } from "./editing/left-dashboards.js";

/** The dashboards of a user that were left before they were saved, and whether one of them waits for another try. */
export const useLeftDashboards = (client: BrowserClient, onSaved: () => void) => {
  // A client is for one user: what one has written is never sent as another.
  const left = useMemo(() => new LeftDashboards(onSaved), [client, onSaved]);
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (left.hasUnsaved()) event.preventDefault();
    };
    const onOnline = (): void => {
      left.retry();
    };
    addEventListener("beforeunload", onLeave);
    addEventListener("online", onOnline);
    return () => {
      removeEventListener("beforeunload", onLeave);
      removeEventListener("online", onOnline);
      left.close();
    };
  }, [left]);
  return { left, isUnsaved: useSyncExternalStore(left.subscribe, left.isRetrying) };
};
