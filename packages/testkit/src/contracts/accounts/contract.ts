import type { PortContract } from "../contract.js";
import { accountsCommitCases } from "./commit.js";
import { accountsCommitConflicts } from "./commit-conflicts.js";
import { accountsCommitForeign } from "./commit-foreign.js";
import { accountsLoadCases, accountsLoadForeign } from "./load.js";
import { accountNames, embedTenantNames } from "./names.js";
import { keyIdsTakenBeside } from "./key-ids-taken-beside.js";

/** What every adapter of `accounts` must do. */
export const accountsContract: PortContract<"accounts"> = {
  load: { cases: accountsLoadCases, foreign: accountsLoadForeign },
  names: accountNames,
  embedTenantNames,
  keyIdsTakenBeside,
  commit: {
    cases: [...accountsCommitCases, ...accountsCommitConflicts],
    foreign: accountsCommitForeign,
  },
};
