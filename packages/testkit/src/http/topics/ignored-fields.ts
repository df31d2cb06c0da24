import { describe, expect, test } from "@jest/globals";
import { sendChat } from "../chat-call.js";
import { askData } from "../data-call.js";
import { conformanceKeys as keys } from "../declaration.js";
import { newUser, type Subject } from "../subject.js";

const key = keys.acme;
const query = "SELECT city FROM sales";

/** Fields that nobody looks at are named, so that nobody believes in rights not given (B1, B9). */
export const ignoredFields = (subject: Subject): void => {
  const header = "x-ignored-fields";
  const generate = async (more: object): Promise<unknown> => {
    const { status, headers } = await subject.generate(key, newUser(more));
    expect(status).toBe(200);
    return headers[header];
  };

  describe("B1 X-Ignored-Fields", () => {
    test("names what generate-session does not look at, and nothing from inside of what it does", async () => {
      expect(await generate({})).toBeUndefined();
      expect(
        await generate({ roles: ["admin"], tenantGroups: [], tenantGroupDefinitions: null }),
      ).toBe("/roles, /tenantGroups, /tenantGroupDefinitions");
      expect(
        await generate({
          securityContext: { unknown: 1 },
          settings: { unknown: 1, timezone: "UTC" },
          userProfile: { displayName: "Ada" },
          email: "a@b.test",
        }),
      ).toBeUndefined();
      expect(await generate({ "a b/c\r\n~é": 1 })).toBe("/a%20b%7E1c%0D%0A%7E0%C3%A9");
    });

    test("names what chat and data do not look at, in sessionSettings one level deep", async () => {
      const more = { tenantId: 1, images: [], "x y": 1 };
      const settings = { roles: ["admin"], chatId: "x", settings: { unknown: 1 } };
      const sessionSettings = newUser(settings);
      const expected =
        "/tenantId, /images, /x%20y, /sessionSettings/roles, /sessionSettings/chatId";
      const message = { input: "Hi", ...more, sessionSettings };
      const asked = { query, ...more, sessionSettings };
      for (const answer of [
        await sendChat(subject, message),
        await askData(subject, { key }, asked),
      ]) {
        expect([answer.status, answer.headers[header]]).toEqual([200, expected]);
      }
      const plain = await sendChat(subject, { input: "Hi", sessionSettings: newUser() });
      expect(plain.headers[header]).toBeUndefined();
    });

    test("names at most 20, each of at most 64 bytes, in 1 KiB", async () => {
      const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`k${at}`, 1]));
      expect(String(await generate(many)).split(", ")).toHaveLength(20);
      expect(await generate({ ["x".repeat(100_000)]: 1 })).toBe(`/${"x".repeat(63)}`);
      const long = Object.keys(many).map((name) => [`${name}${"x".repeat(70)}`, 1]);
      const value = String(await generate(Object.fromEntries(long) as object));
      expect(value.length).toBeLessThanOrEqual(1024);
      expect(value.split(", ").every((name) => name.length === 64)).toBe(true);
    });

    test("names them beside a refusal, too", async () => {
      const answer = await subject.generate(key, { externalId: "U", roles: [] });
      expect([answer.status, answer.headers[header]]).toEqual([400, "/roles"]);
    });
  });

  describe("B9 embedTheme", () => {
    test("is named where something in it is passed over, and the rest is used", async () => {
      const embedTheme = {
        light: { accent: "#123456", glow: "#fff" },
        radius: "8px",
        fontSize: 14,
      };
      const answer = await subject.generate(key, newUser({ embedTheme }));
      expect(answer.headers[header]).toBe("/embedTheme");
      const { token } = (await subject.exchange(answer.json.sessionId as string)).json;
      const session = await subject.target().authenticateToken(token as string);
      expect(session.settings).toEqual({
        embedTheme: { light: { accent: "#123456" }, fontSize: 14 },
      });
      expect(await generate({ embedTheme: { radius: 8 } })).toBeUndefined();
      expect(await generate({ embedTheme: "dark" })).toBe("/embedTheme");
    });
  });
};
