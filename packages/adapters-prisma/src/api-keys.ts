import type { ApiKeysMethods, PortAdapter } from "@embedded-analytics/domain";
import type { ScopedPool } from "./account-scope/scoped-pool.js";
import { accountJson, keyHolderOf, keyJson, type KeyHolderJson } from "./key-holder.js";

const findStatement = `
  select ${keyJson} as key, ${accountJson} as account
  from api_key k join account a on a.id = k.account_id
  where k.id = $1`;

/** Parameter: for how many seconds a sign-in that has ended is kept. */
const removeEndedSignInsStatement = `
  delete from api_key k
  where k.person is not null and k.expires_at + make_interval(secs => $1::float8) <= now()
    and not exists (select from api_key m where m.account_id = k.account_id and m.made_by = k.id)`;

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
  removeEndedSignIns: async (keptSeconds) => {
    const { rowCount } = await pool.ofEveryAccount().query({
      name: "remove_ended_sign_ins",
      text: removeEndedSignInsStatement,
      values: [keptSeconds],
    });
    return rowCount ?? 0;
  },
});
