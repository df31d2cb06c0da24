import type { PortContract } from "../contract.js";
import { attributeKind, groupKind } from "./kinds.js";
import { listCases, listForeign } from "./list.js";
import { pagingCases } from "./paging.js";
import { removeCases, removeForeign } from "./remove.js";
import { removeAttributeCases, removeGroupCases } from "./remove-rights.js";
import { removeTenant } from "./remove-tenant.js";
import { userCountCases } from "./user-count.js";

/** What every adapter of `embedTenantCatalog` must do. */
export const embedTenantCatalogContract: PortContract<"embedTenantCatalog"> = {
  listGroups: {
    cases: [...listCases(groupKind), ...pagingCases(groupKind), ...userCountCases],
    foreign: listForeign(groupKind),
  },
  removeGroup: {
    cases: [...removeCases(groupKind), ...removeGroupCases],
    foreign: removeForeign(groupKind),
  },
  listAttributes: {
    cases: [...listCases(attributeKind), ...pagingCases(attributeKind)],
    foreign: listForeign(attributeKind),
  },
  removeAttribute: {
    cases: [...removeCases(attributeKind), ...removeAttributeCases],
    foreign: removeForeign(attributeKind),
  },
  removeTenant,
};
