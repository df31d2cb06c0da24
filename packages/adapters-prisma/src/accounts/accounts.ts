import type { AccountsMethods, Plain } from "@embedded-analytics/domain";
import type { PrismaClient } from "../generated/client.js";
import { isConflict } from "../store-errors.js";
import { AccountConflict } from "./conflict.js";
import { loadAccount } from "./load-account.js";
import { writeAccount } from "./write-account.js";

// A large declaration is thousands of small statements. The statement timeout bounds each.
const bounds = { maxWait: 5_000, timeout: 60_000 };

/** The administration of accounts in PostgreSQL: few calls of many rows, so Prisma's own interface. */
export const prismaAccounts = (prisma: PrismaClient): Plain<AccountsMethods> => ({
  load: (accountName, embedTenantNames) =>
    prisma.$transaction((transaction) => loadAccount(transaction, accountName, embedTenantNames), {
      ...bounds,
      isolationLevel: "RepeatableRead",
    }),
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
