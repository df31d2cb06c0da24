import { expect, test } from "@jest/globals";
import { routes } from "./routes.js";

test("routes are these, and none is served that is not in the exported list", () => {
  const agent = "api/v1/public/:accountName/agents/:agentId/chat";
  const ofAgent = [
    "POST stream-chat-state",
    "POST stream-chat-state/abort",
    "POST abort",
    "GET threads",
    "PATCH threads/:chatId",
    "DELETE threads/:chatId",
    "GET threads/:chatId/feedback",
    "PUT threads/:chatId/feedback/:messageId",
    "DELETE threads/:chatId/feedback/:messageId",
    "GET feedback",
    "GET suggestions",
  ].flatMap((route) => {
    const [method = "", path = ""] = route.split(" ");
    return ["/:cloudRegion/", "/"].map((region) => `${method} ${region}${agent}/${path}`);
  });
  const others = [
    "POST /api/v1/deployments/:deploymentId/sql",
    "GET /api/v1/deployments/:deploymentId/dashboards",
    "GET /api/v1/deployments/:deploymentId/dashboards/:publicId",
    "POST /api/v1/deployments/:deploymentId/dashboards",
    "PATCH /api/v1/deployments/:deploymentId/dashboards/:publicId",
    "DELETE /api/v1/deployments/:deploymentId/dashboards/:publicId",
    "POST /api/v1/deployments/:deploymentId/dashboards/:publicId/tiles/:tileId/proposal",
    "POST /api/v1/deployments/:deploymentId/dashboards/:publicId/tiles/:tileId/query",
    "POST /mcp",
    "POST /mcp/d/:deploymentId",
    "POST /api/v1/embed/generate-session",
    "POST /api/v1/embed/session/token",
    "POST /api/v1/embed/session/revoke",
    "GET /api/v1/admin/assistant-grants",
    "DELETE /api/v1/admin/assistant-grants/:id",
    "POST /api/v1/admin/sessions/revoke",
    "GET /api/v1/admin/audit",
    "GET /api/v1/admin/dashboards",
    "PATCH /api/v1/admin/dashboards/:publicId",
    "DELETE /api/v1/admin/dashboards/:publicId",
    "GET /api/v1/admin/account",
    "GET /api/v1/admin/deployments",
    "GET /api/v1/admin/agents",
    "GET /api/v1/admin/internal-users",
    "GET /api/v1/admin/usage",
    "GET /api/v1/admin/keys",
    "GET /api/v1/admin/groups",
    "GET /api/v1/admin/user-attributes",
    "GET /api/v1/admin/embed-tenants",
    "GET /api/v1/admin/users",
    "GET /api/v1/admin/sessions",
    "POST /api/v1/admin/keys",
    "POST /api/v1/admin/keys/:id/rotate",
    "DELETE /api/v1/admin/keys/:id",
    "POST /api/v1/admin/groups",
    "DELETE /api/v1/admin/groups/:id",
    "POST /api/v1/admin/user-attributes",
    "DELETE /api/v1/admin/user-attributes/:id",
    "POST /api/v1/admin/agents",
    "DELETE /api/v1/admin/agents/:id",
    "PATCH /api/v1/admin/account",
    "POST /api/v1/admin/users",
    "POST /api/v1/admin/users/:id/preview",
    "POST /api/v1/admin/users/:id/rights",
    "DELETE /api/v1/admin/users/:id",
    "DELETE /api/v1/admin/embed-tenants/:name",
    "GET /api/v1/embed-tenants/:name/groups",
    "DELETE /api/v1/embed-tenants/:name/groups/:id",
    "GET /api/v1/embed-tenants/:name/user-attributes",
    "DELETE /api/v1/embed-tenants/:name/user-attributes/:id",
  ];
  const served = routes.map(({ method, path }) => `${method} ${path}`);
  expect(served.toSorted()).toEqual([...ofAgent, ...others].toSorted());
});
