import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, sendChat } from "../chat-call.js";
import { chatIdOf } from "../chat-lines.js";
import { askData, resultOf } from "../data-call.js";
import { conformanceKeys as keys } from "../declaration.js";
import { expectRefused } from "../expectations.js";
import { storedUser } from "../stored-user.js";
import { fresh, newUser, type Subject } from "../subject.js";

const key = keys.acme;
const query = "SELECT city FROM sales";

const nothingSaid = {
  internalId: null,
  embedTenantName: null,
  creatorMode: null,
  email: null,
  isEphemeral: null,
};
const settingsNulls = {
  ...nothingSaid,
  ephemeralTtlSeconds: null,
  timezone: null,
  settings: { timezone: null },
  roles: null,
};
const twoWays = ["groups", "userAttributes", "securityContext"];
const definitions = ["groupDefinitions", "userAttributeDefinitions"];

/** Null stands for an omitted field, except where it could be read two ways (B8). */
export const nulls = (subject: Subject): void => {
  describe("B8 null", () => {
    test("in any optional field of generate-session counts as omitted", async () => {
      const { externalId } = newUser();
      const stored = () => storedUser(subject, { key, externalId });
      const userProfile = { displayName: "Ada", picture: "https://x.test/a.png" };
      await subject.mint(key, { externalId, userProfile, email: "a@b.test", groups: ["viewers"] });
      const before = await stored();
      const sessionId = await subject.mint(key, {
        ...nothingSaid,
        externalId,
        deploymentId: null,
        userProfile: { displayName: null, picture: null },
        settings: { allowAi: null, locale: null, timezone: "Europe/Rome" },
        branchName: null,
        embedTheme: null,
        embedTenantProfile: { displayName: null },
        unknown: null,
      });
      await subject.mint(key, { externalId, userProfile: null, settings: null });
      expect(await stored()).toEqual(before);
      const { token } = (await subject.exchange(sessionId)).json as { token: string };
      const session = await subject.target().authenticateToken(token);
      expect(session).toMatchObject({ deploymentId: 1, branchName: undefined });
      expect(session.settings).toEqual({ timezone: "Europe/Rome" });
    });

    test("inside of definitions counts as omitted, too", async () => {
      const body = {
        embedTenantName: fresh("tenant"),
        creatorMode: true,
        groupDefinitions: [{ name: "buyers", description: null }],
        userAttributeDefinitions: [
          { name: "age", type: "number", displayName: null, defaultValue: null, description: null },
        ],
      };
      expect((await subject.generate(key, newUser(body))).status).toBe(200);
    });

    test("in a message, an abort and a query counts as omitted", async () => {
      const sessionSettings = newUser(settingsNulls);
      const lines = await chat(subject, {
        input: "Hi",
        chatId: null,
        messageId: null,
        activeBranchName: null,
        isDefaultBranch: null,
        isDevMode: null,
        sessionSettings,
      });
      const thread = { chatId: chatIdOf(lines), sessionSettings };
      expect((await sendChat(subject, { ...thread, input: null })).status).toBe(200);
      expect((await abortChat(subject, thread)).status).toBe(204);
      const asked = { query, timezone: null, branchName: null, sessionSettings };
      expect(resultOf(await askData(subject, { key }, asked)).rows).toEqual([["nowhere"]]);
    });

    test.each([...twoWays, ...definitions])("in %s of a session is refused", async (name) => {
      const scope = { creatorMode: true, embedTenantName: "acme-corp" };
      const body = newUser({ ...scope, [name]: null });
      const refused = { status: 400, code: "invalid_request", pointers: [`/${name}`] } as const;
      const { json } = await expectRefused(subject, () => subject.generate(key, body), refused);
      expect(json.detail).toMatch(/leave it out, or send an empty one/);
    });

    test.each(twoWays)("in sessionSettings.%s is refused", async (name) => {
      const sessionSettings = newUser({ [name]: null });
      const pointers = [`/sessionSettings/${name}`];
      const refused = { status: 400, code: "invalid_request", pointers } as const;
      for (const call of [
        () => sendChat(subject, { input: "Hi", sessionSettings }),
        () => abortChat(subject, { chatId: "x", sessionSettings }),
        () => askData(subject, { key }, { query, sessionSettings }),
      ]) {
        const { json } = await expectRefused(subject, call, refused);
        expect(json.detail).toMatch(/leave it out, or send an empty one/);
      }
    });

    test("is no value of what is required", async () => {
      const body = { input: "Hi", sessionSettings: null };
      await expectRefused(subject, () => sendChat(subject, body), {
        status: 400,
        code: "invalid_request",
        pointers: ["/sessionSettings"],
      });
      await expectRefused(subject, () => subject.generate(key, { externalId: null }), {
        status: 400,
        code: "invalid_request",
        pointers: [""],
      });
    });
  });
};
