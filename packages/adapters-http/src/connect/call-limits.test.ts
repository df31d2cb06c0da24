import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { authorizeUrl, connectHost, newVerifier, type ConnectHost } from "./connect.fixture.js";

const addressMax = 6;
const clientMax = 3;

let host: ConnectHost;
beforeEach(async () => {
  const connectCalls = { addressMax, clientMax, windowSeconds: 60 };
  host = await connectHost({}, {}, { connectCalls });
});
afterEach(async () => {
  expect(host.errors).toEqual([]);
  await host.close();
});

const from = (address: string) => ({ "X-Forwarded-For": address });

const asksForTokens = (address: string, clientId: string): Promise<Response> =>
  fetch(`${host.baseUrl}/connect/token`, {
    method: "POST",
    headers: from(address),
    body: new URLSearchParams({
      grant_type: "refresh_token",
      client_id: clientId,
      refresh_token: "connect.refresh.wrong",
    }),
  });

const statusesOf = async (count: number, call: (at: number) => Promise<Response>) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) statuses.push((await call(at)).status);
  return statuses;
};

describe("J4: the calls of Connect", () => {
  test("of one client from one address are 429 beyond the limit, which says for how long", async () => {
    const statuses = await statusesOf(clientMax + 2, () => asksForTokens("192.0.2.1", "desk"));
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    const refusal = await asksForTokens("192.0.2.1", "desk");
    expect(await refusal.json()).toMatchObject({
      code: "rate_limited",
      detail: expect.stringMatching(/^Too many calls of this assistant from this address\. Try /),
    });
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(50);
  });

  test("of one client refuse neither another client nor another address", async () => {
    await statusesOf(clientMax + 1, () => asksForTokens("192.0.2.1", "desk"));
    expect((await asksForTokens("192.0.2.1", "phone")).status).toBe(400);
    expect((await asksForTokens("192.0.2.2", "desk")).status).toBe(400);
  });

  test("with ever another client's id are 429 beyond the limit of their address", async () => {
    const statuses = await statusesOf(addressMax + 2, (at) =>
      asksForTokens("192.0.2.1", `desk${at}`),
    );
    expect(statuses.indexOf(429)).toBe(addressMax);
    expect((await asksForTokens("192.0.2.2", "desk")).status).toBe(400);
  });

  test("from one network of IPv6 are one address's", async () => {
    const statuses = await statusesOf(clientMax + 1, (at) =>
      asksForTokens(`2001:db8::${at + 1}`, "desk"),
    );
    expect(statuses.at(-1)).toBe(429);
    expect((await asksForTokens("2001:db8:0:1::1", "desk")).status).toBe(400);
  });

  test.each([
    ["GET", "/connect/return?state=a&session=b"],
    ["GET", "/connect/consent?state=a"],
    ["POST", "/connect/consent"],
    ["POST", "/connect/revoke"],
  ])("%s %s count for their address", async (method, path) => {
    const call = () =>
      fetch(`${host.baseUrl}${path}`, {
        method,
        headers: from("192.0.2.1"),
        ...(method === "POST" ? { body: new URLSearchParams({ token: "wrong" }) } : {}),
      });
    const statuses = await statusesOf(addressMax + 1, call);
    expect(statuses.indexOf(429)).toBe(addressMax);
  });

  test("of a browser are refused by a page that says when to come back", async () => {
    const url = authorizeUrl(host, newVerifier().challenge);
    const call = () => fetch(url, { headers: from("192.0.2.1"), redirect: "manual" });
    expect(await statusesOf(clientMax, call)).toEqual([303, 303, 303]);
    const refusal = await call();
    expect([refusal.status, refusal.headers.get("content-type")]).toEqual([
      429,
      "text/html; charset=utf-8",
    ]);
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(await refusal.text()).toContain("Too many calls of this assistant from this address.");
  });

  test("are answered again after the window", async () => {
    await statusesOf(clientMax + 1, () => asksForTokens("192.0.2.1", "desk"));
    host.passSeconds(61);
    expect((await asksForTokens("192.0.2.1", "desk")).status).toBe(400);
  });

  test("count for no metadata, which a client has to find whatever it did before", async () => {
    await statusesOf(addressMax + 1, (at) => asksForTokens("192.0.2.1", `desk${at}`));
    const path = "/.well-known/oauth-authorization-server";
    const response = await fetch(`${host.baseUrl}${path}`, { headers: from("192.0.2.1") });
    expect(response.status).toBe(200);
  });
});
