import type { Route, RouteBody } from "../route.js";
import { explainedItem } from "./explained-item.js";
import {
  accountItem,
  agentItem,
  definedAttribute,
  definedGroup,
  madeKeyItem,
  previewItem,
  provisionedItem,
} from "./items.js";

/** One key, definition or agent: its names and texts. */
const oneBody: RouteBody = { needs: "key", bytesMax: 64 * 1024 };

const keys = "/api/v1/admin/keys";
const groups = "/api/v1/admin/groups";
const userAttributes = "/api/v1/admin/user-attributes";

const keyRoutes: readonly Route[] = [
  {
    method: "POST",
    path: keys,
    body: oneBody,
    answer: async ({ analytics, credential, body }) => ({
      status: 201,
      body: madeKeyItem(await analytics.createKey(credential, await body())),
    }),
  },
  {
    method: "POST",
    path: `${keys}/:id/rotate`,
    body: oneBody,
    answer: async ({ analytics, credential, param, body }) => ({
      status: 201,
      body: madeKeyItem(await analytics.rotateKey(credential, param("id"), await body())),
    }),
  },
  {
    method: "DELETE",
    path: `${keys}/:id`,
    answer: async ({ analytics, credential, param, query }) => {
      const descendants = query("descendants") === "true";
      await analytics.revokeKey(credential, param("id"), { descendants });
      return { status: 204 };
    },
  },
];

const definitionRoutes: readonly Route[] = [
  {
    method: "POST",
    path: groups,
    body: oneBody,
    answer: async ({ analytics, credential, body }) => ({
      status: 200,
      body: definedGroup(await analytics.putGroup(credential, await body())),
    }),
  },
  {
    method: "DELETE",
    path: `${groups}/:id`,
    answer: async ({ analytics, credential, param }) => {
      await analytics.deleteAccountGroup(credential, param("id"));
      return { status: 204 };
    },
  },
  {
    method: "POST",
    path: userAttributes,
    body: oneBody,
    answer: async ({ analytics, credential, body }) => ({
      status: 200,
      body: definedAttribute(await analytics.putUserAttribute(credential, await body())),
    }),
  },
  {
    method: "DELETE",
    path: `${userAttributes}/:id`,
    answer: async ({ analytics, credential, param }) => {
      await analytics.deleteAccountUserAttribute(credential, param("id"));
      return { status: 204 };
    },
  },
  {
    method: "POST",
    path: "/api/v1/admin/agents",
    body: oneBody,
    answer: async ({ analytics, credential, body }) => ({
      status: 200,
      body: agentItem(await analytics.putAgent(credential, await body())),
    }),
  },
  {
    method: "DELETE",
    path: "/api/v1/admin/agents/:id",
    answer: async ({ analytics, credential, param }) => {
      await analytics.deleteAgent(credential, param("id"));
      return { status: 204 };
    },
  },
  {
    method: "PATCH",
    path: "/api/v1/admin/account",
    body: oneBody,
    answer: async ({ analytics, credential, body }) => ({
      status: 200,
      body: accountItem(await analytics.changeSettings(credential, await body())),
    }),
  },
];

const userRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/api/v1/admin/users",
    body: { needs: "key" },
    answer: async ({ analytics, credential, body }) => {
      const users = await analytics.provisionUsers(credential, await body());
      return { status: 200, body: { users: users.map(provisionedItem) } };
    },
  },
  {
    method: "POST",
    path: "/api/v1/admin/users/:id/preview",
    body: oneBody,
    answer: async ({ analytics, credential, param, body }) => {
      const preview = await analytics.previewUser(credential, param("id"), await body());
      return { status: 200, body: previewItem(preview) };
    },
  },
  {
    method: "POST",
    path: "/api/v1/admin/users/:id/rights",
    body: oneBody,
    answer: async ({ analytics, credential, param, body }) => {
      const explained = await analytics.explainUser(credential, param("id"), await body());
      return { status: 200, body: explainedItem(explained) };
    },
  },
  {
    method: "DELETE",
    path: "/api/v1/admin/users/:id",
    answer: async ({ analytics, credential, param }) => {
      await analytics.deleteUser(credential, param("id"));
      return { status: 204 };
    },
  },
  {
    method: "PATCH",
    path: "/api/v1/admin/dashboards/:publicId",
    body: oneBody,
    answer: async ({ analytics, credential, param, body }) => {
      await analytics.showUserDashboard(credential, param("publicId"), await body());
      return { status: 204 };
    },
  },
  {
    method: "DELETE",
    path: "/api/v1/admin/dashboards/:publicId",
    answer: async ({ analytics, credential, param }) => {
      await analytics.deleteUserDashboard(credential, param("publicId"));
      return { status: 204 };
    },
  },
  {
    method: "DELETE",
    path: "/api/v1/admin/embed-tenants/:name",
    answer: async ({ analytics, credential, param }) => {
      await analytics.deleteEmbedTenant(credential, param("name"));
      return { status: 204 };
    },
  },
];

/** What administrators change (J1). */
export const writeRoutes: readonly Route[] = [...keyRoutes, ...definitionRoutes, ...userRoutes];
