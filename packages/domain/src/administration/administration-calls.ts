import type { Credential } from "../access/credential.js";
import type { AuditEntry, AuditHead } from "../audit/audit-entry.js";
import type { Connection } from "../catalog/connection.js";
import type { AuditQuery } from "./audit-query.js";
import type { VerifiedAudit } from "./verified-audit.js";

/**
 * What an administrator does to an account (J1). Where a credential is asked for it is that of an admin key
 * of the whole account: a key with a list of deployments is `deployment_out_of_scope`.
 */
export interface AdministrationCalls {
  /** The account's audit log, newest first: by time, by key and by the user it is about (J10, C1). */
  listAudit(credential: Credential, query?: AuditQuery): Promise<Connection<AuditEntry>>;
  /**
   * Verifies an account's audit log: every entry, the chain, and its end (J10). `kept` is a head that an
   * earlier verification has answered; with it a log whose end was cut off is found out even where the
   * store was changed as a whole. For those who own the service, like `explainAccess`.
   */
  verifyAudit(accountName: string, kept?: AuditHead): Promise<VerifiedAudit>;
}
