import type { AccountsMethods, Plain } from "@embedded-analytics/domain";
import type { Database } from "../client.js";
import { isConflict } from "../store-errors.js";
import { AccountConflict } from "./conflict.js";
import { accountOf, type AccountJson } from "./account-json.js";
import { loadAccountStatement } from "./load-statement.js";
import { writeAccount } from "./write-account.js";

// A large declaration is thousands of small statements. The statement timeout bounds each.
const bounds = { maxWait: 5_000, timeout: 60_000 };

/**
 * The administration of accounts in PostgreSQL. What is many different writes goes through Prisma's
 * model interface: they are rare, and it is pleasant to read.
 */
export const prismaAccounts = ({ pool, prisma }: Database): Plain<AccountsMethods> => ({
  load: async (accountName, embedTenantNames) => {
    const { rows } = await pool.query<{ state: AccountJson }>(loadAccountStatement, [
      accountName,
      embedTenantNames,
    ]);
    return rows[0] && accountOf(rows[0].state);
  },
  keyIdsTakenBeside: async (accountName, keyIds) => {
    const keys = await prisma.apiKey.findMany({
      where: { id: { in: [...keyIds] }, account: { name: { not: accountName } } },
      select: { id: true },
    });
    return keys.map(({ id }) => id);
  },
  commit: async (accountName, changes) => {
    try {
      await prisma.$transaction(
        (transaction) => writeAccount(transaction, accountName, changes),
        bounds,
      );
      return "committed";
    } catch (error) {
      if (error instanceof AccountConflict || isConflict(error)) return "conflict";
      throw error;
    }
  },
});
