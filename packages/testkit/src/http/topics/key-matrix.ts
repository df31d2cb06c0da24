import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { adminRows } from "./administration/admin-rows.js";
import { assistantRows } from "./assistants/assistant-rows.js";
import { declareTokens, tokenOfAccount } from "./auth-tokens/provider.js";
import { dashboardRows } from "./dashboards/dashboard-rows.js";
import type { Request, Row, Verdict } from "./key-row.js";
import { threadRows } from "./thread-rows.js";
import { chatPath } from "../chat-call.js";
import { conformanceKeys as keys } from "../declaration.js";
import { expectNothingWritten, expectProblem, withoutRequestId } from "../expectations.js";
import type { HttpAnswer } from "../http-call.js";
import {
  dataPath,
  exchangePath,
  fresh,
  generatePath,
  listPath,
  newUser,
  revokeIssuedPath,
  revokePath,
  type Subject,
} from "../subject.js";

const tenantWith = async (subject: Subject, definitions: object): Promise<string> => {
  const embedTenantName = fresh("tenant");
  await subject.mint(keys.acme, newUser({ creatorMode: true, embedTenantName, ...definitions }));
  return embedTenantName;
};

const deleting =
  (list: "groups" | "user-attributes", definitions: object) => async (subject: Subject) => {
    const tenant = await tenantWith(subject, definitions);
    const { json } = await subject.get(listPath(tenant, list), keys.acme);
    return { method: "DELETE", path: listPath(tenant, list, `/${json.items[0].id}`) };
  };

const group = { groupDefinitions: [{ name: "buyers" }] };
const attribute = { userAttributeDefinitions: [{ name: "region", type: "string" }] };
const admin = {
  starter: "tenant_not_found",
  limited: 200,
  foreign: "tenant_not_found",
  success: 200,
};

/** A thread that does not exist, so that a key with access gets 404, and nothing is written. */
const chatRows: readonly Row[] = ["/:cloudRegion", ""].flatMap((region) =>
  (["stream-chat-state", "stream-chat-state/abort", "abort"] as const).map((last) => ({
    route: `POST ${region}/api/v1/public/:accountName/agents/:agentId/chat/${last}`,
    prepare: () =>
      Promise.resolve({
        method: "POST",
        path: chatPath(last).slice(region === "" ? "/local".length : 0),
        body: { input: "Hi", chatId: "no-such", sessionSettings: newUser() },
      }),
    starter: "tenant_not_found",
    limited: "deployment_out_of_scope",
    foreign: "tenant_not_found",
    success: "thread_not_found",
    personal: "identity_not_allowed",
    embedToken: "thread_not_found",
  })),
);

const rows: readonly Row[] = [
  ...chatRows,
  ...threadRows,
  ...dashboardRows,
  ...assistantRows,
  ...adminRows,
  {
    route: "POST /api/v1/deployments/:deploymentId/sql",
    prepare: () =>
      Promise.resolve({
        method: "POST",
        path: dataPath(1),
        // It does not exist, so that a key with access is refused for that, whatever the model.
        body: { query: "SELECT * FROM no_such_cube", sessionSettings: newUser() },
      }),
    starter: "plan_required",
    limited: "deployment_out_of_scope",
    foreign: "query_refused", // on the deployment of its own
    success: "query_refused",
    personal: "identity_not_allowed",
    embedToken: "query_refused",
  },
  {
    route: "POST /api/v1/embed/generate-session",
    prepare: () =>
      Promise.resolve({ method: "POST", path: generatePath, body: newUser({ deploymentId: 1 }) }),
    starter: "plan_required",
    limited: "deployment_out_of_scope",
    foreign: 200, // a user of its own: nothing in the request is acme's
    success: 200,
  },
  {
    route: "POST /api/v1/embed/session/revoke",
    prepare: async (subject) => {
      const sessionId = await subject.mint(keys.acme, newUser());
      return { method: "POST", path: revokePath, body: { sessionId } };
    },
    starter: 204,
    limited: 204,
    foreign: 204,
    success: 204,
  },
  {
    route: "POST /api/v1/admin/sessions/revoke",
    prepare: async (subject) => {
      const sessionId = await subject.mint(keys.acme, newUser());
      return { method: "POST", path: revokeIssuedPath, body: { sessionId } };
    },
    starter: 204,
    limited: 204,
    foreign: 204,
    success: 204,
  },
  {
    route: "GET /api/v1/embed-tenants/:name/groups",
    prepare: async (subject) => ({
      method: "GET",
      path: listPath(await tenantWith(subject, group), "groups"),
    }),
    ...admin,
  },
  {
    route: "DELETE /api/v1/embed-tenants/:name/groups/:id",
    prepare: deleting("groups", group),
    ...admin,
    limited: "deployment_out_of_scope",
    success: 204,
  },
  {
    route: "GET /api/v1/embed-tenants/:name/user-attributes",
    prepare: async (subject) => ({
      method: "GET",
      path: listPath(await tenantWith(subject, attribute), "user-attributes"),
    }),
    ...admin,
  },
  {
    route: "DELETE /api/v1/embed-tenants/:name/user-attributes/:id",
    prepare: deleting("user-attributes", attribute),
    ...admin,
    limited: "deployment_out_of_scope",
    success: 204,
  },
];

/** Routes that need no key: whatever is sent as one changes nothing. */
const keyless = ["POST /api/v1/embed/session/token"];

const [, id = "", secret = ""] = /^sk-(.{12})-(.{43})$/.exec(keys.acme) ?? [];
const otherEnd = secret.endsWith("a") ? "b" : "a";

