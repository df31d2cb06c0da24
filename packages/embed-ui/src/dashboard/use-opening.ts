import type { HostActionType } from "@embedded-analytics/client/embed";
import { useExpectedActions } from "../host/use-host-actions.js";
import { useOpenedFocus } from "../page/use-opened-focus.js";

/** What a dashboard does for its host once it is there. */
const dashboardActions: readonly HostActionType[] = [
  "set-filter",
  "clear-filters",
  "refresh",
  "get-state",
  "export",
];

/** What comes with the opening of a dashboard: the host's actions wait for it, and the focus goes to its heading. */
export const useOpening = (
  /** Undefined where something else is shown. */
  publicId: string | undefined,
  openings: number,
  { isThere, hasFailed }: { readonly isThere: boolean; readonly hasFailed: boolean },
): void => {
  useExpectedActions(dashboardActions, publicId !== undefined && !isThere && !hasFailed);
  const opened = isThere ? `${publicId}/${openings}` : undefined;
  useOpenedFocus(publicId === undefined ? "" : opened);
};
