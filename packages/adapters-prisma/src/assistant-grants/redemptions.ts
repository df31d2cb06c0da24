import type { AssistantGrantsMethods, PortAdapter, Redemption } from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";
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
    redeemCode: async (accountId, grantId, proof) => {
      const { clientId, redirectUri, codeChallenge, resource } = proof;
      const texts = [clientId, redirectUri, codeChallenge].map(storableId);
      // A resource that cannot be stored is none that was granted, while null stands for none given.
      const target = resource === undefined ? null : (storableId(resource) ?? "");
      const row = await one<RedeemedRow>(
        accountId,
        "redeem_assistant_code",
        statements.redeemCodeStatement,
        [...[accountId, grantId, ...texts, target]],
      );
      if (row !== undefined) return granted(row);
      return replayed(
        await one(accountId, "replay_assistant_code", statements.replayCodeStatement, [
          accountId,
          grantId,
        ]),
      );
    },
    refresh: async (accountId, grantId, clientId, generation, idleSeconds) => {
      const asked = [accountId, grantId, storableId(clientId), generation];
      const row = await one<RedeemedRow>(
        accountId,
        "refresh_assistant",
        statements.refreshStatement,
        [...[...asked, idleSeconds]],
      );
      if (row !== undefined) return granted(row);
      return replayed(
        await one(accountId, "replay_assistant_refresh", statements.replayRefreshStatement, asked),
      );
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

const replayed = (row: { readonly sessionDigest: string } | undefined): Redemption =>
  row === undefined ? { kind: "refused" } : { kind: "replayed", ...row };
