import type { Operations } from "../operation.js";
import { done, page, pageQuery } from "../successes.js";

const path = "/api/v1/embed-tenants/{name}";

export const embedTenantOperations: Operations = {
  [`GET ${path}/groups`]: {
    id: "listGroups",
    tag: "Embed tenants",
    summary: "List the groups of an embed tenant",
    call: "listGroups",
    needs: "key",
    query: pageQuery,
    success: page("Group"),
  },
  [`DELETE ${path}/groups/{id}`]: {
    id: "deleteGroup",
    tag: "Embed tenants",
    summary: "Delete a group of an embed tenant",
    call: "deleteGroup",
    needs: "key",
    success: done,
  },
  [`GET ${path}/user-attributes`]: {
    id: "listUserAttributes",
    tag: "Embed tenants",
    summary: "List the attribute definitions of an embed tenant",
    call: "listUserAttributes",
    needs: "key",
    query: pageQuery,
    success: page("UserAttribute"),
  },
  [`DELETE ${path}/user-attributes/{id}`]: {
    id: "deleteUserAttribute",
    tag: "Embed tenants",
    summary: "Delete an attribute definition of an embed tenant",
    call: "deleteUserAttribute",
    needs: "key",
    success: done,
  },
};
