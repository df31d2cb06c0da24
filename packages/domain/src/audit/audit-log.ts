import type { AccountId, Milliseconds } from "../shared/text/branded.js";
import type { AuditEntry, AuditHead, NewAuditEntry } from "./audit-entry.js";

/** Which entries are asked for; what is undefined does not matter. */
export interface AuditFilter {
  /** Not before this moment, milliseconds since 1970. */
  readonly fromMs: Milliseconds | undefined;
  /** Before this moment. */
  readonly toMs: Milliseconds | undefined;
  /** Changes made with the key of this public id. */
  readonly keyId: string | undefined;
  /** Changes about the user with this pseudonym. */
  readonly subject: string | undefined;
}

/** Some entries, newest first, and whether there are others at either side. */
export interface AuditPage {
  readonly items: readonly AuditEntry[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/**
 * The log of what was changed in an account: a chain of entries that nothing changes or removes but the
 * end of the account (J10). Ports that change something take an entry of their own and write it in the
 * same transaction, or change nothing; `append` is for what changes nothing else.
 */
export interface AuditLogMethods {
  append(accountId: AccountId, entry: NewAuditEntry): void;
  /** At most `first` entries older than the number `before`, newest first. */
  list(
    accountId: AccountId,
    filter: AuditFilter,
    page: { readonly first: number; readonly before: number | undefined },
  ): AuditPage;
  /** At most `max` entries after this number, oldest first. */
  read(accountId: AccountId, afterSeq: number, max: number): readonly AuditEntry[];
  /** The last entry that was written, as it is kept beside the entries; undefined where none was. */
  head(accountId: AccountId): AuditHead | undefined;
}
