import type { TurnId } from "../ports/turn-logs.js";
import type { AccountId, Generation, Milliseconds } from "../../shared/text/branded.js";

/** The lease of a turn that runs in this process. */
export interface HeldLease {
  readonly accountId: AccountId;
  readonly turnId: TurnId;
  readonly generation: Generation;
  /** When the last renewal that succeeded was asked for. */
  heldMs: Milliseconds;
}
