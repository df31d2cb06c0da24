import {
  StoreUnavailable,
  type CommitOutcome,
  type DeploymentScope,
  type Id,
  type NewAuditEntry,
  type NewSession,
  type PortAdapter,
  type ProvisioningMethods,
  type SessionChanges,
} from "@embedded-analytics/domain";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";
import { entryValues, withEntry } from "../audit/with-entry.js";
import { isConflict } from "../store-errors.js";
import { insertStatement, insertValues } from "./insert-session.js";
import { loadStatement } from "./load-statement.js";
import { lookupValues } from "./lookup-values.js";
import { snapshotOf, type SnapshotJson } from "./snapshot-json.js";

/**
 * generate-session and chat's claims in PostgreSQL: two round trips, one to read and one to write.
 * These are the statements that every request runs, so they are prepared ones, on the pool itself.
 */
export const prismaProvisioning = (pool: ScopedPool): PortAdapter<ProvisioningMethods> => ({
  load: async (keyId, lookup) => {
    const { rows } = await pool.ofKey(keyId).query<{ snapshot: SnapshotJson }>({
      name: "load_session",
      text: loadStatement,
      values: [keyId, ...lookupValues(lookup)],
    });
    return rows[0] && snapshotOf(rows[0].snapshot);
  },
  commit: async (accountId, changes) => {
    try {
      const session = onlySession(changes);
      return session === undefined
        ? await commitChanges(pool, accountId, changes)
        : await insertSession(pool, accountId, session, changes.audit);
    } catch (error) {
      if (isConflict(error)) return "conflict";
      throw error;
    }
  },
  removeExpiredUsers: async (usersMax) => {
    const { rows } = await pool.ofEveryAccount().query<{ removed: number }>({
      name: "remove_expired_users",
      text: "select remove_expired_users_v1($1) as removed",
      values: [usersMax],
    });
    return rows[0]?.removed ?? 0;
  },
});

/** The session of changes that are nothing else. */
const onlySession = (changes: SessionChanges): NewSession | undefined => {
  const { embedTenant, definitions, user, turn } = changes;
  const others = [embedTenant, definitions, user, turn];
  return others.every((other) => other === undefined) ? changes.session : undefined;
};

const insertSession = async (
  pool: ScopedPool,
  accountId: Id,
  session: NewSession,
  audit: NewAuditEntry | undefined,
): Promise<CommitOutcome> => {
  const statement = {
    name: "insert_session",
    text: insertStatement,
    values: insertValues(accountId, session),
  };
  const insert = async (connection: Queryable): Promise<boolean> =>
    (await connection.query(statement)).rowCount === 1;
  const isInserted = await withEntry(pool, accountId, audit, insert, Boolean);
  return isInserted ? "committed" : "conflict";
};

/** Where every deployment is meant, the statement is given none to keep. */
const withMakers = (changes: SessionChanges): object => {
  const { embedTenant, user } = changes;
  return {
    ...changes,
    embedTenant: embedTenant?.kind === "create" ? withMaker(embedTenant) : embedTenant,
    user: user?.kind === "create" ? withMaker(user) : user,
  };
};

const withMaker = <Made extends { readonly madeWithin: DeploymentScope }>(made: Made): object => ({
  ...made,
  madeWithin: made.madeWithin === "all" ? undefined : made.madeWithin,
});

const commitChanges = (
  pool: ScopedPool,
  accountId: Id,
  { audit, ...changes }: SessionChanges,
): Promise<CommitOutcome> => {
  const decided = JSON.stringify({ accountId, ...withMakers(changes) });
  if (changes.turn?.previewDigest !== undefined) {
    const statement = "select claim_preview_turn_v1($1) as outcome";
    return outcomeOf(pool, accountId, "claim_preview_turn", statement, [decided]);
  }
  // Only what adds to something limited waits for others of the account that do.
  const version = changes.sizes === undefined ? "v6" : "v7";
  return audit === undefined
    ? outcomeOf(pool, accountId, `commit_session_${version}`, commitStatement(version), [decided])
    : commitWithEntry(pool, accountId, version, [decided, ...entryValues(accountId, audit)]);
};

type CommitVersion = "v6" | "v7";

const commitStatement = (version: CommitVersion): string =>
  `select commit_session_${version}($1) as outcome`;

/**
 * Changes with their entry of the audit log (J10), in one statement and so in one transaction: the entry is
 * appended last, since the log's head is locked from there on. `offset 0` keeps the planner from calling
 * the commit once for each time that its outcome is named.
 */
const commitWithEntryStatement = (version: CommitVersion): string => `
  select outcome, case when outcome = 'committed'
    then append_audit_v1($2::bigint, $3, $4, $5) end as seq
  from (${commitStatement(version)} offset 0) as done`;

/** What stands in the way of the entry, but for a conflict, is an outage; it undoes the changes. */
const commitWithEntry = async (
  pool: ScopedPool,
  accountId: Id,
  version: CommitVersion,
  values: unknown[],
): Promise<CommitOutcome> => {
  try {
    const name = `commit_session_${version}_with_entry`;
    return await outcomeOf(pool, accountId, name, commitWithEntryStatement(version), values);
  } catch (cause) {
    throw isConflict(cause) ? cause : new StoreUnavailable(undefined, { cause });
  }
};

const outcomeOf = async (
  pool: ScopedPool,
  accountId: Id,
  name: string,
  text: string,
  values: unknown[],
): Promise<CommitOutcome> => {
  const { rows } = await pool
    .of(accountId)
    .query<{ outcome: CommitOutcome }>({ name, text, values });
  const [row] = rows;
  if (row === undefined) throw new Error("commit_session answered nothing");
  return row.outcome;
};
