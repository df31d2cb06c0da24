import type { EmbedSession, Id } from "@embedded-analytics/domain";
import { tenantName, type TestAccount } from "../world/two-accounts.js";

/** How long tokens live in these cases: longer than a session waits for its exchange. */
export const tokenTtlSeconds = 86_400;

/** The session of the user `ada` as `provisionUser` makes it. */
export const sessionOfAda = (
  account: TestAccount,
  { id, digest }: { readonly id: Id; readonly digest: string },
): EmbedSession => ({
  digest,
  accountId: account.id,
  accountName: account.name,
  plan: "enterprise",
  deploymentId: 1,
  embedTenantName: tenantName,
  user: { kind: "external", id, externalId: "ada" },
  creatorMode: false,
  branchName: undefined,
  settings: {},
});
