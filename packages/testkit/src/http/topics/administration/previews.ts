import { describe, expect, test } from "@jest/globals";
import { readDashboards, writeDashboard } from "../../dashboard-call.js";
import { askData, resultOf } from "../../data-call.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { fresh, newUser, revokeIssuedPath, type Subject } from "../../subject.js";
import { listThreads } from "../../thread-call.js";
import { adminPath } from "./admin-rows.js";
import { askPreview, claimsOf, previewedUser, previewToken } from "./previewing.js";

const definition = { rows: [{ tiles: [{ id: "note", text: "Words" }] }] };
const refused = { status: 403, code: "not_in_preview" } as const;
const noUser = { status: 404, code: "user_not_found" } as const;

/** An administrator looks at what a user sees (J1). */
export const previews = (subject: Subject): void => {
  const statusOf = async (token: string): Promise<number> =>
    (await askData(subject, { token }, { query: "SELECT city FROM sales LIMIT 9" })).status;

  describe("J1 preview as a user", () => {
    test("a session of its own with its pages; its token ends with it, after 15 minutes", async () => {
      const ada = await previewedUser(subject);
      const answer = await askPreview(subject, ada.id, { deploymentId: 1, creatorMode: true });
      expect(answer.status).toBe(200);
      const { sessionId, endsAt, pages } = answer.json;
      expect(pages).toEqual({
        app: `/embed/d/1/app?session=${sessionId}`,
        chat: `/embed/d/1/chat?session=${sessionId}`,
      });
      const { json } = await subject.exchange(sessionId);
      const claims = claimsOf(json.token);
      expect(claims).toMatchObject({
        preview: true,
        externalId: ada.externalId,
        embedTenantName: ada.embedTenantName,
        creatorMode: true,
      });
      const minutes = (Number(claims["exp"]) - Number(claims["iat"])) / 60;
      expect(minutes).toBeGreaterThan(14);
      expect(minutes).toBeLessThanOrEqual(15);
      expect(Math.abs(Date.parse(endsAt) / 1000 - Number(claims["exp"]))).toBeLessThan(30);
      expect((await subject.exchange(sessionId)).status).toBe(401);
      expect(claimsOf(ada.token)).not.toHaveProperty("preview");
      const listed = await subject.get(adminPath("sessions?first=1"), keys.acme);
      const until = Date.parse(listed.json.items[0].previewUntil);
      expect(Math.abs(until - Date.parse(endsAt))).toBeLessThan(30_000);
    });

    test.each([
      [1, { creatorMode: false, userAttributes: [{ name: "city", value: "Rome" }] }],
      [4, { creatorMode: false, groups: ["analysts"] }],
      [0, { groupDefinitions: [{ name: "analysts" }], groups: ["analysts"] }],
      [0, {}],
    ])("%# figures are the user's own: %i rows", async (rows, more) => {
      const ada = await previewedUser(subject, more);
      const creatorMode = !("creatorMode" in more);
      const token = await previewToken(subject, ada.id, { creatorMode });
      const body = { query: "SELECT city, amount FROM sales LIMIT 99" };
      const own = resultOf(await askData(subject, { token: ada.token }, body));
      expect(resultOf(await askData(subject, { token }, body))).toEqual(own);
      expect(own.totalRows).toBe(rows);
    });

    test("T49 writes nothing but the session and its entry, which names nobody", async () => {
      const ada = await previewedUser(subject);
      const about = `audit?externalId=${ada.externalId}&embedTenantName=${ada.embedTenantName}`;
      const users = () => subject.get(adminPath(`users?search=${ada.externalId}`), keys.acme);
      const before = (await users()).json.items;
      await previewToken(subject, ada.id);
      const entries = (await subject.get(adminPath(about), keys.acme)).json.items;
      expect(entries).toMatchObject([
        {
          action: "session.preview",
          details: { creatorMode: true, deploymentId: 1, embedTenantName: ada.embedTenantName },
        },
      ]);
      expect(JSON.stringify(entries)).not.toContain(ada.externalId);
      expect((await users()).json.items).toEqual(before);
    });

    test("T49 sees what is shared and nothing private, and changes nothing", async () => {
      const ada = await previewedUser(subject);
      const create = (token: string, visibility: string) =>
        writeDashboard(subject, { token }, "POST", "", { title: "Mine", visibility, definition });
      const hidden = (await create(ada.token, "private")).json.publicId as string;
      const shared = (await create(ada.token, "tenant")).json.publicId as string;
      const token = await previewToken(subject, ada.id);
      const listed = (await readDashboards(subject, { token })).json.items;
      const ids = listed.map(({ publicId }: { publicId: string }) => publicId);
      expect([ids.includes(hidden), ids.includes(shared)]).toEqual([false, true]);
      const secret = await readDashboards(subject, { token }, `/${hidden}`);
      expectProblem(secret, { status: 404, code: "dashboard_not_found" });
      expect((await readDashboards(subject, { token }, `/${shared}`)).json.owner.isYou).toBe(false);
      const operations = [{ op: "set", field: "title", value: "Changed" }];
      for (const write of [
        () => create(token, "private"),
        () => writeDashboard(subject, { token }, "PATCH", `/${shared}`, { operations }, "*"),
        () => writeDashboard(subject, { token }, "DELETE", `/${shared}`),
        () => writeDashboard(subject, { token }, "DELETE", `/${hidden}`),
      ]) {
        expectProblem(await expectNothingWritten(subject, write), refused);
      }
    });

    test("T49 lists no thread", async () => {
      const ada = await previewedUser(subject);
      const token = await previewToken(subject, ada.id);
      const listed = await listThreads(subject, { asking: { token } });
      expect([listed.status, listed.json.items]).toEqual([200, []]);
    });

    test("J8 ends with the user's sessions, by its own session, by the key, and with the user", async () => {
      const ada = await previewedUser(subject);
      const token = await previewToken(subject, ada.id);
      expect(await statusOf(token)).toBe(200);
      const { externalId, embedTenantName } = ada;
      await subject.post(revokeIssuedPath, keys.acme, { externalId, embedTenantName });
      expect(await statusOf(token)).toBe(401);

      const { sessionId } = (await askPreview(subject, ada.id)).json;
      await subject.revoke(keys.acme, sessionId as string);
      expect((await subject.exchange(sessionId as string)).status).toBe(401);

      const name = fresh("key");
      const made = (await subject.post(adminPath("keys"), keys.acme, { name })).json;
      const byKey = await askPreview(subject, ada.id, {}, made.key as string);
      const { json } = await subject.exchange(byKey.json.sessionId as string);
      expect(await statusOf(json.token as string)).toBe(200);
      await subject.remove(adminPath(`keys/${made.id}`), keys.acme);
      expect(await statusOf(json.token as string)).toBe(401);

      const last = await previewToken(subject, ada.id);
      await subject.remove(adminPath(`users/${ada.id}`), keys.acme);
      expect(await statusOf(last)).toBe(401);
      expectProblem(await askPreview(subject, ada.id), noUser);
    });

    test("is over after 15 minutes", async () => {
      const ada = await previewedUser(subject);
      const token = await previewToken(subject, ada.id);
      await subject.target().passTime(890);
      expect(await statusOf(token)).toBe(200);
      await subject.target().passTime(11);
      expect(await statusOf(token)).toBe(401);
      expect(await statusOf(ada.token)).toBe(200);
    });

    test.each([
      [{ groups: ["managers"] }, "/groups"],
      [{ userAttributes: [] }, "/userAttributes"],
      [{ externalId: "eve" }, "/externalId"],
      [{ embedTenantName: "other" }, "/embedTenantName"],
      [{ creatorMode: "yes" }, "/creatorMode"],
      [{ settings: { locale: 7 } }, "/settings/locale"],
    ])("B1 %j is refused: a preview shows the user as stored", async (body, pointer) => {
      const { id } = await previewedUser(subject);
      const answer = await expectNothingWritten(subject, () => askPreview(subject, id, body));
      expectProblem(answer, { status: 400, code: "invalid_request" });
      const pointers = answer.json.errors.map((each: { pointer: string }) => each.pointer);
      expect(pointers).toContain(pointer);
    });

    test("nobody of another account, and nobody who is not there", async () => {
      const { id } = await previewedUser(subject);
      for (const [other, key] of [
        [id, keys.globex],
        ["0", keys.acme],
        ["x", keys.acme],
        ["99999999999999999999", keys.acme],
      ] as const) {
        const answer = await expectNothingWritten(subject, () =>
          askPreview(subject, other, {}, key),
        );
        expectProblem(answer, noUser);
      }
    });

    test("a user of the account's own embed tenant, read-only", async () => {
      const user = newUser();
      await subject.mint(keys.acme, user);
      const path = adminPath(`users?search=${user.externalId}`);
      const [found] = (await subject.get(path, keys.acme)).json.items;
      const token = await previewToken(subject, found.id as string, {});
      expect(claimsOf(token)).toMatchObject({ embedTenantName: "acme", creatorMode: false });
      expect(await statusOf(token)).toBe(200);
    });
  });
};
