import type { ListQuery } from "../catalog/connection.js";

/** The query of the audit log as it was given, in texts; what is left out does not matter (J10). */
export interface AuditQuery extends ListQuery {
  /** ISO 8601 with an offset: entries from this moment on. */
  readonly from?: string | undefined;
  /** The same: entries before this moment. */
  readonly to?: string | undefined;
  /** The public id of the key that made a change. */
  readonly keyId?: string | undefined;
  /** The external user whom a change is about, in the account's own embed tenant where none is named. */
  readonly externalId?: string | undefined;
  readonly embedTenantName?: string | undefined;
  /** The internal user whom a change is about. */
  readonly internalId?: string | undefined;
}
