import type {
  AskedGrant,
  AssistantGrantsMethods,
  ConnectAccount,
  Id,
  NewAuditEntry,
  PortAdapter,
} from "@embedded-analytics/domain";
import type { QueryConfig } from "pg";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";
import { withEntry } from "../audit/with-entry.js";
import { sessionOf, type SessionJson } from "../embed-sessions/embed-sessions.js";
import type { Nullable } from "../json-rows.js";
import { isStorable, storableId } from "../storable.js";
import { oneRow } from "./one-row.js";
import * as statements from "./request-statements.js";

/** So many requests of an account wait at a time. */
const waitingMax = 10_000;

type Methods = Pick<
  AssistantGrantsMethods,
  "findServer" | "begin" | "findRequest" | "attachSession" | "grant" | "deny"
>;

/** Authorization requests, from their beginning to the user's decision. */
export const requests = (pool: ScopedPool): PortAdapter<Methods> => {
  const one = oneRow(pool);
  return {
    findServer: async (baseUrl, accountName) => {
      if (!isStorable(baseUrl) || (accountName !== undefined && !isStorable(accountName))) {
        return undefined;
      }
      const { rows } = await pool.ofEveryAccount().query<Nullable<ConnectAccount>>({
        name: "find_connect_server",
        text: statements.findServerStatement,
        values: [baseUrl, accountName ?? null],
      });
      const [row, ...others] = rows;
      if (row === undefined || others.length > 0) return undefined;
      return {
        ...row,
        accountId: Number(row.accountId),
        defaultDeploymentId: row.defaultDeploymentId ?? undefined,
      };
    },
    begin: async (accountId, request, ttlSeconds) => {
      await pool.of(accountId).query({
        name: "begin_assistant_request",
        text: statements.beginStatement,
        values: [
          ...[accountId, request.digest, request.browserDigest, request.clientId],
          ...[request.clientName, request.redirectUri, request.state ?? null],
          ...[request.codeChallenge, request.resource, request.scopes, request.deploymentId],
          ...[ttlSeconds, waitingMax],
        ],
      });
    },
    findRequest: async (accountId, digest, browserDigest) => {
      const row = await one<RequestRow>(
        accountId,
        "find_assistant_request",
        statements.findRequestStatement,
        [accountId, storableId(digest), storableId(browserDigest)],
      );
      return (
        row && {
          ...row.request,
          state: row.request.state ?? undefined,
          session: row.session === null ? undefined : sessionOf(row.session),
          userDisplayName: row.session === null ? undefined : (row.userName ?? undefined),
          tenantDisplayName: row.session === null ? undefined : (row.tenantName ?? undefined),
        }
      );
    },
    attachSession: async (accountId, digest, browserDigest, sessionDigest) =>
      (await one(accountId, "attach_assistant_session", statements.attachSessionStatement, [
        ...[accountId, storableId(digest), storableId(browserDigest), storableId(sessionDigest)],
      ])) !== undefined,
    grant: (accountId, digest, browserDigest, { id, codeTtlSeconds, lifeSeconds }, entry) =>
      deciding(pool, accountId, entry, {
        name: "grant_assistant",
        text: statements.grantStatement,
        values: [
          ...[accountId, storableId(digest), storableId(browserDigest), id],
          ...[codeTtlSeconds, lifeSeconds],
        ],
      }),
    deny: (accountId, digest, browserDigest, entry) =>
      deciding(pool, accountId, entry, {
        name: "deny_assistant",
        text: statements.denyStatement,
        values: [accountId, storableId(digest), storableId(browserDigest)],
      }),
  };
};

/** Whether the statement has taken the request that waited; then the entry is written with it. */
const deciding = (
  pool: ScopedPool,
  accountId: Id,
  entry: NewAuditEntry | undefined,
  statement: QueryConfig,
): Promise<boolean> => {
  const decide = async (connection: Queryable): Promise<boolean> =>
    (await connection.query(statement)).rows.length > 0;
  return withEntry(pool, accountId, entry, decide, Boolean);
};

interface RequestRow {
  readonly request: Omit<AskedGrant, "state"> & { readonly state: string | null };
  readonly session: SessionJson | null;
  readonly userName: string | null;
  readonly tenantName: string | null;
}
