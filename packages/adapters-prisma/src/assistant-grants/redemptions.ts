import type {
  AssistantGrantsMethods,
  Id,
  NewAuditEntry,
  PortAdapter,
  Redemption,
} from "@embedded-analytics/domain";
import type { QueryConfig } from "pg";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";
import { withEntry } from "../audit/with-entry.js";
import { storableId } from "../storable.js";
import { grantOf, type GrantJson } from "./grant-json.js";
import { oneRow } from "./one-row.js";
import * as statements from "./grant-statements.js";

/** Codes and refresh tokens, each of which counts once. */
export const redemptions = (
  pool: ScopedPool,
): PortAdapter<Pick<AssistantGrantsMethods, "redeemCode" | "refresh">> => {
  const one = oneRow(pool);
  return {
    redeemCode: async (accountId, grantId, proof, entry) => {
      const { clientId, redirectUri, codeChallenge, resource } = proof;
      const texts = [clientId, redirectUri, codeChallenge].map(storableId);
      // A resource that cannot be stored is none that was granted, while null stands for none given.
      const target = resource === undefined ? null : (storableId(resource) ?? "");
      const row = await one<RedeemedRow>(
        accountId,
        "redeem_assistant_code",
        statements.redeemCodeStatement,
        [accountId, grantId, ...texts, target],
      );
      if (row !== undefined) return granted(row);
      return replaying(pool, accountId, entry, {
        name: "replay_assistant_code",
        text: statements.replayCodeStatement,
        values: [accountId, grantId],
      });
    },
    refresh: async (accountId, grantId, clientId, generation, idleSeconds, entry) => {
      const asked = [accountId, grantId, storableId(clientId), generation];
      const row = await one<RedeemedRow>(
        accountId,
        "refresh_assistant",
        statements.refreshStatement,
        [...asked, idleSeconds],
      );
      if (row !== undefined) return granted(row);
      return replaying(pool, accountId, entry, {
        name: "replay_assistant_refresh",
        text: statements.replayRefreshStatement,
        values: asked,
      });
    },
  };
};

interface RedeemedRow {
  readonly grant: GrantJson;
  readonly generation: number;
  /** The driver gives a bigint as text. */
  readonly nowMs: string;
}

const granted = ({ grant, generation, nowMs }: RedeemedRow): Redemption => ({
  kind: "granted",
  grant: grantOf(grant),
  generation,
  nowMs: Number(nowMs),
});

interface ReplayedRow {
  readonly sessionDigest: string;
  /** Whether the grant stood until now. */
  readonly isRevoked: boolean;
}

/** Revokes what was used again; the entry is written where it stood until now. */
const replaying = async (
  pool: ScopedPool,
  accountId: Id,
  entry: NewAuditEntry | undefined,
  statement: QueryConfig,
): Promise<Redemption> => {
  const replay = async (connection: Queryable): Promise<ReplayedRow | undefined> =>
    (await connection.query<ReplayedRow>(statement)).rows[0];
  const row = await withEntry(pool, accountId, entry, replay, (found) => found?.isRevoked === true);
  return row === undefined
    ? { kind: "refused" }
    : { kind: "replayed", sessionDigest: row.sessionDigest };
};
