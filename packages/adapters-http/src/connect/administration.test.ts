import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { conformanceKeys } from "@embedded-analytics/testkit/http";
import { connectHost, connectUser, ping, type ConnectHost } from "./connect.fixture.js";

let host: ConnectHost;
beforeEach(async () => {
  host = await connectHost();
});
afterEach(() => host.close());

const call = (method: "GET" | "DELETE", rest = "", key: string = conformanceKeys.acme) =>
  fetch(`${host.baseUrl}/api/v1/admin/assistant-grants${rest}`, {
    method,
    headers: { Authorization: `Api-Key ${key}` },
  });

interface Listed {
  readonly items: readonly { readonly id: number }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const listed = async (rest?: string, key?: string) =>
  (await (await call("GET", rest, key)).json()) as Listed;

test("I1: an administrator lists what users have granted, page by page", async () => {
  await connectUser(host);
  host.passSeconds(1);
  await connectUser(host, { externalId: "rosa", embedTenantName: "looks-alike" });
  const first = await listed("?first=1");
  expect(first.items).toEqual([
    {
      id: expect.any(Number),
      clientId: "desk",
      clientName: 'Desk <b>"1"',
      scopes: ["analytics:read", "analytics:chat"],
      deploymentId: 1,
      embedTenantName: "looks-alike",
      externalId: "rosa",
      internalId: null,
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.stringMatching(/Z$/),
      expiresAt: expect.stringMatching(/Z$/),
    },
  ]);
  const rest = await listed(`?after=${first.pageInfo.endCursor}`);
  expect(rest.items).toMatchObject([{ externalId: "berta", embedTenantName: "acme" }]);
  expect(rest.pageInfo.hasNextPage).toBe(false);
  expect((await listed("", conformanceKeys.globex)).items).toEqual([]);
  expect((await listed("", conformanceKeys.acmeLimited)).items).toEqual([]);
});

test("J8, J10: and revokes one, once in the audit log, and never another account's", async () => {
  const { accessToken } = await connectUser(host);
  const id = (await listed()).items[0]?.id;
  const others = [conformanceKeys.globex, conformanceKeys.acmeLimited];
  for (const key of others) expect((await call("DELETE", `/${id}`, key)).status).toBe(204);
  for (const wrong of ["/0", "/x", "/9007199254740993"]) {
    expect((await call("DELETE", wrong)).status).toBe(204);
  }
  expect((await ping(host, accessToken)).status).toBe(200);
  for (let time = 0; time < 2; time++) {
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await ping(host, accessToken)).status).toBe(401);
  }
  expect((await listed()).items).toEqual([]);
  const audit = await host.analytics.listAudit({ apiKey: conformanceKeys.acme }, {});
  const revocations = audit.items.filter(({ content }) => content.includes("assistant.revoke"));
  expect(revocations).toHaveLength(1);
});
