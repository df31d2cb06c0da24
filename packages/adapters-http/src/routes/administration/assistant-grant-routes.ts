import type { ListedGrant } from "@embedded-analytics/domain";
import { isoTime } from "../../response/items.js";
import type { Route } from "../route.js";

const path = "/api/v1/admin/assistant-grants";

/** What users have granted to assistants of their own, and its revocation (I1, J8). */
export const assistantGrantRoutes: readonly Route[] = [
  {
    method: "GET",
    path,
    answer: async ({ analytics, credential, listQuery }) => {
      const page = await analytics.listAssistantGrants(credential, listQuery());
      return { status: 200, body: { ...page, items: page.items.map(grantItem) } };
    },
  },
  {
    method: "DELETE",
    path: `${path}/:id`,
    answer: async ({ analytics, credential, param }) => {
      await analytics.revokeAssistantGrant(credential, param("id"));
      return { status: 204 };
    },
  },
];

/** A grant as it goes over the wire; of both kinds of user one is `null`. */
const grantItem = ({ createdAtMs, lastUsedAtMs, expiresAtMs, ...grant }: ListedGrant) => ({
  ...grant,
  externalId: grant.externalId ?? null,
  internalId: grant.internalId ?? null,
  createdAt: isoTime(createdAtMs),
  lastUsedAt: isoTime(lastUsedAtMs),
  expiresAt: isoTime(expiresAtMs),
});
