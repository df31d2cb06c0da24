import type { Id } from "../../shared/text/id.js";
import type { TurnId } from "../ports/turn-logs.js";

/** The lease of a turn that runs in this process. */
export interface HeldLease {
  readonly accountId: Id;
  readonly turnId: TurnId;
  readonly generation: number;
  /** When the last renewal that succeeded was asked for. */
  heldMs: number;
}
