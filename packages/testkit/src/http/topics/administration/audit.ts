import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectProblem } from "../../expectations.js";
import { fresh, newUser, revokeIssuedPath, type Subject } from "../../subject.js";
import { adminPath } from "./admin-rows.js";

/** The audit log over HTTP (J10). */
export const audit = (subject: Subject): void => {
  const list = async (query = "", key: string = keys.acme) => {
    const answer = await subject.get(adminPath(`audit${query}`), key);
    expect(answer.status).toBe(200);
    return answer.json;
  };

  const revokedUser = async (): Promise<string> => {
    const { externalId } = newUser();
    await subject.mint(keys.acme, { externalId });
    const answer = await subject.post(revokeIssuedPath, keys.acme, { externalId });
    expect(answer.status).toBe(204);
    return externalId;
  };

  describe("J10 the audit log", () => {
    test("has an entry for a revocation: who, what, when, and the chain, and no user's name", async () => {
      const externalId = await revokedUser();
      const { items } = await list(`?externalId=${externalId}`);
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({
        action: "session.revoke",
        actor: { kind: "key", keyId: keys.acme.slice(3, 15) },
        details: { by: "external_user" },
        prev: expect.stringMatching(/^[0-9a-f]{64}$/),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(Date.parse(items[0].at)).toBeGreaterThan(Date.now() - 600_000);
      expect(JSON.stringify(await list("?first=500"))).not.toContain(externalId);
      expect((await list(`?externalId=${externalId}&keyId=${fresh("key")}`)).items).toEqual([]);
    });

    test("C1 newest first, page by page, each entry linked to the one before", async () => {
      await revokedUser();
      await revokedUser();
      const newest = await list("?first=2");
      expect(newest.items).toHaveLength(2);
      expect(newest.items[0].prev).toBe(newest.items[1].hash);
      expect(newest.items[0].seq).toBe(newest.items[1].seq + 1);
      const next = await list(`?first=1&after=${newest.pageInfo.endCursor}`);
      expect(newest.items[1].prev).toBe(next.items[0].hash);
      expect(next.pageInfo.hasPreviousPage).toBe(true);
    });

    test("T4 another account's log is another one, and its cursors are none here", async () => {
      const externalId = await revokedUser();
      expect((await list(`?externalId=${externalId}`, keys.globex)).items).toEqual([]);
      const { pageInfo } = await list("?first=1");
      const path = adminPath(`audit?after=${pageInfo.endCursor}`);
      expectProblem(await subject.get(path, keys.globex), { status: 400, code: "invalid_cursor" });
    });

    test.each([
      "?from=now",
      "?to=1",
      "?first=0",
      "?embedTenantName=a",
      "?internalId=a&externalId=b",
    ])("B1 %s is refused", async (query) => {
      const answer = await subject.get(adminPath(`audit${query}`), keys.acme);
      expectProblem(answer, { status: 400, code: "invalid_request" });
    });
  });
};
