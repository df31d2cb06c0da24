import type { AccountsMethods, PortAdapter, Use } from "@embedded-analytics/domain";
import { scopeStatement } from "../account-scope/scope.js";
import type { ScopedPool } from "../account-scope/scoped-pool.js";
import type { Database } from "../client.js";
import { isConflict } from "../store-errors.js";
import { AccountConflict } from "./conflict.js";
import { accountOf, type AccountJson } from "./account-json.js";
import { loadAccountStatement } from "./load-statement.js";
import { usesStatement, usesValues } from "./remove-undeclared.js";
import { writeAccount } from "./write-account.js";

// A large declaration is thousands of small statements. The statement timeout bounds each.
const bounds = { maxWait: 5_000, timeout: 60_000 };

// Names are compared byte by byte, so that their order is the same under every locale of a database.
const accountNamesStatement = `select name from account order by name collate "C"`;
const embedTenantNamesStatement = `
  select t.name from embed_tenant t join account a on a.id = t.account_id
  where a.name = $1 order by t.name collate "C"`;

const keyIdsTakenStatement = `
  select k.id from api_key k join account a on a.id = k.account_id
  where k.id = any ($1::text[]) and a.name <> $2`;

/**
 * The administration of accounts in PostgreSQL. What is many different writes goes through Prisma's
 * model interface: they are rare, and it is pleasant to read.
 */
export const prismaAccounts = ({
  pool,
  prisma,
}: Pick<Database, "prisma"> & { readonly pool: ScopedPool }): PortAdapter<AccountsMethods> => ({
  load: async (accountName, embedTenantNames) => {
    const { rows } = await pool
      .ofName(accountName)
      .query<{ state: AccountJson }>(loadAccountStatement, [accountName, embedTenantNames]);
    return rows[0] && accountOf(rows[0].state);
  },
  names: async () => {
    const { rows } = await pool.ofEveryAccount().query<{ name: string }>(accountNamesStatement);
    return rows.map(({ name }) => name);
  },
  embedTenantNames: async (accountName) => {
    const { rows } = await pool
      .ofName(accountName)
      .query<{ name: string }>(embedTenantNamesStatement, [accountName]);
    return rows.map(({ name }) => name);
  },
  usesOf: async (accountName, things) => {
    const { rows } = await pool
      .ofName(accountName)
      .query<Use>(usesStatement, [...usesValues(accountName, things)]);
    return rows;
  },
  keyIdsTakenBeside: async (accountName, keyIds) => {
    const { rows } = await pool
      .ofEveryAccount()
      .query<{ id: string }>(keyIdsTakenStatement, [keyIds, accountName]);
    return rows.map(({ id }) => id);
  },
  commit: async (accountName, changes) => {
    try {
      await prisma.$transaction(async (transaction) => {
        await transaction.$queryRawUnsafe(scopeStatement(changes.id));
        await writeAccount(transaction, accountName, changes);
      }, bounds);
      return "committed";
    } catch (error) {
      if (error instanceof AccountConflict || isConflict(error)) return "conflict";
      throw error;
    }
  },
});