/** Headers that show no good key. */
const badAuthorizations: readonly (readonly [string, string | undefined])[] = [
  ["no header", undefined],
  ["an empty header", ""],
  ["a key without a scheme", keys.acme],
  ["a scheme without a key", "Api-Key"],
  ["another scheme", `Basic ${keys.acme}`],
  ["a longer scheme", `Api-Keys ${keys.acme}`],
  ["an unknown key", `Api-Key sk-${"0".repeat(12)}-${secret}`],
  ["a wrong secret", `Api-Key sk-${id}-${secret.slice(0, -1)}${otherEnd}`],
  ["the secret of another key", `Api-Key sk-${id}-${keys.globex.slice(16)}`],
  ["a key with a tail", `Api-Key ${keys.acme}x`],
  ["a key in upper case", `Api-Key ${keys.acme.toUpperCase()}`],
  ["two keys", `Api-Key ${keys.acme} ${keys.acme}`],
  ["an expired key", `Api-Key ${keys.acmeExpired}`],
  ["a revoked key", `Api-Key ${keys.acmeRevoked}`],
];

const verdictOf = (answer: HttpAnswer): Verdict =>
  answer.status < 300 ? answer.status : (answer.json.code as string);

/** Every kind of key on every route (A3, T3): a route that has no row here fails the suite. */
export const keyMatrix = (subject: Subject): void => {
  const send = ({ method, path, headers, body }: Request, authorization: string | undefined) =>
    subject.call({
      method,
      path,
      headers: {
        "Content-Type": "application/json",
        ...headers,
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      body: body && JSON.stringify(body),
    });

  describe("A3 keys", () => {
    beforeAll(() => declareTokens(subject, true));
    afterAll(() => declareTokens(subject, false));

    test("every route has its row", () => {
      const served = subject.target().routes.map(({ method, path }) => `${method} ${path}`);
      expect(served.sort()).toEqual([...rows.map(({ route }) => route), ...keyless].sort());
    });

    describe.each(rows)("$route", (row) => {
      test.each(badAuthorizations)("%s is 401", async (_what, authorization) => {
        const request = await row.prepare(subject);
        const answer = await expectNothingWritten(subject, () => send(request, authorization));
        expectProblem(answer, { status: 401, code: "unauthenticated" });
      });

      const { embedToken = "unauthenticated", personal = "admin_key_required" } = row;

      test(`the embed token of a session: ${embedToken}`, async () => {
        const { json } = await subject.exchange(await subject.mint(keys.acme, newUser()));
        const request = await row.prepare(subject);
        const answer = await expectNothingWritten(subject, () =>
          send(request, `Bearer ${json.token}`),
        );
        expect(verdictOf(answer)).toBe(embedToken);
      });

      // A token of the account's own provider opens what an embed token does, with nothing but it.
      const foreign = embedToken === "unauthenticated" ? embedToken : row.foreign;
      test.each([
        ["acme", embedToken],
        ["globex", foreign],
      ] as const)("D2 a token of the identity provider of %s: %s", async (account, verdict) => {
        const user = newUser();
        await subject.mint(keys.acme, user);
        const authToken = await tokenOfAccount(subject, account, user.externalId);
        const { headers, ...request } = await row.prepare(subject);
        const shown = { ...request, headers: { ...headers, "X-Cube-Auth-Token": authToken } };
        const answer = await expectNothingWritten(subject, () => send(shown, undefined));
        expect(verdictOf(answer)).toBe(verdict);
      });

      test(`a personal key: ${personal}`, async () => {
        const request = await row.prepare(subject);
        const answer = await expectNothingWritten(subject, () =>
          send(request, `Api-Key ${keys.acmePersonal}`),
        );
        expect(verdictOf(answer)).toBe(personal);
      });

      test.each([
        ["of an account on the starter plan", keys.starter, row.starter],
        ["for other deployments", keys.acmeLimited, row.limited],
        ["of another account", keys.globex, row.foreign],
        ["without limits", keys.acme, row.success],
      ])("an admin key %s", async (_what, key, verdict) => {
        expect(verdictOf(await send(await row.prepare(subject), `Api-Key ${key}`))).toBe(verdict);
      });

      test.each(["Bearer", "bearer", "API-KEY", "api-key"])(
        "the scheme %s is accepted",
        async (scheme) => {
          const answer = await send(await row.prepare(subject), `${scheme} ${keys.acme}`);
          expect(verdictOf(answer)).toBe(row.success);
        },
      );
    });

    test.each([...badAuthorizations, ["a personal key", `Api-Key ${keys.acmePersonal}`] as const])(
      "session/token tolerates %s (B5)",
      async (_what, authorization) => {
        const sessionId = await subject.mint(keys.acme, newUser());
        const request = { method: "POST", path: exchangePath, body: { sessionId } };
        expect((await send(request, authorization)).status).toBe(200);
      },
    );

    test("T2 nothing tells what is wrong with a key", async () => {
      const texts = await Promise.all(
        badAuthorizations.map(async ([, authorization]) =>
          withoutRequestId(
            await send({ method: "POST", path: generatePath, body: newUser() }, authorization),
          ),
        ),
      );
      expect(new Set(texts).size).toBe(1);
    });

    test("T1 no secret of a key is stored", async () => {
      const stored = await subject.target().dump();
      for (const key of Object.values(keys)) expect(stored).not.toContain(key.slice(16));
    });

    test("a key for some deployments opens those", async () => {
      const answer = await subject.generate(keys.acmeLimited, newUser({ deploymentId: 2 }));
      expect(answer.status).toBe(200);
    });
  });
};
