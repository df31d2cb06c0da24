import { conformanceKeys as keys } from "../../declaration.js";
import { fresh, newUser, type Subject } from "../../subject.js";
import type { Row } from "../key-row.js";

/** The address of something that administrators do. */
export const adminPath = (rest: string): string => `/api/v1/admin/${rest}`;

/** What each kind of key gets where only an admin key of the whole account is let in, whatever its plan. */
const limited = "deployment_out_of_scope";

const lists = [
  "account",
  "agents",
  "audit",
  "dashboards",
  "deployments",
  "embed-tenants",
  "groups",
  "internal-users",
  "keys",
  "sessions",
  "usage",
  "user-attributes",
  "users",
] as const;

const listRow = (name: (typeof lists)[number]): Row => ({
  route: `GET /api/v1/admin/${name}`,
  prepare: () => Promise.resolve({ method: "GET", path: adminPath(name) }),
  starter: 200,
  limited,
  foreign: 200,
  success: 200,
});

/** Calls that make something of the caller's own, which nobody's request can aim at another account. */
const makingRow = (name: string, status: number, body: () => object): Row => ({
  route: `POST /api/v1/admin/${name}`,
  prepare: () => Promise.resolve({ method: "POST", path: adminPath(name), body: body() }),
  starter: status,
  limited,
  foreign: status,
  success: status,
});

/** Calls on a thing of acme, which another account does not have. */
const thingRow = (
  route: string,
  prepare: Row["prepare"],
  missing: string,
  success: number,
): Row => ({ route, prepare, starter: missing, limited, foreign: missing, success });

/** The id of something of acme that was made just now. */
const made = async (subject: Subject, name: string, body: object): Promise<string> => {
  const { json } = await subject.post(adminPath(name), keys.acme, body);
  return String(json.id);
};

/** The id of a user of acme who was made just now. */
export const newUserId = async (subject: Subject): Promise<string> => {
  const user = newUser();
  await subject.mint(keys.acme, user);
  const path = adminPath(`users?search=${user.externalId}`);
  return String((await subject.get(path, keys.acme)).json.items[0].id);
};

const deleting = (name: string, idOf: (subject: Subject) => Promise<string>): Row["prepare"] =>
  async function prepare(subject) {
    return { method: "DELETE", path: adminPath(`${name}/${await idOf(subject)}`) };
  };

const newTenant = async (subject: Subject): Promise<string> => {
  const embedTenantName = fresh("tenant");
  await subject.mint(keys.acme, newUser({ embedTenantName }));
  return embedTenantName;
};

/** The public id of a dashboard of a user of acme: a new one in an embed tenant, or the given one. */
export const newDashboard = async (
  subject: Subject,
  user: object = newUser({ embedTenantName: fresh("tenant") }),
  visibility: "private" | "tenant" = "tenant",
): Promise<string> => {
  const sessionId = await subject.mint(keys.acme, { creatorMode: true, ...user });
  const { json } = await subject.exchange(sessionId);
  const definition = { rows: [{ tiles: [{ id: "note", text: "Words" }] }] };
  const answer = await subject.call({
    method: "POST",
    path: "/api/v1/deployments/1/dashboards",
    headers: { Authorization: `Bearer ${json.token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ title: "A title", visibility, definition }),
  });
  return String(answer.json.publicId);
};

/** The calls of administration (J1). */
export const adminRows: readonly Row[] = [
  ...lists.map(listRow),
  makingRow("keys", 201, () => ({ name: fresh("key") })),
  makingRow("groups", 200, () => ({ name: fresh("group") })),
  makingRow("user-attributes", 200, () => ({ name: fresh("attribute"), type: "string" })),
  makingRow("agents", 200, () => ({ id: fresh("agent"), name: "made", deployment: 1 })),
  {
    route: "PATCH /api/v1/admin/account",
    prepare: () => Promise.resolve({ method: "PATCH", path: adminPath("account"), body: {} }),
    ...{ limited, starter: 200, foreign: 200, success: 200 },
  },
  thingRow(
    "DELETE /api/v1/admin/agents/:id",
    deleting("agents", (subject) =>
      made(subject, "agents", { id: fresh("agent"), name: "made", deployment: 1 }),
    ),
    "agent_not_found",
    204,
  ),
  makingRow("users", 200, () => ({ users: [newUser({ deploymentId: 1 })] })),
  thingRow(
    "POST /api/v1/admin/keys/:id/rotate",
    async (subject) => {
      const id = await made(subject, "keys", { name: fresh("key") });
      return {
        method: "POST",
        path: adminPath(`keys/${id}/rotate`),
        body: { overlapSeconds: 60 },
      };
    },
    "key_not_found",
    201,
  ),
  thingRow(
    "DELETE /api/v1/admin/keys/:id",
    deleting("keys", (subject) => made(subject, "keys", { name: fresh("key") })),
    "key_not_found",
    204,
  ),
  thingRow(
    "DELETE /api/v1/admin/groups/:id",
    deleting("groups", (subject) => made(subject, "groups", { name: fresh("group") })),
    "group_not_found",
    204,
  ),
  thingRow(
    "DELETE /api/v1/admin/user-attributes/:id",
    deleting("user-attributes", (subject) =>
      made(subject, "user-attributes", { name: fresh("attribute"), type: "number" }),
    ),
    "user_attribute_not_found",
    204,
  ),
  thingRow(
    "PATCH /api/v1/admin/dashboards/:publicId",
    async (subject) => ({
      method: "PATCH",
      path: adminPath(`dashboards/${await newDashboard(subject)}`),
      body: { visibility: "private" },
    }),
    "dashboard_not_found",
    204,
  ),
  thingRow(
    "DELETE /api/v1/admin/dashboards/:publicId",
    deleting("dashboards", (subject) => newDashboard(subject)),
    "dashboard_not_found",
    204,
  ),
  thingRow(
    "POST /api/v1/admin/users/:id/preview",
    async (subject) => ({
      method: "POST",
      path: adminPath(`users/${await newUserId(subject)}/preview`),
      body: { deploymentId: 1 },
    }),
    "user_not_found",
    200,
  ),
  thingRow(
    "POST /api/v1/admin/users/:id/rights",
    async (subject) => ({
      method: "POST",
      path: adminPath(`users/${await newUserId(subject)}/rights`),
      body: { deploymentId: 1 },
    }),
    "user_not_found",
    200,
  ),
  thingRow("DELETE /api/v1/admin/users/:id", deleting("users", newUserId), "user_not_found", 204),
  thingRow(
    "DELETE /api/v1/admin/embed-tenants/:name",
    deleting("embed-tenants", newTenant),
    "tenant_not_found",
    204,
  ),
  {
    route: "GET /api/v1/admin/assistant-grants",
    prepare: () => Promise.resolve({ method: "GET", path: adminPath("assistant-grants") }),
    ...{ limited: 200, starter: 200, foreign: 200, success: 200 },
  },
  {
    route: "DELETE /api/v1/admin/assistant-grants/:id",
    prepare: () => Promise.resolve({ method: "DELETE", path: adminPath("assistant-grants/1") }),
    ...{ limited: 204, starter: 204, foreign: 204, success: 204 },
  },
];
