import { describe, expect, test } from "@jest/globals";
import type { FailureCode } from "@embedded-analytics/domain";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { fresh, newUser, type Subject } from "../../subject.js";
import { adminPath } from "./admin-rows.js";

/** Groups, attributes, agents and what is declared, over HTTP (J1). */
export const adminDefinitions = (subject: Subject): void => {
  const post = (name: string, body: object) => subject.post(adminPath(name), keys.acme, body);
  const list = async (name: string) => {
    const answer = await subject.get(adminPath(name), keys.acme);
    expect(answer.status).toBe(200);
    return answer.json.items;
  };

  describe("J1 definitions over HTTP", () => {
    test("a group is made, described anew, used, listed, and deleted with its memberships", async () => {
      const name = fresh("group");
      const made = await post("groups", { name, description: "first" });
      expect([made.status, made.json.description]).toEqual([200, "first"]);
      const again = await post("groups", { name, description: "second" });
      expect(again.json).toEqual({ id: made.json.id, name, description: "second" });
      expect((await post("groups", { name })).json).toEqual(again.json);
      await subject.mint(keys.acme, newUser({ groups: [name] }));
      const [listed] = await list("groups?first=1");
      expect(listed).toMatchObject({ name, userCount: 1 });
      const path = adminPath(`groups/${made.json.id}`);
      expect((await subject.remove(path, keys.acme)).status).toBe(204);
      const repeated = await subject.remove(path, keys.acme);
      expectProblem(repeated, { status: 404, code: "group_not_found" });
      const use = await subject.generate(keys.acme, newUser({ groups: [name] }));
      expectProblem(use, { status: 400, code: "groups_not_found" });
    });

    test("an attribute keeps its type, and goes with its values", async () => {
      const name = fresh("attribute");
      const made = await post("user-attributes", { name, type: "number", defaultValue: "7" });
      expect(made.json).toMatchObject({ name, type: "number", defaultValue: "7" });
      const retyped = await post("user-attributes", { name, type: "string" });
      expectProblem(retyped, { status: 400, code: "invalid_request", pointers: ["/type"] });
      const value = { name, value: 424_242_424_242 };
      await subject.mint(keys.acme, newUser({ userAttributes: [value] }));
      const path = adminPath(`user-attributes/${made.json.id}`);
      expect((await subject.remove(path, keys.acme)).status).toBe(204);
      expect(await subject.target().dump()).not.toContain("424242424242");
      const wrongKind = await subject.remove(adminPath(`groups/${made.json.id}`), keys.acme);
      expectProblem(wrongKind, { status: 404, code: "group_not_found" });
    });

    test("B8 null takes away a text, and one that is left out stays", async () => {
      const [group, attribute] = [fresh("group"), fresh("attribute")];
      const texts = { displayName: "City", defaultValue: "Rome", description: "Where" };
      const both = async (more: object) => [
        (await post("groups", { name: group, ...more })).json,
        (await post("user-attributes", { name: attribute, ...more })).json,
      ];
      const made = await both(texts);
      expect(made).toMatchObject([{ description: "Where" }, texts]);
      expect(await both({})).toEqual(made);
      const bare = await both({ description: null, displayName: null });
      const [, { defaultValue, ...others }] = bare;
      expect([bare[0].description, others.description, others.displayName, defaultValue]).toEqual([
        ...[null, null, null, "Rome"],
      ]);
      await both({ defaultValue: null });
      expect((await list("groups?first=1"))[0]).toMatchObject({ name: group, description: null });
      expect((await list("user-attributes?first=1"))[0]).toMatchObject({
        ...{ name: attribute, displayName: null, defaultValue: null, description: null },
      });
    });

    test("a hundred different groups that are made at once are all there", async () => {
      const names = Array.from({ length: 100 }, () => fresh("group"));
      const answers = await Promise.all(names.map((name) => post("groups", { name })));
      expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
      const listed = (await list("groups?first=500")).map(({ name }: { name: string }) => name);
      expect(listed).toEqual(expect.arrayContaining(names));
    });

    test("an agent is made and replaced; what names an address, a variable or a model is the operators'", async () => {
      const id = fresh("agent");
      const made = await post("agents", {
        id,
        name: "made",
        deployment: 1,
        instructions: "Be brief.",
      });
      expect(made.json).toEqual({
        id,
        name: "made",
        deploymentId: 1,
        kind: "builtin",
        provider: null,
        model: null,
        instructions: "Be brief.",
      });
      expect((await post("agents", { id, name: "renamed" })).json).toMatchObject({
        name: "renamed",
        deploymentId: 1,
        instructions: null,
      });
      const listed = (await list("agents?first=500")).map((agent: { id: string }) => agent.id);
      expect(listed).toContain(id);
      for (const operators of [
        { kind: "anthropic", model: "m" },
        { kind: "openai-compatible" },
        { provider: "local", model: "small", baseUrl: "http://169.254.169.254" },
        { baseUrl: "http://169.254.169.254" },
        { apiKeyFromEnv: "HOME_KEY" },
        { model: "m" },
      ]) {
        const answer = await expectNothingWritten(subject, () =>
          post("agents", { id, name: "x", ...operators }),
        );
        expectProblem(answer, { status: 403, code: "operator_only" });
      }
    });

    test("an agent asks a language model of a provider that the declaration has", async () => {
      const id = fresh("agent");
      const asking = { provider: "local", model: "small" };
      const made = await post("agents", { id, name: "made", deployment: 1, ...asking });
      expect(made.json).toMatchObject({ id, kind: "openai-compatible", ...asking });
      const { json } = await subject.get(adminPath("account"), keys.acme);
      expect(json.providers).toEqual([
        { name: "local", kind: "openai-compatible", models: ["small", "large"] },
      ]);
      const changed = await post("agents", { id, name: "made", ...asking, model: "large" });
      expect(changed.json).toMatchObject({ id, model: "large" });
      const unset = await post("agents", { id, name: "made" });
      expect(unset.json).toMatchObject({ id, kind: "builtin", provider: null, model: null });
    });

    test.each<[string, object, FailureCode, readonly string[]]>([
      ["groups", { name: "" }, "invalid_request", ["/name"]],
      ["groups", {}, "invalid_request", ["/name"]],
      ["user-attributes", { name: "x", type: "date" }, "invalid_request", ["/type"]],
      [
        "user-attributes",
        { name: "new-x", type: "number", defaultValue: "x" },
        "invalid_request",
        ["/defaultValue"],
      ],
      ["agents", { id: "a b", name: "x" }, "invalid_request", ["/id"]],
      ["agents", { id: ".", name: "x" }, "invalid_request", ["/id"]],
      ["agents", { id: "..", name: "x" }, "invalid_request", ["/id"]],
      ["agents", { id: "a", name: "x", deployment: 99 }, "invalid_request", ["/deployment"]],
      ["agents", { id: "a", name: "x", provider: "none" }, "invalid_request", ["/provider"]],
      ["agents", { id: "a", name: "x", provider: "local" }, "invalid_request", ["/model"]],
    ])("B1 %s %j is refused, and writes nothing", async (name, body, code, pointers) => {
      const answer = await expectNothingWritten(subject, () => post(name, body));
      expectProblem(answer, { status: 400, code, pointers });
    });
  });

  describe("J1 what only a declaration makes", () => {
    test("settings, deployments and internal users are read, and show no path and no address", async () => {
      const account = await subject.get(adminPath("account"), keys.acme);
      expect(account.json).toMatchObject({
        name: "acme",
        plan: "enterprise",
        flags: { useCreatorMode: true },
        defaultDeploymentId: 1,
      });
      const deployments = await list("deployments");
      expect(deployments[0]).toMatchObject({
        ...{ id: 1, name: "shop", default: true },
        ...{ model: "ready", mistakes: [] },
      });
      expect(deployments[1]).toMatchObject({ id: 2, default: false, model: "none" });
      expect(JSON.stringify(deployments)).not.toContain("./shop");
      const users = await list("internal-users");
      expect(users).toMatchObject([{ username: "ada@acme.test", groups: ["analysts"] }]);
    });

    test("C1 lists of what is declared are paged, too", async () => {
      const first = await subject.get(adminPath("deployments?first=1"), keys.acme);
      expect(first.json.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
      const after = first.json.pageInfo.endCursor;
      const next = await subject.get(adminPath(`deployments?first=1&after=${after}`), keys.acme);
      expect(next.json.items).toMatchObject([{ id: 2 }]);
      expect(next.json.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    });
  });
};
