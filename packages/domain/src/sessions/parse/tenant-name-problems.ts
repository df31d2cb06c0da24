import type { Account } from "../../access/account.js";
import type { Problem } from "../../shared/failure/failure.js";
import { tenantNameProblemIn } from "../../shared/text/text-rules.js";

/** What was read before the account was found, with the name of the embed tenant that it gives. */
export interface NamesTenant {
  readonly embedTenantName: string | undefined;
  readonly problems: readonly Problem[];
}

const pointer = "/embedTenantName";

/** What is wrong with that name in that account, unless its problem was reported before (A4). */
export const tenantNameProblems = (
  { embedTenantName, problems }: NamesTenant,
  account: Pick<Account, "name">,
): readonly Problem[] => {
  if (embedTenantName === undefined) return [];
  if (problems.some((problem) => problem.pointer === pointer)) return [];
  const message = tenantNameProblemIn(account.name, embedTenantName);
  return message === undefined ? [] : [{ pointer, message }];
};
