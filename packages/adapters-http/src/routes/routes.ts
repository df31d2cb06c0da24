import { adminRoutes } from "./admin-routes.js";
import { assistantRoutes } from "./assistant-routes.js";
import { chatRoutes } from "./chat-routes.js";
import { dashboardRoutes } from "./dashboard-routes.js";
import { dataRoutes } from "./data-routes.js";
import { embedTenantRoutes } from "./embed-tenant-routes.js";
import type { Route } from "./route.js";
import { feedbackRoutes } from "./feedback-routes.js";
import { sessionRoutes } from "./session-routes.js";
import { suggestionRoutes } from "./suggestion-routes.js";
import { threadRoutes } from "./thread-routes.js";

/** All that the router serves, the busiest first, since Express looks through them in order. */
export const allRoutes: readonly Route[] = [
  ...dataRoutes,
  ...dashboardRoutes,
  ...chatRoutes,
  ...threadRoutes,
  ...feedbackRoutes,
  ...suggestionRoutes,
  ...assistantRoutes,
  ...sessionRoutes,
  ...embedTenantRoutes,
  ...adminRoutes,
];

/** The same as plain data, for readers that must not miss one: the conformance suite, a specification. */
export const routes: readonly Pick<Route, "method" | "path">[] = allRoutes.map(
  ({ method, path }) => ({ method, path }),
);
