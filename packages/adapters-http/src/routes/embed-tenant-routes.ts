import { attributeItem, groupItem } from "../response/items.js";
import type { Route } from "./route.js";

const groups = "/api/v1/embed-tenants/:name/groups";
const userAttributes = "/api/v1/embed-tenants/:name/user-attributes";

/** Listing and deleting what an embed tenant has defined (`service.md` 4.2, C1 to C3). */
export const embedTenantRoutes: readonly Route[] = [
  {
    method: "GET",
    path: groups,
    answer: async ({ analytics, credential, param, listQuery }) => {
      const page = await analytics.listGroups(credential, param("name"), listQuery());
      return { status: 200, body: { ...page, items: page.items.map(groupItem) } };
    },
  },
  {
    method: "DELETE",
    path: `${groups}/:id`,
    answer: async ({ analytics, credential, param }) => {
      await analytics.deleteGroup(credential, param("name"), param("id"));
      return { status: 204 };
    },
  },
  {
    method: "GET",
    path: userAttributes,
    answer: async ({ analytics, credential, param, listQuery }) => {
      const page = await analytics.listUserAttributes(credential, param("name"), listQuery());
      return { status: 200, body: { ...page, items: page.items.map(attributeItem) } };
    },
  },
  {
    method: "DELETE",
    path: `${userAttributes}/:id`,
    answer: async ({ analytics, credential, param }) => {
      await analytics.deleteUserAttribute(credential, param("name"), param("id"));
      return { status: 204 };
    },
  },
];
