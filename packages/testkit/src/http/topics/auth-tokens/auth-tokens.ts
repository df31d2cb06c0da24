import { describe, expect, test } from "@jest/globals";
import { bySecret } from "../../../auth-tokens/signed-token.js";
import { abortChat, chatPath, sendChat } from "../../chat-call.js";
import { readDashboards, writeDashboard } from "../../dashboard-call.js";
import { askData, resultOf } from "../../data-call.js";
import {
  conformanceKeys,
  conformanceServiceDomain,
  conformanceTokenSecret,
} from "../../declaration.js";
import { expectProblem, expectRefused } from "../../expectations.js";
import { dataPath, generatePath, newUser, type Subject } from "../../subject.js";
import { providerOf, type Provider } from "./provider.js";

const query = { query: "SELECT city FROM sales" };
const unauthenticated = { status: 401, code: "unauthenticated" } as const;

/** Tokens that their provider did not make, or not for here, or not for now. */
const badTokens: Readonly<Record<string, (provider: Provider) => Promise<string>>> = {
  "is no token": () => Promise.resolve("ada"),
  "has two parts": async ({ token }) => (await token()).replace(/\.[^.]*$/, ""),
  "has no signature": async ({ token }) => (await token()).replace(/[^.]*$/, ""),
  "names no algorithm": ({ forged }) => forged({ typ: "JWT" }),
  "names the algorithm none": ({ forged }) => forged({ alg: "none" }, {}, () => Buffer.alloc(0)),
  "is signed by another secret": ({ forged }) =>
    forged({ alg: "HS256" }, {}, bySecret("HS256", "another secret of thirty-two bytes")),
  "is signed by another algorithm": ({ forged }) =>
    forged({ alg: "HS384" }, {}, bySecret("HS384", conformanceTokenSecret.value)),
  "asks for an extension": ({ forged }) => forged({ alg: "HS256", crit: ["b64"], b64: false }),
  "is for nobody": ({ token }) => token({ aud: undefined }),
  "is for somebody else": ({ token }) => token({ aud: "somebody else" }),
  "is for a list of others": ({ token }) => token({ aud: ["a", "b"] }),
  "is for what is no text": ({ audience, token }) => token({ aud: [audience, 5] }),
  "is for very many": ({ audience, token }) => token({ aud: [...Array(20).fill(audience)] }),
  "is of another issuer": ({ token }) => token({ iss: "https://evil.test/" }),
  "does not say when it was issued": ({ token }) => token({ iat: undefined }),
  "has no end": ({ token }) => token({ exp: undefined }),
  "has ended": async ({ token, now }) =>
    token({ iat: (await now()) - 600, exp: (await now()) - 60 }),
  "is good for more than a day": async ({ token, now }) => token({ exp: (await now()) + 86_500 }),
  "was issued in the future": async ({ token, now }) =>
    token({ iat: (await now()) + 120, exp: (await now()) + 300 }),
  "has not begun": async ({ token, now }) => token({ nbf: (await now()) + 120 }),
  "ends before it was issued": async ({ token, now }) => token({ exp: (await now()) - 1 }),
  "has times as texts": async ({ token, now }) => token({ exp: String((await now()) + 60) }),
  "says of nobody": ({ token }) => token({ sub: undefined }),
};

