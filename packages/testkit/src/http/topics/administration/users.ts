import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { fresh, newUser, revokeIssuedPath, type Subject } from "../../subject.js";
import { adminPath, newUserId } from "./admin-rows.js";

/** Users, sessions and embed tenants over HTTP (J1). */
export const adminUsers = (subject: Subject): void => {
  const list = async (rest: string, key: string = keys.acme) => {
    const answer = await subject.get(adminPath(rest), key);
    expect(answer.status).toBe(200);
    return answer.json.items;
  };
  const provision = (users: readonly unknown[], key: string = keys.acme) =>
    subject.post(adminPath("users"), key, { users });

  describe("J1 users over HTTP", () => {
    test("up to 100 are provisioned, each for itself: three bad ones of them are named", async () => {
      const embedTenantName = fresh("tenant");
      const users: object[] = Array.from({ length: 100 }, (_, at) =>
        newUser({ embedTenantName, userProfile: { displayName: `No. ${at}` } }),
      );
      users[7] = newUser({ embedTenantName, groups: ["nobody"], creatorMode: true });
      users[50] = { internalId: "ada@acme.test" };
      users[99] = newUser({ embedTenantName: "UPPER" });
      const { status, json } = await provision(users);
      expect(status).toBe(200);
      expect(json.users).toHaveLength(100);
      const refused = json.users.filter(
        ({ outcome }: { outcome: string }) => outcome === "refused",
      );
      expect(refused).toMatchObject([
        { code: "groups_not_found", missing: ["nobody"] },
        { externalId: null, code: "invalid_request" },
        { code: "invalid_request", errors: [{ pointer: "/embedTenantName" }] },
      ]);
      expect(json.users[0]).toEqual({
        externalId: (users[0] as { externalId: string }).externalId,
        outcome: "provisioned",
      });
      const listed = await list(`users?embedTenantName=${embedTenantName}&first=500`);
      expect(listed).toHaveLength(97);
      const { items } = (await subject.get(adminPath("sessions?first=500"), keys.acme)).json;
      expect(JSON.stringify(items)).not.toContain(embedTenantName);
      const again = await provision(users.slice(0, 2));
      expect(again.status).toBe(200);
      expect(await list(`users?embedTenantName=${embedTenantName}&first=500`)).toHaveLength(97);
    });

    test.each([[[]], [Array.from({ length: 101 }, () => newUser())], ["none"], [undefined]])(
      "B1 %#: not 1 to 100 users are refused as a whole",
      async (users) => {
        const answer = await expectNothingWritten(subject, () =>
          subject.post(adminPath("users"), keys.acme, { users }),
        );
        expectProblem(answer, { status: 400, code: "invalid_request" });
      },
    );

    test("are found by a part of what they are called, and paged (C1)", async () => {
      const mark = fresh("mark");
      for (const nth of [1, 2, 3]) {
        const userProfile = { displayName: `Name ${mark.toUpperCase()} ${nth}` };
        await subject.mint(keys.acme, newUser({ userProfile }));
      }
      const first = await subject.get(adminPath(`users?search=${mark}&first=2`), keys.acme);
      expect(first.json.items).toHaveLength(2);
      expect(first.json.items[0]).toMatchObject({
        displayName: `Name ${mark.toUpperCase()} 3`,
        embedTenantName: "acme",
        email: null,
        ephemeralUntil: null,
      });
      const { endCursor } = first.json.pageInfo;
      expect(await list(`users?search=${mark}&after=${endCursor}`)).toHaveLength(1);
      expect(await list(`users?search=${mark}`, keys.globex)).toEqual([]);
      for (const [path, key] of [
        [`users?after=${endCursor}`, keys.globex],
        [`keys?after=${endCursor}`, keys.acme],
      ] as const) {
        const answer = await subject.get(adminPath(path), key);
        expectProblem(answer, { status: 400, code: "invalid_cursor" });
      }
    });

    test("a deleted user is in nothing that is stored, and the token ends", async () => {
      const canary = fresh("canary");
      const body = {
        externalId: canary,
        email: `${canary}@b.test`,
        creatorMode: true,
        embedTenantName: fresh("tenant"),
        userAttributeDefinitions: [{ name: "note", type: "string" }],
        userAttributes: [{ name: "note", value: `${canary} value` }],
        securityContext: { of: canary },
      };
      const { json } = await subject.exchange(await subject.mint(keys.acme, body));
      const [user] = await list(`users?search=${canary}`);
      const path = adminPath(`users/${user.id}`);
      expect((await subject.remove(path, keys.acme)).status).toBe(204);
      expect(await subject.target().dump()).not.toContain(canary);
      const headers = { Authorization: `Bearer ${json.token}`, "Content-Type": "application/json" };
      const query = { method: "POST", path: "/api/v1/deployments/1/sql", headers };
      const answer = await subject.call({ ...query, body: JSON.stringify({ query: "SELECT 1" }) });
      expect(answer.status).toBe(401);
      expectProblem(await subject.remove(path, keys.acme), { status: 404, code: "user_not_found" });
      const about = `audit?externalId=${canary}&embedTenantName=${body.embedTenantName}`;
      const actions = (await list(about)).map(({ action }: { action: string }) => action);
      expect(actions).toEqual(["user.delete", "session.revoke"]);
    });

    test("two administrators who delete the same user at once: one has", async () => {
      const path = adminPath(`users/${await newUserId(subject)}`);
      const remove = () => subject.remove(path, keys.acme);
      const answers = await Promise.all([remove(), remove()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    });
  });

  describe("J1 sessions over HTTP", () => {
    test("those that live are listed, without what could open them", async () => {
      const user = newUser();
      const sessionId = await subject.mint(keys.acme, user);
      const { json } = await subject.exchange(sessionId);
      const [session] = await list("sessions?first=1");
      expect(session).toMatchObject({
        externalId: user.externalId,
        embedTenantName: "acme",
        deploymentId: 1,
        keyId: keys.acme.slice(3, 15),
        exchangedAt: expect.any(String),
      });
      expect(JSON.stringify(session)).not.toContain(sessionId);
      expect(JSON.stringify(session)).not.toContain(json.token);
      await subject.post(revokeIssuedPath, keys.acme, user);
      const left = JSON.stringify(await list("sessions?first=500"));
      expect(left).not.toContain(user.externalId);
    });
  });

  describe("J1 H3 embed tenants over HTTP", () => {
    test("are listed with their users, and deleted with all that is theirs", async () => {
      const embedTenantName = fresh("tenant");
      await provision([newUser({ embedTenantName }), newUser({ embedTenantName })]);
      const [tenant] = await list("embed-tenants?first=1");
      expect(tenant).toMatchObject({ name: embedTenantName, displayName: null, userCount: 2 });
      const path = adminPath(`embed-tenants/${embedTenantName}`);
      expect((await subject.remove(path, keys.acme)).status).toBe(204);
      expect(await list(`users?embedTenantName=${embedTenantName}`)).toEqual([]);
      const answer = await subject.remove(path, keys.acme);
      expectProblem(answer, { status: 404, code: "tenant_not_found" });
      const own = await subject.remove(adminPath("embed-tenants/acme"), keys.acme);
      expectProblem(own, { status: 400, code: "invalid_request" });
    });
  });
};
