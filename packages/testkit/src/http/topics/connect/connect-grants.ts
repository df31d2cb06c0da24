import { describe, expect, test } from "@jest/globals";
import { listTools, newBrowser, postForm } from "../../connect/connect-call.js";
import {
  askTokens,
  authorizePath,
  connectUser,
  declareConnect,
  newVerifier,
  openConsent,
  refresh,
  signIn,
  type ConnectAccount,
} from "../../connect/connect-flow.js";
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
    });
  });

  describe("J10 what the audit log says of assistants", () => {
    interface Entry {
      readonly action: string;
      readonly actor: object;
      readonly details: { readonly grantId?: number };
    }
    const entriesAbout = async (
      { key }: ConnectAccount,
      { externalId }: { readonly externalId: string },
    ): Promise<readonly Entry[]> => {
      const path = adminPath(`audit?externalId=${externalId}`);
      return (await subject.get(path, key)).json.items;
    };
    /** The newest entry of all. */
    const newest = async ({ key }: ConnectAccount): Promise<Entry> =>
      (await subject.get(adminPath("audit?first=1"), key)).json.items[0];

    test("a user's yes and no: who, which client, for what; and no token, no name", async () => {
      const account = await declareConnect(subject);
      const user = newUser();
      const { accessToken, refreshToken, form } = await connectUser(subject, account, {
        session: user,
        over: { scope: "analytics:read" },
      });
      const browser = newBrowser(subject, account.origin);
      const path = authorizePath(account, newVerifier().challenge);
      const { answer } = await openConsent(
        browser,
        await signIn(subject, account, browser, path, user),
      );
      await answer("deny");
      await answer("deny");
      const asked = { clientId: "desk", resource: `${account.origin}/mcp`, deploymentId: 1 };
      const actor = { kind: "user" };
      const entries = await entriesAbout(account, user);
      expect(entries).toMatchObject([
        {
          action: "assistant.deny",
          actor,
          details: { ...asked, scopes: ["analytics:read", "analytics:chat"] },
        },
        { action: "assistant.allow", actor, details: { ...asked, scopes: ["analytics:read"] } },
      ]);
      const [{ id } = { id: 0 }] = await listed(account.key);
      expect(entries[1]?.details.grantId).toBe(id);
      const text = (await subject.get(adminPath("audit?first=500"), account.key)).text;
      for (const secret of [accessToken, refreshToken, form["code"], user.externalId]) {
        expect(text).not.toContain(secret);
      }
    });

    test("J8: its end, once, by the client, the administrator, or who may not connect", async () => {
      const account = await declareConnect(subject, { groups: ["analysts"] });
      const session = () => newUser({ groups: ["analysts"] });
      const [byClient, byAdministrator, leaver] = [session(), session(), session()];
      const revoked = await connectUser(subject, account, { session: byClient });
      for (let time = 0; time < 2; time++) {
        await postForm(subject, account.origin, "/connect/revoke", { token: revoked.refreshToken });
      }
      await connectUser(subject, account, { session: byAdministrator });
      const [{ id } = { id: 0 }] = await listed(account.key);
      await subject.remove(`${grantsPath}/${id}`, account.key);
      const refused = await connectUser(subject, account, { session: leaver });
      await subject.mint(account.key, { ...leaver, groups: ["viewers"] });
      await refresh(subject, account, refused.refreshToken);

      const ends = [
        [byClient, { kind: "assistant" }, "client"],
        [byAdministrator, { kind: "key", keyId: account.key.slice(3, 15) }, "administrator"],
        [leaver, { kind: "assistant" }, "not_allowed"],
      ] as const;
      for (const [user, actor, by] of ends) {
        const entries = await entriesAbout(account, user);
        expect(entries.map(({ action }) => action)).toEqual([
          "assistant.revoke",
          "assistant.allow",
        ]);
        expect(entries[0]).toMatchObject({ actor, details: { by, clientId: "desk" } });
        expect(entries[0]?.details.grantId).toBe(entries[1]?.details.grantId);
      }
    });

    test("T50: a code or a refresh token that was used again, once", async () => {
      const account = await declareConnect(subject);
      const first = await connectUser(subject, account);
      for (let time = 0; time < 2; time++) {
        await askTokens(subject, account, first.form);
        const { action, actor, details } = await newest(account);
        expect([action, actor]).toEqual(["assistant.revoke", { kind: "assistant" }]);
        expect(details).toMatchObject({ by: "replayed_code" });
      }
      const second = await connectUser(subject, account);
      const [{ id } = { id: 0 }] = await listed(account.key);
      await refresh(subject, account, second.refreshToken);
      for (let time = 0; time < 2; time++) {
        await refresh(subject, account, second.refreshToken);
        const { details } = await newest(account);
        expect(details).toEqual({ by: "replayed_refresh_token", grantId: id });
      }
      const { items } = (await subject.get(adminPath("audit?first=500"), account.key)).json;
      const ends = (items as Entry[]).filter(({ action }) => action === "assistant.revoke");
      expect(ends).toHaveLength(2);
    });
  });
};
