import type { Operations } from "../operation.js";
import { administrationChanges } from "./administration.js";
import { administrationLists } from "./administration-lists.js";
import { assistantOperations } from "./assistants.js";
import { chatOperations } from "./chat.js";
import { dashboardOperations } from "./dashboards.js";
import { dataOperations } from "./data.js";
import { embedTenantOperations } from "./embed-tenants.js";
import { sessionOperations } from "./sessions.js";

/** All that a host's server, a page or an assistant may ask, in the order in which one reads of it. */
export const operations: Operations = {
  ...sessionOperations,
  ...dataOperations,
  ...dashboardOperations,
  ...chatOperations,
  ...embedTenantOperations,
  ...administrationLists,
  ...administrationChanges,
  ...assistantOperations,
};