/** What a token of the account's own identity provider opens, and what it does not (D2). */
export const authTokens = (subject: Subject): void => {
  const issuer = { issuer: "https://idp.test/" };
  const made = { iss: "https://idp.test/" };

  describe("D2 T53 a token that", () => {
    test.each(Object.entries(badTokens))("%s is refused on every route", async (_what, tokenOf) => {
      const provider = await providerOf(subject, { authTokens: issuer });
      const authToken = await tokenOf({
        ...provider,
        token: (claims) => provider.token({ ...made, ...claims }),
        forged: (header, claims, signing) =>
          provider.forged(header, { ...made, ...claims }, signing),
      });
      const talking = { asking: { authToken }, account: provider.account.name };
      for (const call of [
        () => askData(subject, { authToken }, query),
        () => sendChat(subject, { input: "Hi" }, talking),
        () => sendChat(subject, { chatId: "any" }, talking),
        () => abortChat(subject, { chatId: "any" }, talking),
        () => readDashboards(subject, { authToken }),
      ]) {
        await expectRefused(subject, call, unauthenticated);
      }
    });
  });

  test("D2 is taken with several audiences, within the clocks' difference, and by its issuer", async () => {
    const { audience, token, now } = await providerOf(subject, { authTokens: issuer });
    const seconds = await now();
    for (const claims of [
      { aud: ["others", audience] },
      { iat: seconds + 15 },
      { iat: seconds - 600, exp: seconds - 5 },
      { nbf: seconds - 5 },
      { exp: seconds + 86_400 },
      { iat: seconds - 0.5 },
    ]) {
      const authToken = await token({ ...made, ...claims });
      expect([claims, (await askData(subject, { authToken }, query)).status]).toEqual([
        claims,
        200,
      ]);
    }
  });

  test("D2 is off where nothing is declared, where it is turned off, and for a lower plan", async () => {
    const { account, declare, token } = await providerOf(subject);
    const authToken = await token();
    const ask = () => askData(subject, { authToken }, query);
    expect((await ask()).status).toBe(200);
    await declare({ enabled: false });
    await expectRefused(subject, ask, unauthenticated);
    await declare({}, { plan: "starter" });
    await expectRefused(subject, ask, { status: 403, code: "plan_required" });
    await declare({}, { plan: "premium" });
    expect((await ask()).status).toBe(200);
    await declare({ audience: "moved" });
    await expectRefused(subject, ask, unauthenticated);
    await declare({});
    expect((await ask()).status).toBe(200);
    await account.change({ deployments: [{ id: 1, name: "shop", authTokens: null }] });
    await expectRefused(subject, ask, unauthenticated);
  });

  test("D2 the provider's keys cannot be had: 503, and nobody is let in", async () => {
    const keys = {
      algorithm: "RS256",
      secretFromEnv: undefined,
      jwksUrl: "http://127.0.0.1:9/jwks",
    };
    const { forged, account } = await providerOf(subject, { authTokens: keys });
    const authToken = await forged({ alg: "RS256", kid: "one" });
    const talking = { asking: { authToken }, account: account.name };
    const unavailable = { status: 503, code: "store_unavailable" } as const;
    for (const call of [
      () => askData(subject, { authToken }, query),
      () => sendChat(subject, { input: "Hi" }, talking),
    ]) {
      await expectRefused(subject, call, unavailable);
    }
    const confused = await forged({ alg: "HS256" });
    await expectRefused(
      subject,
      () => askData(subject, { authToken: confused }, query),
      unauthenticated,
    );
  });

  describe("A1, D2 a good token elsewhere is 404, like what is not there", () => {
    test("at another deployment or agent of the account, or another account", async () => {
      const { account, token } = await providerOf(subject);
      const other = await providerOf(subject);
      const authToken = await token();
      const asking = { authToken };
      const refused = (act: () => ReturnType<typeof askData>, code: string) =>
        expectRefused(subject, act, { status: 404, code: code as "agent_not_found" });
      for (const id of [2, 3]) {
        await refused(() => askData(subject, asking, query, id), "deployment_not_found");
        await refused(() => readDashboards(subject, asking, "", id), "deployment_not_found");
      }
      for (const agentId of ["2", "3"]) {
        const talking = { asking, account: account.name, agentId };
        await refused(() => sendChat(subject, { input: "Hi" }, talking), "agent_not_found");
        await refused(() => abortChat(subject, { chatId: "x" }, talking), "agent_not_found");
      }
      for (const name of [other.account.name, "nobody-at-all"]) {
        const talking = { asking, account: name };
        await refused(() => sendChat(subject, { input: "Hi" }, talking), "tenant_not_found");
      }
      const Host = `${other.account.name}.${conformanceServiceDomain}`;
      const headers = { Host, "X-Cube-Auth-Token": authToken, "Content-Type": "application/json" };
      const body = JSON.stringify(query);
      const path = dataPath(1);
      await refused(
        () => subject.call({ method: "POST", path, headers, body }),
        "tenant_not_found",
      );
    });

    test("an audience of two accounts is told apart by the address, and refused without one", async () => {
      const one = await providerOf(subject);
      const two = await providerOf(subject, { authTokens: { audience: one.audience } });
      const authToken = await one.token({ town: "Rome" });
      await expectRefused(subject, () => askData(subject, { authToken }, query), unauthenticated);
      for (const { account } of [one, two]) {
        const headers = {
          Host: `${account.name}.${conformanceServiceDomain}`,
          "X-Cube-Auth-Token": authToken,
          "Content-Type": "application/json",
        };
        const body = JSON.stringify(query);
        const answer = await subject.call({ method: "POST", path: dataPath(1), headers, body });
        expect(resultOf(answer).rows).toEqual([["Rome"]]);
        const talking = { asking: { authToken }, account: account.name };
        expect((await sendChat(subject, { input: "Hi" }, talking)).status).toBe(200);
      }
    });
  });

  test("D2 beside another credential it is refused, whichever that is", async () => {
    const { key, token, account } = await providerOf(subject);
    const sessionId = await subject.mint(key, newUser());
    const embedToken = (await subject.exchange(sessionId)).json.token as string;
    const authToken = await token();
    const settings = { sessionSettings: newUser() };
    for (const Authorization of [
      `Api-Key ${key}`,
      `Bearer ${key}`,
      `Bearer ${embedToken}`,
      "Basic x",
      "",
    ]) {
      const headers = {
        ...{ Authorization, "X-Cube-Auth-Token": authToken },
        "Content-Type": "application/json",
      };
      const chat = chatPath("stream-chat-state", { account: account.name });
      for (const [path, body] of [
        [dataPath(1), { ...query, ...settings }],
        [chat, { input: "Hi", ...settings }],
        [`${chat}/abort`, { chatId: "x", ...settings }],
      ] as const) {
        const call = () =>
          subject.call({ method: "POST", path, headers, body: JSON.stringify(body) });
        await expectRefused(subject, call, { status: 400, code: "invalid_request" });
      }
    }
  });

  test("A3 where only keys count, what stands in the header beside a key is not looked at", async () => {
    const { key, token } = await providerOf(subject);
    for (const authToken of [await token(), "no token", ""]) {
      for (const [method, path, body] of [
        ["POST", generatePath, newUser()],
        ["GET", "/api/v1/admin/keys", undefined],
      ] as const) {
        const headers = {
          ...{ Authorization: `Api-Key ${key}`, "X-Cube-Auth-Token": authToken },
          "Content-Type": "application/json",
        };
        const answer = await subject.call({
          ...{ method, path, headers },
          body: body && JSON.stringify(body),
        });
        expect([path, answer.status]).toEqual([path, 200]);
      }
    }
  });

  test("A3, J1 it mints no session, administers nothing, and makes no content", async () => {
    const { token } = await providerOf(subject);
    const headers = { "X-Cube-Auth-Token": await token(), "Content-Type": "application/json" };
    for (const [method, path, body] of [
      ["POST", generatePath, newUser()],
      ["GET", "/api/v1/admin/keys", undefined],
      ["POST", "/api/v1/admin/sessions/revoke", newUser()],
    ] as const) {
      const call = () =>
        subject.call({ method, path, headers, body: body && JSON.stringify(body) });
      await expectRefused(subject, call, unauthenticated);
    }
    const board = { title: "Mine", definition: { rows: [] } };
    const asking = { authToken: await token() };
    const make = await writeDashboard(subject, asking, "POST", "", board);
    expectProblem(make, { status: 403, code: "creator_mode_required" });
  });

  test("G2 a page of a listed origin may send it and read the answer, as with an embed token", async () => {
    const listed = "https://app.provider.test";
    const others = "https://app.other.test";
    const { token, audience } = await providerOf(subject, { allowedOrigins: [listed] });
    // Another account that names the same audience, or one that the token names as well, lends it no origin.
    const other = await providerOf(subject, { authTokens: issuer, allowedOrigins: [others] });
    const authToken = await token({ aud: [audience, other.audience] });
    const ask = async (Origin: string, more: object = {}) => {
      const headers = { Origin, "X-Cube-Auth-Token": authToken, ...more };
      const body = JSON.stringify(query);
      const all = { ...headers, "Content-Type": "application/json" };
      const answer = await subject.call({ method: "POST", path: dataPath(1), headers: all, body });
      return [answer.status, answer.headers["access-control-allow-origin"]];
    };
    expect(await ask(listed)).toEqual([200, listed]);
    expect(await ask(others)).toEqual([200, undefined]);
    expect(await ask("https://evil.test")).toEqual([200, undefined]);
    const ended = await token({ exp: 1, iat: 0 });
    expect(await ask(listed, { "X-Cube-Auth-Token": ended })).toEqual([401, listed]);
    expect(await ask(listed, { "X-Cube-Auth-Token": `${authToken}x` })).toEqual([401, undefined]);
    const keyed = await ask(listed, { Authorization: `Api-Key ${conformanceKeys.acme}` });
    expect(keyed).toEqual([400, undefined]);
    expect(await ask(listed, { "X-Cube-Auth-Token": "no token" })).toEqual([401, undefined]);
    const preflight = await subject.call({
      method: "OPTIONS",
      path: dataPath(1),
      headers: { Origin: listed, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.headers["access-control-allow-headers"]).toContain("X-Cube-Auth-Token");
  });
};
