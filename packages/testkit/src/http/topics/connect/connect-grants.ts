import { describe, expect, test } from "@jest/globals";
import { listTools } from "../../connect/connect-call.js";
import { connectUser, declareConnect } from "../../connect/connect-flow.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { newUser, type Subject } from "../../subject.js";
import { adminPath } from "../administration/admin-rows.js";

const grantsPath = adminPath("assistant-grants");

/** What users have granted, as administrators list and revoke it (I1, J8). */
export const connectGrants = (subject: Subject): void => {
  const listed = async (key: string): Promise<readonly { readonly id: number }[]> => {
    const answer = await subject.get(grantsPath, key);
    expect(answer.status).toBe(200);
    return answer.json.items;
  };

  describe("I1 what users have granted", () => {
    test("is listed for the administrator of their account", async () => {
      const account = await declareConnect(subject);
      const [first, second] = [newUser(), newUser()];
      await connectUser(subject, account, { session: first });
      await connectUser(subject, account, { session: second, over: { scope: "analytics:read" } });
      const items = await listed(account.key);
      const users = items.map((item) => (item as { externalId?: string }).externalId);
      expect(users.sort()).toEqual([first.externalId, second.externalId].sort());
      expect(items).toContainEqual(
        expect.objectContaining({
          externalId: second.externalId,
          clientId: "desk",
          clientName: "Desk",
          scopes: ["analytics:read"],
          deploymentId: 1,
        }),
      );
      expect(await listed((await declareConnect(subject)).key)).toEqual([]);
    });

    test("J8: is revoked by its id, once or again, and never by another account", async () => {
      const account = await declareConnect(subject);
      const { accessToken } = await connectUser(subject, account);
      const status = async () => (await listTools(subject, account.origin, accessToken)).status;
      const [{ id } = { id: 0 }] = await listed(account.key);
      const path = `${grantsPath}/${id}`;
      expect((await subject.remove(path, keys.globex)).status).toBe(204);
      expect(await status()).toBe(200);
      for (let time = 0; time < 2; time++) {
        expect((await subject.remove(path, account.key)).status).toBe(204);
        expect(await status()).toBe(401);
      }
      expect(await listed(account.key)).toEqual([]);
      const { items } = (await subject.get(adminPath("audit"), account.key)).json;
      const actions = (items as { action: string }[]).map(({ action }) => action);
      expect(actions.filter((action) => action === "session.revoke")).toHaveLength(1);
    });
  });
};
