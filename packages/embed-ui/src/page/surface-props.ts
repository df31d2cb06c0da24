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
  /** Whether an administrator looks at what the user sees (J1): nothing is kept. */
  readonly isPreview: boolean;
  /** Whether the session is one of creator mode (H3), and may change something. */
  readonly canEdit: boolean;
}
