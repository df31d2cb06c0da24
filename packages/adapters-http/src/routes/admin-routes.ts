import { assistantGrantRoutes } from "./administration/assistant-grant-routes.js";
import { auditRoutes } from "./administration/audit-routes.js";
import { listRoutes } from "./administration/list-routes.js";
import { writeRoutes } from "./administration/write-routes.js";
import type { Route } from "./route.js";

/** The longest body: one selector, whose names have at most a few hundred characters. */
const selectorBytesMax = 4096;

/** Administration with an admin key (wire format, 5). */
export const adminRoutes: readonly Route[] = [
  ...assistantGrantRoutes,
  ...auditRoutes,
  ...listRoutes,
  ...writeRoutes,
  {
    method: "POST",
    path: "/api/v1/admin/sessions/revoke",
    body: { needs: "key", bytesMax: selectorBytesMax },
    answer: async ({ analytics, credential, body }) => {
      await analytics.revokeIssued(credential, await body());
      return { status: 204 };
    },
  },
];
