import { describe, expect, test } from "@jest/globals";
import type { FailureCode } from "@embedded-analytics/domain";
import { conformanceKeys as acmeKeys } from "../../declaration.js";
import { declareAccount } from "../../declared-account.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { fresh, newUser, type Subject } from "../../subject.js";
import { adminPath } from "./admin-rows.js";

/** API keys over HTTP: made, rotated, revoked (J1, A3). */
export const adminKeys = (subject: Subject): void => {
  const make = async (key: string, body: object) => {
    const answer = await subject.post(adminPath("keys"), key, body);
    expect(answer.status).toBe(201);
    return answer.json;
  };
  const opens = async (key: string): Promise<boolean> =>
    (await subject.get(adminPath("account"), key)).status === 200;
  const revoke = (key: string, id: string, query = "") =>
    subject.remove(adminPath(`keys/${id}${query}`), key);

  /** An account of its own, whose one admin key it answers. */
  const ownAccount = async (): Promise<string> => {
    const { keys } = await declareAccount(subject, { server: {} });
    return keys["server"] ?? "";
  };

  describe("J1 keys over HTTP", () => {
    test("A3 a key is shown once, opens the account, and says who made it", async () => {
      const name = fresh("key");
      const made = await make(acmeKeys.acme, { name, expiresAt: "2100-01-01T00:00:00Z" });
      expect(made).toMatchObject({
        key: expect.stringMatching(/^sk-[a-z0-9]{12}-[A-Za-z0-9_-]{43}$/),
        name,
        kind: "admin",
        deployments: null,
        user: null,
        expiresAt: "2100-01-01T00:00:00.000Z",
        revoked: false,
        madeBy: acmeKeys.acme.slice(3, 15),
      });
      expect(await opens(made.key)).toBe(true);
      const { items } = (await subject.get(adminPath("keys"), acmeKeys.acme)).json;
      const { key: text, ...rest } = made;
      expect(items[0]).toEqual({ ...rest, createdAt: expect.any(String) });
      expect(await subject.target().dump()).not.toContain(text.slice(16));
    });

    test("a key of some deployments, and one of an internal user", async () => {
      const scoped = await make(acmeKeys.acme, { name: fresh("key"), deployments: [2] });
      expect(scoped.deployments).toEqual([2]);
      const answer = await subject.get(adminPath("account"), scoped.key);
      expectProblem(answer, { status: 403, code: "deployment_out_of_scope" });
      const body = { name: fresh("key"), kind: "personal", user: "ada@acme.test" };
      const personal = await make(acmeKeys.acme, body);
      expect(personal.user).toBe("ada@acme.test");
      const refused = await subject.get(adminPath("account"), personal.key);
      expectProblem(refused, { status: 403, code: "admin_key_required" });
    });

    test.each<[string, object, number, FailureCode]>([
      ["no name", {}, 400, "invalid_request"],
      ["an unknown deployment", { name: "x", deployments: [99] }, 400, "invalid_request"],
      ["an unknown user", { name: "x", kind: "personal", user: "no" }, 400, "invalid_request"],
      ["a variable", { name: "x", fromEnv: "ANY_KEY" }, 403, "operator_only"],
      ["a name that is taken", { name: "acme" }, 409, "name_taken"],
    ])("B1 %s is refused, and writes nothing", async (_what, body, status, code) => {
      const answer = await expectNothingWritten(subject, () =>
        subject.post(adminPath("keys"), acmeKeys.acme, body),
      );
      expectProblem(answer, { status, code });
    });

    test("a rotated key and its successor overlap, for a week at most", async () => {
      const old = await make(acmeKeys.acme, { name: fresh("key") });
      const rotate = (overlapSeconds: unknown, id = old.id) =>
        subject.post(adminPath(`keys/${id}/rotate`), acmeKeys.acme, { overlapSeconds });
      for (const seconds of [604_801, -1, 1.5, "60", undefined]) {
        expectProblem(await rotate(seconds), { status: 400, code: "invalid_request" });
      }
      const rotated = await rotate(604_800);
      expect(rotated.status).toBe(201);
      expect([await opens(old.key), await opens(rotated.json.key)]).toEqual([true, true]);
      const again = await rotate(0);
      expect(again.status).toBe(201);
      expect([await opens(old.key), await opens(again.json.key)]).toEqual([false, true]);
      expectProblem(await rotate(60), { status: 404, code: "key_not_found" });
      expectProblem(await rotate(60, "0".repeat(12)), { status: 404, code: "key_not_found" });
    });

    test("B5 a revoked key ends, with the sessions that were minted with it, and no other", async () => {
      const made = await make(acmeKeys.acme, { name: fresh("key") });
      const { json } = await subject.exchange(await subject.mint(made.key, newUser()));
      const other = await subject.mint(acmeKeys.acme, newUser());
      expect((await revoke(acmeKeys.acme, made.id)).status).toBe(204);
      expect((await revoke(acmeKeys.acme, made.id)).status).toBe(204);
      expect(await opens(made.key)).toBe(false);
      const headers = { Authorization: `Bearer ${json.token}`, "Content-Type": "application/json" };
      const path = "/api/v1/deployments/1/sql";
      const body = JSON.stringify({ query: "SELECT 1" });
      expect((await subject.call({ method: "POST", path, headers, body })).status).toBe(401);
      expect((await subject.exchange(other)).status).toBe(200);
    });

    test("descendants go along where it is asked for, and only then", async () => {
      const chain = async () => {
        const parent = await make(acmeKeys.acme, { name: fresh("key") });
        const child = await make(parent.key, { name: fresh("key") });
        const grandchild = await make(child.key, { name: fresh("key") });
        return { parent, texts: [parent.key, child.key, grandchild.key] };
      };
      const opened = (texts: readonly string[]) => Promise.all(texts.map(opens));
      const one = await chain();
      await revoke(acmeKeys.acme, one.parent.id);
      expect(await opened(one.texts)).toEqual([false, true, true]);
      await revoke(acmeKeys.acme, one.parent.id, "?descendants=true");
      expect(await opened(one.texts)).toEqual([false, false, false]);
      const two = await chain();
      await revoke(acmeKeys.acme, two.parent.id, "?descendants=true");
      expect(await opened(two.texts)).toEqual([false, false, false]);
    });

    test("the last admin key of the whole account stays", async () => {
      const server = await ownAccount();
      const id = server.slice(3, 15);
      await make(server, { name: "scoped", deployments: [1] });
      await make(server, { name: "over", expiresAt: "2001-01-01T00:00:00Z" });
      expectProblem(await revoke(server, id), { status: 409, code: "last_admin_key" });
      const child = await make(server, { name: "child" });
      const all = await revoke(server, id, "?descendants=true");
      expectProblem(all, { status: 409, code: "last_admin_key" });
      expect(await opens(server)).toBe(true);
      expect((await revoke(child.key, id)).status).toBe(204);
      expectProblem(await revoke(child.key, child.id), { status: 409, code: "last_admin_key" });
    });

    test("two administrators who revoke each other's key at once: one key stays", async () => {
      const one = await ownAccount();
      const two = await make(one, { name: "two" });
      const answers = await Promise.all([revoke(one, two.id), revoke(two.key, one.slice(3, 15))]);
      const statuses = answers.map(({ status }) => status).toSorted();
      expect([
        [204, 401],
        [204, 409],
      ]).toContainEqual(statuses);
      const open = await Promise.all([opens(one), opens(two.key)]);
      expect(open.filter(Boolean)).toHaveLength(1);
    });
  });
};
