import type { AuditHead } from "../audit/audit-entry.js";
import type { AuditFault } from "../audit/audit-faults.js";

/** What a verification of an account's audit log has found. */
export interface VerifiedAudit {
  /** How many entries were read. */
  readonly entries: number;
  /** The last entry that was read; keep it elsewhere, and name it the next time. */
  readonly head: AuditHead;
  /** All that is wrong, at most 100, in the order of the log. */
  readonly faults: readonly AuditFault[];
}
