import type { ApiKeysMethods, PortAdapter } from "@embedded-analytics/domain";
import type { ScopedPool } from "./account-scope/scoped-pool.js";
import { accountJson, keyHolderOf, keyJson, type KeyHolderJson } from "./key-holder.js";

const findStatement = `
  select ${keyJson} as key, ${accountJson} as account
  from api_key k join account a on a.id = k.account_id
  where k.id = $1`;

/** API keys in PostgreSQL: found by their public id, one lookup by primary key. */
export const prismaApiKeys = (pool: ScopedPool): PortAdapter<ApiKeysMethods> => ({
  find: async (keyId) => {
    const { rows } = await pool.ofKey(keyId).query<KeyHolderJson>({
      name: "find_key",
      text: findStatement,
      values: [keyId],
    });
    return rows[0] && keyHolderOf(rows[0]);
  },
});
