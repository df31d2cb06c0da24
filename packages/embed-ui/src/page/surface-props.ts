import type { BrowserClient } from "@embedded-analytics/client";
import type { HostLink } from "../host/host-link.js";
import type { TokenSettings } from "./token-settings.js";

/** What every surface is given. */
export interface SurfaceProps {
  readonly client: BrowserClient;
  readonly link: HostLink;
  /** Undefined where the deployment has no agent. */
  readonly agentId: string | undefined;
  readonly settings: Pick<TokenSettings, "showSql" | "allowExport">;
  /** Whether the session is one of creator mode (H3). */
  readonly canEdit: boolean;
}
