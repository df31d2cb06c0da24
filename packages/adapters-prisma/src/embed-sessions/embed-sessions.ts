import type {
  AccountLimits,
  EmbedSession,
  EmbedSessionsMethods,
  PortAdapter,
  StoredPage,
} from "@embedded-analytics/domain";
import type { QueryConfig } from "pg";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";
import { withEntry } from "../audit/with-entry.js";
import { isStorable } from "../storable.js";
import { revokeIssuedStatement, scopeValue, selectionValues } from "../issued-selection.js";
import { removeOutlivedRevocations, revokeTokens } from "../auth-tokens/auth-tokens.js";
import { removeOutlived } from "./remove-outlived.js";
import { findPageStatement } from "./find-page-statement.js";
import { isOriginListedStatement } from "./is-origin-listed-statement.js";
import { exchangeStatement, findExchangedStatement, revokeStatement } from "./statements.js";

/** Minted sessions in PostgreSQL, by the digest of their id. */
export const prismaEmbedSessions = (pool: ScopedPool): PortAdapter<EmbedSessionsMethods> => ({
  exchange: async (digest, accountName, plans) => {
    if (accountName !== undefined && !isStorable(accountName)) return undefined;
    // The driver gives a bigint as text.
    const { rows } = await pool
      .ofSession(digest)
      .query<{ session: SessionJson; exchangedAtMs: string | null }>({
        name: "exchange_session",
        text: exchangeStatement,
        values: [digest, accountName ?? null, plans],
      });
    return (
      rows[0] && {
        session: sessionOf(rows[0].session),
        exchangedAtMs: rows[0].exchangedAtMs === null ? undefined : Number(rows[0].exchangedAtMs),
      }
    );
  },
  revoke: (accountId, digest, deployments, entry) => {
    const statement = {
      name: "revoke_session",
      text: revokeStatement,
      values: [digest, accountId, scopeValue(deployments)],
    };
    return withEntry(pool, accountId, entry, revokingBy(statement), Boolean);
  },
  revokeIssued: (accountId, selection, deployments, entry, tokenSubject) => {
    const statement = {
      name: `revoke_issued_by_${selection.kind}`,
      text: revokeIssuedStatement(selection.kind),
      values: [accountId, scopeValue(deployments), ...selectionValues(selection)],
    };
    const revoke = async (connection: Queryable): Promise<boolean> => {
      const hasSession = await revokingBy(statement)(connection);
      const hasTokens = await revokeTokens(
        connection,
        accountId,
        selection,
        deployments,
        tokenSubject,
      );
      return hasSession || hasTokens;
    };
    return withEntry(pool, accountId, entry, revoke, Boolean);
  },
  findExchanged: async (accountId, digest, tokenTtlSeconds) => {
    const { rows } = await pool.of(accountId).query<{ session: SessionJson }>({
      name: "find_exchanged_session",
      text: findExchangedStatement,
      values: [digest, accountId, tokenTtlSeconds],
    });
    return rows[0] && sessionOf(rows[0].session);
  },
  findPage: async (digest, accountName) => {
    if (accountName !== undefined && !isStorable(accountName)) return undefined;
    const { rows } = await pageScope(pool, digest, accountName).query<{ page: PageJson }>({
      name: "find_page",
      text: findPageStatement,
      values: [digest ?? null, accountName ?? null],
    });
    return rows[0] && { ...rows[0].page, session: rows[0].page.session ?? undefined };
  },
  isOriginListed: async (patterns) => {
    const { rows } = await pool.ofEveryAccount().query<{ isListed: boolean }>({
      name: "is_origin_listed",
      text: isOriginListedStatement,
      values: [patterns],
    });
    return rows[0]?.isListed === true;
  },
  removeOutlived: async (tokenTtlSeconds, keptSeconds) => {
    await removeOutlivedRevocations(pool);
    return removeOutlived(pool, tokenTtlSeconds, keptSeconds);
  },
});

/** A page is of the account that its address names; without one, of that of its session. */
const pageScope = (
  pool: ScopedPool,
  digest: string | undefined,
  accountName: string | undefined,
) => (accountName === undefined ? pool.ofSession(digest ?? nobody) : pool.ofName(accountName));

// No session has it: a digest has 64 characters.
const nobody = "";

/** Carries out a statement; answers whether it has revoked anything. */
const revokingBy =
  (statement: QueryConfig) =>
  async (connection: Queryable): Promise<boolean> =>
    ((await connection.query(statement)).rowCount ?? 0) > 0;

/** A page as JSON: where there is no session, there is null. */
interface PageJson extends Omit<StoredPage, "session"> {
  readonly session: StoredPage["session"] | null;
}

/** A session as JSON: where it has no branch, there is null. */
export interface SessionJson extends Omit<
  EmbedSession,
  "branchName" | "limits" | "previewUntilMs"
> {
  readonly branchName: string | null;
  readonly limits: AccountLimits | null;
  readonly previewUntilMs: number | null;
}

/** The session of that JSON. */
export const sessionOf = (json: SessionJson): EmbedSession => ({
  ...json,
  branchName: json.branchName ?? undefined,
  limits: json.limits ?? undefined,
  previewUntilMs: json.previewUntilMs ?? undefined,
});
