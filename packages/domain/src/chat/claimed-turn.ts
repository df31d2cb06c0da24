import type { DataUserLookup } from "../analytics/data-users.js";
import type { Standing } from "../analytics/data-user-of.js";
import type { Id } from "../shared/id.js";
import type { AgentSettings } from "./agent-settings.js";
import type { AgentInDeployment } from "./thread.js";
import type { TurnId } from "./turn-logs.js";
import type { TurnNames } from "./turn-writer.js";

/** A turn that was claimed and is to be run: for whom, with what, over which data. */
export interface ClaimedTurn {
  readonly accountId: Id;
  readonly turnId: TurnId;
  readonly generation: number;
  readonly names: TurnNames;
  readonly input: string;
  /** The number of the thread's last line before the turn. */
  readonly sortFrom: number;
  readonly agent: AgentInDeployment;
  readonly settings: AgentSettings;
  /** Whose rights hold: as they are when the turn begins (E1). */
  readonly user: DataUserLookup;
  readonly standing: Standing;
  readonly branchName: string | undefined;
  /** Zones in which the user may count days, the first usable one. */
  readonly timezones: readonly unknown[];
}
