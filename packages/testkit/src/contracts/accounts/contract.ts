import type { PortContract } from "../contract.js";
import { accountsCommitCases } from "./commit.js";
import { accountsCommitConflicts } from "./commit-conflicts.js";
import { accountsCommitForeign } from "./commit-foreign.js";
import { accountsLoadCases, accountsLoadForeign } from "./load.js";
import { accountNames, embedTenantNames } from "./names.js";
import { removalCases, removalForeign, usesOfCases, usesOfForeign } from "./removals.js";
import { keyIdsTakenBeside } from "./key-ids-taken-beside.js";

/** What every adapter of `accounts` must do. */
export const accountsContract: PortContract<"accounts"> = {
  load: { cases: accountsLoadCases, foreign: accountsLoadForeign },
  names: accountNames,
  embedTenantNames,
  usesOf: { cases: usesOfCases, foreign: usesOfForeign },
  keyIdsTakenBeside,
  commit: {
    cases: [...accountsCommitCases, ...accountsCommitConflicts, ...removalCases],
    foreign: [...accountsCommitForeign, ...removalForeign],
  },
};
