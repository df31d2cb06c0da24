import type { BrowserClient, Dashboard } from "@embedded-analytics/client";
import type { DashboardTarget } from "../dashboard/opened-dashboard.js";
import type { HostLink } from "../host/host-link.js";
import type { SurfaceProps } from "../page/surface-props.js";

/** What every view of the app is given. */
export interface AppView {
  readonly client: BrowserClient;
  readonly link: HostLink;
  readonly settings: SurfaceProps["settings"];
  /** Whether the user may make dashboards. */
  readonly canEdit: boolean;
  readonly dashboard: Dashboard;
  readonly onList: () => void;
  readonly onOpen: (target: DashboardTarget) => void;
  /** Opens the chat beside the dashboard; undefined where there is no agent. */
  readonly onAsk: ((text: string) => void) | undefined;
  readonly onDuplicate: () => void;
}
