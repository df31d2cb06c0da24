import { describe, expect, test } from "@jest/globals";
import { sendChat } from "../chat-call.js";
import { declareAccount } from "../declared-account.js";
import { expectRefused } from "../expectations.js";
import { storedUser } from "../stored-user.js";
import { fresh, listPath, newUser, type Subject } from "../subject.js";

const outOfScope = { status: 403, code: "deployment_out_of_scope" } as const;
const city = (value: string | null) => ({ userAttributes: [{ name: "city", value }] });

/** What keys that are limited to deployments may change of what belongs to the account (A3). */
export const keyScopes = (subject: Subject): void => {
  /** Keys of all deployments, of both, and of the first one. */
  const declare = async () => {
    const lists = { all: {}, both: { deployments: [1, 2] }, one: { deployments: [1] } };
    const { name, keys } = await declareAccount(subject, lists);
    const { all = "", both = "", one = "" } = keys;
    return { name, all, both, one };
  };

  describe("A3 a key with a list of deployments", () => {
    test("reads the lists of an embed tenant, and deletes nothing, there or not", async () => {
      const { all, both } = await declare();
      const embedTenantName = fresh("tenant");
      const definitions = {
        groupDefinitions: [{ name: "buyers" }],
        userAttributeDefinitions: [{ name: "region", type: "string" }],
      };
      await subject.mint(all, newUser({ embedTenantName, creatorMode: true, ...definitions }));
      for (const list of ["groups", "user-attributes"] as const) {
        const read = await subject.get(listPath(embedTenantName, list), both);
        expect([read.status, read.json.items.length]).toEqual([200, 1]);
        const id = read.json.items[0].id as number;
        const paths = [
          listPath(embedTenantName, list, `/${id}`),
          listPath(embedTenantName, list, "/1"),
          listPath("no-such-tenant", list, `/${id}`),
        ];
        for (const path of paths) {
          await expectRefused(subject, () => subject.remove(path, both), outOfScope);
        }
        expect((await subject.remove(paths[0] ?? "", all)).status).toBe(204);
      }
    });

    test.each([
      ["groups", { groups: ["viewers"] }],
      ["no groups", { groups: [] }],
      ["a value", city("Rome")],
      ["no value", city(null)],
      ["a security context", { securityContext: { a: 2 } }],
      ["permanence", { isEphemeral: false }],
    ])("writes %s of users made within its list, and of no others", async (what, change) => {
      const { name, all, both, one } = await declare();
      const rights = {
        groups: ["analysts"],
        ...city("Berlin"),
        securityContext: { a: 1 },
        isEphemeral: true,
      };
      const makers = { all, both, one };
      for (const [maker, others] of [
        ["all", ["both", "one"]],
        ["both", ["one"]],
        ["one", []],
      ] as const) {
        const { externalId } = newUser();
        await subject.mint(makers[maker], { externalId, ...rights });
        const keep = { externalId, isEphemeral: true };
        for (const other of others) {
          const key = makers[other];
          const body = { ...keep, ...change };
          await expectRefused(subject, () => subject.generate(key, body), outOfScope);
          const message = { input: "Hi", sessionSettings: body };
          const talking = { asking: { key }, account: name };
          await expectRefused(subject, () => sendChat(subject, message, talking), outOfScope);
          // What changes no rights is fine (B7).
          await subject.mint(key, { externalId, ...rights, email: `${other}@acme.test` });
          const same = { input: "Hi", sessionSettings: { externalId, groups: ["analysts"] } };
          expect((await sendChat(subject, same, talking)).status).toBe(200);
        }
        for (const within of Object.keys(makers).filter((key) => !others.includes(key as never))) {
          const key = makers[within as keyof typeof makers];
          await subject.mint(key, { ...keep, ...change });
        }
        const stored = await storedUser(subject, { key: all, externalId });
        expect(stored?.isEphemeral).toBe(what !== "permanence");
      }
    });

    test("writes definitions of embed tenants made within its list, and of no others", async () => {
      const { all, both, one } = await declare();
      const body = (embedTenantName: string, name: string) =>
        newUser({ embedTenantName, creatorMode: true, groupDefinitions: [{ name }] });
      const [ofAll, ofBoth] = [fresh("tenant"), fresh("tenant")];
      await subject.mint(all, body(ofAll, "buyers"));
      await subject.mint(both, body(ofBoth, "buyers"));
      for (const [tenant, key] of [
        [ofAll, both],
        [ofAll, one],
        [ofBoth, one],
      ] as const) {
        const generate = () => subject.generate(key, body(tenant, "sellers"));
        await expectRefused(subject, generate, outOfScope);
        await subject.mint(key, body(tenant, "buyers"));
      }
      for (const key of [both, all]) await subject.mint(key, body(ofBoth, fresh("group")));
    });

    test("makes users in embed tenants of others, and those are its own", async () => {
      const { all, one } = await declare();
      const embedTenantName = fresh("tenant");
      await subject.mint(all, newUser({ embedTenantName }));
      const user = newUser({ embedTenantName, groups: ["viewers"] });
      await subject.mint(one, user);
      await subject.mint(one, { ...user, groups: ["analysts"] });
      const { externalId } = user;
      const stored = await storedUser(subject, { key: all, externalId, embedTenantName });
      expect(stored?.groups).toEqual(["analysts"]);
    });
  });
};
