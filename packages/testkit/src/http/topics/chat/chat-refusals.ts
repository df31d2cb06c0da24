import { describe, expect, test } from "@jest/globals";
import type { FailureCode } from "@embedded-analytics/domain";
import { abortChat, chat, chatPath, sendChat, type Talking } from "../../chat-call.js";
import { conformanceKeys as keys, conformanceServiceDomain } from "../../declaration.js";
import { expectProblem, expectRefused, withoutRequestId } from "../../expectations.js";
import { fresh, newUser, type Subject } from "../../subject.js";

type Verdict = readonly [number, FailureCode];

const dayAndMore = 86_401;

/** What chat and its abort refuse, in which order, and that nothing is ever written (D2, D3, D10). */
export const chatRefusals = (subject: Subject): void => {
  const calls = { stream: sendChat, abort: abortChat } as const;
  const both = Object.keys(calls) as (keyof typeof calls)[];
  const refused = (
    what: keyof typeof calls,
    body: unknown,
    talking: Talking,
    [status, code]: Verdict,
    pointers?: readonly string[],
  ) =>
    expectRefused(subject, () => calls[what](subject, body, talking), {
      status,
      code,
      ...(pointers === undefined ? {} : { pointers }),
    });
  const exchanged = async (body: object): Promise<{ token: string; sessionId: string }> => {
    const sessionId = await subject.mint(keys.acme, body);
    return { sessionId, token: (await subject.exchange(sessionId)).json.token as string };
  };
  const good = (sessionSettings: object = newUser()) => ({
    input: "Hi",
    chatId: "no-such",
    sessionSettings,
  });
  const asked = (key: string, account = "acme", agentId = "1"): Talking => ({
    asking: { key },
    account,
    agentId,
  });

  describe.each(both)("D3 refusals of %s", (what) => {
    const badShape = { input: 7, chatId: 7, sessionSettings: { externalId: "Jane" } };
    const jane = { externalId: "jane" };

    test.each<readonly [string, Talking, unknown, Verdict]>([
      ["no key", { asking: undefined, account: "x", agentId: "x" }, "{", [401, "unauthenticated"]],
      ["the key", asked(keys.acmeRevoked, "x", "x"), "{", [401, "unauthenticated"]],
      ["the account", asked(keys.starter, "acme", "x"), "{", [404, "tenant_not_found"]],
      ["the plan", asked(keys.starter, "starter-co", "x"), "{", [403, "plan_required"]],
      ["the JSON", asked(keys.acmePersonal, "acme", "x"), "{", [400, "invalid_json"]],
      ["the shape", asked(keys.acmePersonal, "acme", "x"), badShape, [400, "invalid_request"]],
      [
        "the identity",
        asked(keys.acmePersonal, "acme", "x"),
        good(jane),
        [403, "identity_not_allowed"],
      ],
      ["the agent", asked(keys.acmeLimited, "acme", "x"), good(jane), [404, "agent_not_found"]],
      ["the key's scope", asked(keys.acmeLimited), good(jane), [403, "deployment_out_of_scope"]],
      ["the thread", asked(keys.acme), good(jane), [404, "thread_not_found"]],
    ])("B2 of several faults the first: %s", async (_what, talking, body, verdict) => {
      await refused(what, body, talking, verdict);
    });

    test("A1 D4 a foreign agent is like one that is missing, and so is a foreign account", async () => {
      const alike = async (talking: readonly Talking[], verdict: Verdict): Promise<void> => {
        const texts: string[] = [];
        for (const each of talking) {
          texts.push(withoutRequestId(await refused(what, good(), each, verdict)));
        }
        expect(new Set(texts).size).toBe(1);
      };
      const agents = ["7", "8", "x%00", "%C3%A4", "x".repeat(1000)];
      await alike(
        agents.map((agentId) => ({ agentId })),
        [404, "agent_not_found"],
      );
      await alike(
        ["globex", "no-such", "ACME", "%00"].map((account) => ({ account })),
        [404, "tenant_not_found"],
      );
    });

    test("A1 another account's host is like that of no account, and a region's host is nobody's", async () => {
      const path = chatPath(what === "stream" ? "stream-chat-state" : "stream-chat-state/abort");
      const at = (host: string) =>
        subject.call({
          method: "POST",
          path,
          key: keys.acme,
          headers: { Host: host, "Content-Type": "application/json" },
          body: JSON.stringify(good()),
        });
      const foreign = await at(`globex.${conformanceServiceDomain}`);
      expectProblem(foreign, { status: 404, code: "tenant_not_found" });
      const none = await at(`no-such.${conformanceServiceDomain}`);
      expect(withoutRequestId(foreign)).toBe(withoutRequestId(none));
      for (const host of ["acme", "ai.local"]) {
        const answer = await at(`${host}.${conformanceServiceDomain}`);
        expectProblem(answer, { status: 404, code: "thread_not_found" });
      }
    });

    test("A1 another account's internal user is like one that is missing", async () => {
      for (const internalId of ["ada@globex.test", "eve@globex.test"]) {
        await refused(what, good({ internalId }), {}, [404, "internal_user_not_found"]);
      }
    });

    test("D2 an API key has to say for whom it asks", async () => {
      const body = { input: "Hi", chatId: "no-such" };
      await refused(what, body, {}, [400, "invalid_request"], ["/sessionSettings"]);
    });

    test.each<readonly [string, object, string]>([
      ["both ids", newUser({ internalId: "ada@acme.test" }), ""],
      ["no id", {}, ""],
      ["white space in the id (A4)", { externalId: "jane doe" }, "/externalId"],
      ["an id in upper case (A4)", { externalId: "Jane" }, "/externalId"],
      ["groups with internalId (D10)", { internalId: "ada@acme.test", groups: [] }, "/groups"],
      ["roles with internalId (D10)", { internalId: "ada@acme.test", roles: [] }, "/roles"],
      ["a lifetime of nothing (D9)", newUser({ ephemeralTtlSeconds: 0 }), "/ephemeralTtlSeconds"],
      [
        "a lifetime over a week (D9)",
        newUser({ ephemeralTtlSeconds: 604_801 }),
        "/ephemeralTtlSeconds",
      ],
    ])("2.6 settings with %s are 400", async (_what, settings, pointer) => {
      const pointers = [`/sessionSettings${pointer}`];
      await refused(what, good(settings), {}, [400, "invalid_request"], pointers);
    });

    test("B1 a body of another type is 415, a long one 413, a cut one 400", async () => {
      const path = chatPath(what === "stream" ? "stream-chat-state" : "abort");
      const send = (type: string, body: string) =>
        subject.call({
          method: "POST",
          path,
          key: keys.acme,
          headers: { "Content-Type": type },
          body,
        });
      const text = await send("text/plain", "{}");
      expectProblem(text, { status: 415, code: "unsupported_media_type" });
      const long = await send("application/json", `"${"x".repeat(1024 * 1024)}"`);
      expectProblem(long, { status: 413, code: "body_too_large" });
      const cut = await send("application/json", JSON.stringify(good()).slice(0, -1));
      expectProblem(cut, { status: 400, code: "invalid_json" });
    });

    test("D2 a token opens its account's agents of its deployment, and tells of no other", async () => {
      const { token } = await exchanged(newUser());
      const asking = { token };
      const texts: string[] = [];
      for (const agentId of ["2", "7", "8"]) {
        const talking = { asking, agentId };
        texts.push(
          withoutRequestId(await refused(what, good(), talking, [404, "agent_not_found"])),
        );
      }
      expect(new Set(texts).size).toBe(1);
      await refused(what, good(), { asking, account: "globex" }, [404, "tenant_not_found"]);
      await refused(what, { input: 7 }, { asking }, [400, "invalid_request"]);
      await refused(what, good({}), { asking }, [404, "thread_not_found"]);
    });

    test("D2 a token without AI is 403", async () => {
      const { token } = await exchanged(newUser({ settings: { allowAi: false } }));
      await refused(what, "{", { asking: { token } }, [403, "ai_disabled"]);
    });

    test("D2 a revoked token is 401, and so is one that is too old, and no token at all", async () => {
      const revoked = await exchanged(newUser());
      await subject.revoke(keys.acme, revoked.sessionId);
      const old = await exchanged(newUser());
      await subject.target().passTime(dayAndMore);
      for (const token of [revoked.token, old.token, "x", `${old.token}x`]) {
        await refused(what, good(), { asking: { token } }, [401, "unauthenticated"]);
      }
    });
  });

  describe("2.6 refusals of messages", () => {
    test.each<readonly [string, object, string]>([
      ["neither input nor chatId", {}, ""],
      ["an empty input", { input: "" }, "/input"],
      ["an input that is no text", { input: ["Hi"] }, "/input"],
      ["an empty chatId", { chatId: "" }, "/chatId"],
      ["a branch that is no name", { input: "Hi", activeBranchName: 7 }, "/activeBranchName"],
      [
        "another branch without its name (E4)",
        { input: "Hi", isDefaultBranch: false },
        "/isDefaultBranch",
      ],
    ])("%s", async (_what, fields, pointer) => {
      const body = { ...fields, sessionSettings: newUser() };
      await refused("stream", body, {}, [400, "invalid_request"], [pointer]);
    });

    test("B1 all problems of a body at once, each where it is", async () => {
      const body = {
        input: "",
        messageId: "x",
        sessionSettings: { externalId: "Jane", ephemeralTtlSeconds: 0 },
      };
      await refused(
        "stream",
        body,
        {},
        [400, "invalid_request"],
        [
          "/input",
          "/messageId",
          "/sessionSettings/externalId",
          "/sessionSettings/ephemeralTtlSeconds",
        ],
      );
    });

    test.each<readonly [string, object, FailureCode]>([
      ["a group", { groups: ["only-globex"] }, "groups_not_found"],
      ["an attribute", { userAttributes: [{ name: "x", value: 1 }] }, "user_attributes_not_found"],
      ["a type", { userAttributes: [{ name: "age", value: "x" }] }, "attribute_type_mismatch"],
      [
        "a name given twice",
        {
          userAttributes: [
            { name: "age", value: 1 },
            { name: "age", value: 2 },
          ],
        },
        "duplicate_name",
      ],
    ])("B3 D10 settings with %s that cannot be", async (_what, settings, code) => {
      const body = { input: "Hi", sessionSettings: newUser({ ...settings, isEphemeral: false }) };
      await refused("stream", body, {}, [400, code]);
    });

    test("E4 an unknown branch is 404, for a new user and in a thread", async () => {
      for (const activeBranchName of ["no-such", "Dev", "../dev"]) {
        const body = { input: "Hi", activeBranchName, sessionSettings: newUser() };
        await refused("stream", body, {}, [404, "branch_not_found"]);
      }
    });

    test("E4 a browser does not choose a branch", async () => {
      const asking = { token: (await exchanged(newUser())).token };
      for (const activeBranchName of ["dev", "main", "no-such"]) {
        const body = { input: "Hi", activeBranchName };
        await refused("stream", body, { asking }, [403, "branch_not_allowed"]);
      }
      const dev = { token: (await exchanged(newUser({ branchName: "dev" }))).token };
      const main = { input: "Hi", isDefaultBranch: true };
      await refused("stream", main, { asking: dev }, [403, "branch_not_allowed"]);
      const own = { input: "Hi", activeBranchName: "dev" };
      expect((await chat(subject, own, { asking: dev })).length).toBeGreaterThan(0);
    });

    test("B3 D9 a permanent user more than the limit is 429; ephemeral ones do not count", async () => {
      const full = { asking: { key: keys.full }, account: "full-co" };
      const permanent = newUser({ isEphemeral: false });
      const body = { input: "Hi", sessionSettings: permanent };
      await refused("stream", body, full, [429, "external_user_limit"]);
      const { externalId } = permanent;
      await chat(subject, { input: "Hi", sessionSettings: { externalId } }, full);
      const again = { input: "Hi", sessionSettings: permanent };
      await refused("stream", again, full, [429, "external_user_limit"]);
    });
  });

  describe("D1 F1 addresses that lead nowhere", () => {
    test.each([
      ["POST", chatPath("stream-chat-state").replace("local", "elsewhere")],
      ["POST", chatPath("abort").replace("local", "elsewhere")],
      ["POST", `${chatPath("stream-chat-state")}/x`],
      ["POST", "/api/v1/public/acme/agents/1"],
      ["GET", chatPath("stream-chat-state")],
      ["DELETE", chatPath("stream-chat-state/abort")],
    ])("%s %s is a problem of ours", async (method, path) => {
      const answer = await subject.call({ method, path, key: keys.acme });
      expectProblem(answer, { status: 404, code: "not_found" });
    });

    test("C4 a trailing slash, and no region, are the same address", async () => {
      for (const path of [
        `${chatPath("stream-chat-state")}/`,
        chatPath("stream-chat-state").slice("/local".length),
      ]) {
        const body = { input: fresh("Hi"), sessionSettings: newUser() };
        const answer = await subject.post(path, keys.acme, body);
        expect([answer.status, answer.text.includes(body.input)]).toEqual([200, true]);
      }
    });
  });
};
