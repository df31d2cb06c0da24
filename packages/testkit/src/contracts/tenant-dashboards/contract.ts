import type { PortContract } from "../contract.js";
import { list, loadOne } from "./read.js";
import { createOne, remove, save } from "./write.js";

/** What every adapter of `tenantDashboards` must do (H3). */
export const tenantDashboardsContract: PortContract<"tenantDashboards"> = {
  list,
  load: loadOne,
  create: createOne,
  save,
  remove,
};
