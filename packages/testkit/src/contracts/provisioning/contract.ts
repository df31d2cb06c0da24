import type { PortContract } from "../contract.js";
import { claimConflictCases } from "./claim-conflicts.js";
import { claimForeign } from "./claim-foreign.js";
import { claimPreviewCases, claimPreviewForeign } from "../threads/claim-previews.js";
import { claimRaceCases } from "./claim-races.js";
import { claimReplacesCases } from "./claim-replaces.js";
import { claimCases } from "./claim.js";
import { commitAtomicityCases } from "./commit-atomicity.js";
import { commitConflictCases } from "./commit-conflicts.js";
import { commitDefinitionCases } from "./commit-definitions.js";
import { commitForeign } from "./commit-foreign.js";
import { commitLifetimeCases } from "./commit-lifetime.js";
import { commitLimitCases } from "./commit-limit.js";
import { commitRaceCases } from "./commit-races.js";
import { commitReplacesCases } from "./commit-replaces.js";
import { commitSizeCases, commitSizesForeign } from "./commit-sizes.js";
import { commitUserCases } from "./commit-user.js";
import { commitUserConflictCases } from "./commit-user-conflicts.js";
import { loadCatalogCases } from "./load-catalog.js";
import { loadForeign } from "./load-foreign.js";
import { loadPlaceCases } from "./load-place.js";
import { loadUserCases } from "./load-user.js";
import { foreignMakers, makerCases } from "./makers.js";
import { removeExpiredUsers } from "./remove-expired-users.js";

/** What every adapter of `provisioning` must do. */
export const provisioningContract: PortContract<"provisioning"> = {
  load: { cases: [...loadPlaceCases, ...loadCatalogCases, ...loadUserCases], foreign: loadForeign },
  commit: {
    cases: [
      ...commitUserCases,
      ...commitDefinitionCases,
      ...commitReplacesCases,
      ...commitAtomicityCases,
      ...commitConflictCases,
      ...commitUserConflictCases,
      ...commitLimitCases,
      ...commitSizeCases,
      ...commitRaceCases,
      ...commitLifetimeCases,
      ...makerCases,
      ...claimCases,
      ...claimReplacesCases,
      ...claimConflictCases,
      ...claimRaceCases,
      ...claimPreviewCases,
    ],
    foreign: [
      ...commitForeign,
      ...commitSizesForeign,
      ...claimForeign,
      ...claimPreviewForeign,
      ...foreignMakers,
    ],
  },
  removeExpiredUsers,
};
