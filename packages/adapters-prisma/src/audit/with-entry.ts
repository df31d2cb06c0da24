import { StoreUnavailable, type Id, type NewAuditEntry } from "@embedded-analytics/domain";
import type { PoolClient } from "pg";
import { beginStatement } from "../account-scope/scope.js";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";

/** Parameters: account id, key id or null, subject or null, content. */
export const appendStatement = "select append_audit_v1($1::bigint, $2, $3, $4) as seq";

export const entryValues = (accountId: Id, { keyId, subject, content }: NewAuditEntry) => [
  accountId,
  keyId ?? null,
  subject ?? null,
  content,
];

/**
 * Makes a change together with the entry of the audit log about it, in one transaction: where the entry
 * cannot be written, the change is not made (J10), and that is an outage. Without an entry there is only the
 * change, as a statement of its own.
 */
export const withEntry = async <Answer>(
  pool: ScopedPool,
  accountId: Id,
  entry: NewAuditEntry | undefined,
  change: (connection: Queryable) => Promise<Answer>,
  hasChanged: (answer: Answer) => boolean,
): Promise<Answer> => {
  if (entry === undefined) return change(pool.of(accountId));
  const connection = await pool.connect();
  let broken: Error | undefined;
  try {
    await connection.query(beginStatement(accountId));
    const answer = await change(connection);
    // Last, since the log's head is locked from here on.
    if (hasChanged(answer)) await append(connection, accountId, entry);
    await connection.query("commit");
    return answer;
  } catch (error) {
    broken = await rolledBack(connection);
    throw error;
  } finally {
    connection.release(broken);
  }
};

/** Writes an entry; whatever stands in the way of it is an outage. */
export const append = async (
  connection: Queryable,
  accountId: Id,
  entry: NewAuditEntry,
): Promise<void> => {
  try {
    await connection.query(appendStatement, entryValues(accountId, entry));
  } catch (cause) {
    throw new StoreUnavailable(undefined, { cause });
  }
};

/** The error of a connection that cannot even end its transaction, and is not to be used again. */
const rolledBack = async (connection: PoolClient): Promise<Error | undefined> => {
  try {
    await connection.query("rollback");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error("rollback failed");
  }
};
