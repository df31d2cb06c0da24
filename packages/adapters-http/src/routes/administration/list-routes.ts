import type { Connection } from "@embedded-analytics/domain";
import { attributeItem, groupItem } from "../../response/items.js";
import type { Call, Route } from "../route.js";
import {
  accountItem,
  agentItem,
  dashboardItem,
  deploymentItem,
  embedTenantItem,
  internalUserItem,
  keyItem,
  sessionItem,
  usageItem,
  userItem,
} from "./items.js";

const listRoute = <Item>(
  name: string,
  read: (call: Call) => Promise<Connection<Item>>,
  itemOf: (item: Item) => object,
): Route => ({
  method: "GET",
  path: `/api/v1/admin/${name}`,
  answer: async (call) => {
    const page = await read(call);
    return { status: 200, body: { ...page, items: page.items.map(itemOf) } };
  },
});

/** What an account has, page by page (J1, C1). */
export const listRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/api/v1/admin/account",
    answer: async ({ analytics, credential }) => ({
      status: 200,
      body: accountItem(await analytics.getAccount(credential)),
    }),
  },
  listRoute(
    "deployments",
    ({ analytics, credential, listQuery }) => analytics.listDeployments(credential, listQuery()),
    deploymentItem,
  ),
  listRoute(
    "agents",
    ({ analytics, credential, listQuery }) => analytics.listAgents(credential, listQuery()),
    agentItem,
  ),
  listRoute(
    "internal-users",
    ({ analytics, credential, listQuery }) => analytics.listInternalUsers(credential, listQuery()),
    internalUserItem,
  ),
  listRoute(
    "usage",
    ({ analytics, credential, listQuery, query }) =>
      analytics.listUsage(credential, { ...listQuery(), since: query("since") }),
    usageItem,
  ),
  listRoute(
    "keys",
    ({ analytics, credential, listQuery }) => analytics.listKeys(credential, listQuery()),
    keyItem,
  ),
  listRoute(
    "groups",
    ({ analytics, credential, listQuery }) => analytics.listAccountGroups(credential, listQuery()),
    groupItem,
  ),
  listRoute(
    "user-attributes",
    ({ analytics, credential, listQuery }) =>
      analytics.listAccountUserAttributes(credential, listQuery()),
    attributeItem,
  ),
  listRoute(
    "embed-tenants",
    ({ analytics, credential, listQuery }) => analytics.listEmbedTenants(credential, listQuery()),
    embedTenantItem,
  ),
  listRoute(
    "users",
    ({ analytics, credential, listQuery, query }) =>
      analytics.listUsers(credential, {
        ...listQuery(),
        embedTenantName: query("embedTenantName"),
        search: query("search"),
      }),
    userItem,
  ),
  listRoute(
    "dashboards",
    ({ analytics, credential, listQuery, query }) =>
      analytics.listUserDashboards(credential, {
        ...listQuery(),
        embedTenantName: query("embedTenantName"),
      }),
    dashboardItem,
  ),
  listRoute(
    "sessions",
    ({ analytics, credential, listQuery }) => analytics.listSessions(credential, listQuery()),
    sessionItem,
  ),
];
