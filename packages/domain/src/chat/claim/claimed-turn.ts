import type { AccountLimits } from "../../access/limits/account-limits.js";
import type { DataUserLookup } from "../../analytics/access/data-users.js";
import type { UserScope } from "../../analytics/access/data-user-of.js";
import type { RightsRequest } from "../../sessions/decide/decide-rights.js";
import type { AgentSettings } from "../turn/agent-settings.js";
import type { AgentInDeployment } from "../ports/thread.js";
import type { TurnId } from "../ports/turn-logs.js";
import type { TurnNames } from "../run/turn-writer.js";
import type { AccountId, Generation, Sort } from "../../shared/text/branded.js";

/** A turn that was claimed and is to be run: for whom, with what, over which data. */
export interface ClaimedTurn {
  readonly accountId: AccountId;
  /** Those that the account declares (J4). */
  readonly limits: AccountLimits | undefined;
  readonly turnId: TurnId;
  readonly generation: Generation;
  readonly names: TurnNames;
  readonly input: string;
  /** The number of the thread's last line before the turn. */
  readonly sortFrom: Sort;
  readonly agent: AgentInDeployment;
  readonly settings: AgentSettings;
  /** Whose rights hold: as they are when the turn begins (E1). */
  readonly user: DataUserLookup;
  readonly scope: UserScope;
  /** What lies over these rights for this turn alone (D2). */
  readonly overlay?: RightsRequest | undefined;
  readonly branchName: string | undefined;
  /** Zones in which the user may count days, the first usable one. */
  readonly timezones: readonly unknown[];
}
