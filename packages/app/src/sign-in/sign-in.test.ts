import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import { emptyTables, inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import express from "express";
import { pino } from "pino";
import { testProvider, type TestProvider } from "./provider.fixture.js";
import { withSignIn } from "./with-sign-in.js";

const adminKey = `sk-admin0000000-${"a".repeat(43)}`;
const [clientId, clientSecret] = ["the-service", "a secret of the provider"];
const accounts = new Map([
  ["staff", ["acme"]],
  ["owners", ["acme", "globex"]],
]);

let provider: TestProvider;
let server: Server;
let analytics: EmbeddedAnalytics;
let url: string;
let passedMs: number;
let logged: string;

beforeEach(async () => {
  passedMs = 0;
  provider = await testProvider(clientId, clientSecret);
  provider.claims = {
    sub: "u-1",
    email: "ada@acme.test",
    email_verified: true,
    groups: ["staff", "others"],
  };
  const ports = inMemoryPorts({
    tables: emptyTables(),
    nowMs: () => Date.now() + passedMs,
    secretKeys: ["a key of this test"],
  });
  analytics = createEmbeddedAnalytics(ports);
  const account = {
    keys: [{ name: "server", fromEnv: "KEY" }],
    deployments: [{ id: 1, name: "d", default: true }],
  };
  await analytics.applyDeclaration(
    { accounts: [{ name: "acme", ...account }, { name: "globex" }, { name: "other" }] },
    { KEY: adminKey },
  );
  const app = express();
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const oidc = { issuer: provider.issuer, clientId, clientSecret, claim: "groups", accounts };
  const parts = { analytics, secrets: ports.secrets };
  logged = "";
  const log = pino({ level: "trace" }, { write: (line) => void (logged += line) });
  app.use(
    withSignIn(createRouter(analytics), parts, { adminPage: true, oidc, publicUrl: url }, log),
  );
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await provider.close();
});

/** A browser with the cookies of one person, which follows no redirect by itself. */
const browser = () => {
  const cookies = new Map<string, string>();
  const set: string[] = [];
  const go = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { Cookie: cookie, ...init.headers };
    const response = await fetch(new URL(path, url), { redirect: "manual", ...init, headers });
    for (const each of response.headers.getSetCookie()) {
      set.push(each);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const backFrom = async (path: string): Promise<string> => {
    const begun = await go(path);
    expect(begun.status).toBe(302);
    const approved = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
    return approved.headers.get("location") ?? "";
  };
  const signIn = async (path = "/admin/sign-in"): Promise<Response> => go(await backFrom(path));
  return { cookies, set, go, backFrom, signIn };
};

const sessionOf = async ({ go }: ReturnType<typeof browser>) =>
  (await (await go("/admin/session")).json()) as Record<string, string>;
const entries = async () => (await analytics.listAudit({ apiKey: adminKey })).items;
const group = { method: "POST", body: JSON.stringify({ name: "made" }) };

describe("J1: administrators sign in by an identity provider", () => {
  test("whom the claim lets in reads and, with the token, writes; the audit log names the person", async () => {
    const ada = browser();
    const page = await ada.signIn();
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("As ada@acme.test, for the account acme.");
    const session = await sessionOf(ada);
    expect(session).toMatchObject({ account: "acme", person: "ada@acme.test" });
    const hours = (Date.parse(session["expiresAt"] ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);
    expect((await ada.go("/api/v1/admin/account")).status).toBe(200);
    const headers = {
      "X-CSRF-Token": session["csrfToken"] ?? "",
      "Content-Type": "application/json",
    };
    expect((await ada.go("/api/v1/admin/groups", { ...group, headers })).status).toBe(200);
    const named = (await entries()).map(({ content }) => JSON.parse(content) as object);
    expect(named.slice(0, 2)).toMatchObject([
      { action: "group.create", actor: { kind: "key", person: "ada@acme.test" } },
      { action: "administrator.sign_in", details: { subject: "u-1" } },
    ]);
  });

  test("J6: who is signed in asks for the rights of a user, and mints no session", async () => {
    await analytics.generateSession({ apiKey: adminKey }, { externalId: "jane", deploymentId: 1 });
    const ada = browser();
    await ada.signIn();
    const { csrfToken = "" } = await sessionOf(ada);
    const listed = await ada.go("/api/v1/admin/users?search=jane");
    const [jane] = ((await listed.json()) as { readonly items: { readonly id: string }[] }).items;
    const ask = (path: string, token: string) =>
      ada.go(path, {
        method: "POST",
        headers: { "X-CSRF-Token": token, "Content-Type": "application/json" },
        body: JSON.stringify({ deploymentId: 1, externalId: "jane" }),
      });
    const rights = `/api/v1/admin/users/${String(jane?.id)}/rights`;
    expect((await ask(rights, csrfToken)).status).toBe(200);
    expect((await ask(rights, "")).status).toBe(401);
    expect((await ask("/api/v1/embed/generate-session", csrfToken)).status).toBe(401);
  });

  test("the cookie is the host's own, strict, secure, and out of reach of scripts; no key is in it", async () => {
    const ada = browser();
    await ada.signIn();
    const kept = ada.set.find((each) => each.startsWith("__Host-ea-admin="));
    for (const part of ["Secure", "HttpOnly", "SameSite=Strict", "Path=/"]) {
      expect(kept?.split("; ")).toContain(part);
    }
    expect(Number(/Max-Age=(\d+)/.exec(kept ?? "")?.[1])).toBeLessThanOrEqual(8 * 3600);
    expect(kept).not.toMatch(/sk-|Domain/);
    const begun = ada.set.find((each) => each.startsWith("__Host-ea-admin-begun="));
    expect(begun).toContain("SameSite=Lax");
  });

  test.each([{}, { "X-CSRF-Token": "wrong" }, { "X-CSRF-Token": "" }])(
    "T49: a write with %j is refused, and writes nothing",
    async (more) => {
      const ada = browser();
      await ada.signIn();
      const before = await entries();
      const headers = { "Content-Type": "application/json", ...more };
      expect((await ada.go("/api/v1/admin/groups", { ...group, headers })).status).toBe(401);
      expect((await ada.go("/admin/sign-out", { method: "POST", headers: more })).status).toBe(401);
      expect(await entries()).toEqual(before);
    },
  );

  test("signing out ends it everywhere at once, also for a copy of the cookie", async () => {
    const ada = browser();
    await ada.signIn();
    const copy = new Map(ada.cookies);
    const { csrfToken = "" } = await sessionOf(ada);
    const headers = { "X-CSRF-Token": csrfToken };
    expect((await ada.go("/admin/sign-out", { method: "POST", headers })).status).toBe(204);
    for (const [name, value] of copy) ada.cookies.set(name, value);
    expect((await ada.go("/admin/session")).status).toBe(401);
    expect((await ada.go("/api/v1/admin/account")).status).toBe(401);
  });

  test("after 8 hours it is over, by the store's clock", async () => {
    const ada = browser();
    await ada.signIn();
    passedMs = 8 * 3_600_000 + 1000;
    expect((await ada.go("/api/v1/admin/account")).status).toBe(401);
  });

  test.each([
    [{ groups: ["strangers"] }, "/admin/sign-in"],
    [{ groups: undefined }, "/admin/sign-in"],
    [{ groups: [["staff"]] }, "/admin/sign-in"],
    [{ groups: "staffs" }, "/admin/sign-in"],
    [{ groups: ["staff"] }, "/admin/sign-in?account=globex"],
    [{ groups: ["owners"] }, "/admin/sign-in?account=other"],
  ])("%j administers nothing by %s", async (claims, path) => {
    provider.claims = { ...provider.claims, ...claims };
    const eve = browser();
    const before = await entries();
    expect((await eve.signIn(path)).status).toBe(403);
    expect((await eve.go("/admin/session")).status).toBe(401);
    expect(await entries()).toEqual(before);
  });

  test("who administers several accounts says which; a value may be a text", async () => {
    provider.claims = { ...provider.claims, groups: "owners" };
    const owner = browser();
    const choice = await (await owner.signIn()).text();
    expect(choice).toContain('href="/admin/sign-in?account=globex"');
    expect((await owner.go("/admin/session")).status).toBe(401);
    expect((await owner.signIn("/admin/sign-in?account=globex")).status).toBe(200);
    expect(await sessionOf(owner)).toMatchObject({ account: "globex" });
  });

  test("an address that the provider has not verified is nobody's name", async () => {
    provider.claims = { ...provider.claims, email_verified: false };
    const eve = browser();
    await eve.signIn();
    expect(await sessionOf(eve)).toMatchObject({ person: "u-1" });
  });

  test.each([
    ["another audience", { aud: "another-client" }],
    ["another issuer", { iss: "https://evil.example" }],
    ["another nonce", { nonce: "another" }],
    ["a token that has expired", { iat: 1_000_000, exp: 1_000_300 }],
  ])("%s lets nobody in, and the log says no more than that", async (_what, wrong) => {
    provider.wrong = wrong;
    const ada = browser();
    expect((await ada.signIn()).status).toBe(502);
    expect((await ada.go("/admin/session")).status).toBe(401);
    expect(logged).toContain("A sign-in of an administrator failed");
    for (const kept of ["ada@acme.test", clientSecret, "u-1"]) expect(logged).not.toContain(kept);
  });

  test("a token with a foreign signature lets nobody in", async () => {
    provider.signsWithOtherKey = true;
    const ada = browser();
    expect((await ada.signIn()).status).toBe(502);
    expect((await ada.go("/admin/session")).status).toBe(401);
  });

  test("the way back is good once, in the browser that began it", async () => {
    const ada = browser();
    const back = await ada.backFrom("/admin/sign-in");
    expect((await browser().go(back)).status).toBe(400);
    const other = browser();
    await other.backFrom("/admin/sign-in");
    expect((await other.go(back)).status).toBe(502);
    expect((await ada.go(back)).status).toBe(200);
    expect((await ada.go(back)).status).toBe(400);
  });

  test("a cookie that was changed is none, and a key of one's own goes before it", async () => {
    const ada = browser();
    await ada.signIn();
    const kept = ada.cookies.get("__Host-ea-admin") ?? "";
    const other = kept.startsWith("A") ? "B" : "A";
    ada.cookies.set("__Host-ea-admin", `${other}${kept.slice(1)}`);
    expect((await ada.go("/api/v1/admin/account")).status).toBe(401);
    const headers = { Authorization: `Api-Key ${adminKey}` };
    expect((await ada.go("/api/v1/admin/account", { headers })).status).toBe(200);
  });

  test("a provider that is away is a page, and the next one signs in", async () => {
    const { issuer } = provider;
    await provider.close();
    const failed = await browser().go("/admin/sign-in");
    expect([failed.status, await failed.text()]).toEqual([
      502,
      expect.stringContaining("did not let you in"),
    ]);
    expect(failed.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(failed.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(issuer).toContain("127.0.0.1");
    provider = await testProvider(clientId, clientSecret);
  });

  test("the key of a sign-in is neither rotated nor exported, and may be revoked by others", async () => {
    const ada = browser();
    await ada.signIn();
    const admin = { apiKey: adminKey };
    const keys = (await analytics.listKeys(admin)).items;
    const key = keys.find(({ name }) => name.startsWith("Sign-in "));
    const rotated = analytics.rotateKey(admin, key?.id ?? "", { overlapSeconds: 0 });
    await expect(rotated).rejects.toMatchObject({ code: "key_not_found" });
    expect(JSON.stringify(await analytics.exportDeclaration(["acme"]))).not.toContain("Sign-in");
    await analytics.revokeKey(admin, key?.id ?? "", { descendants: false });
    expect((await ada.go("/admin/session")).status).toBe(401);
  });
});
