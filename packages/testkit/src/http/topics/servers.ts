import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, openChat, sendChat } from "../chat-call.js";
import { chatIdOf, shapeOf, toolResultsOf } from "../chat-lines.js";
import { askData, resultOf, type Asking } from "../data-call.js";
import { conformanceKeys as keys } from "../declaration.js";
import { expectNothingWritten, expectProblem } from "../expectations.js";
import { inputOf } from "../input-script.js";
import { storedUser } from "../stored-user.js";
import { fresh, newUser, type Subject } from "../subject.js";

const key = keys.acme;
const query = "SELECT city FROM sales";
const askForCities = inputOf({ call: "svcSqlApi", input: { sqlQuery: query } }, { say: "Done" });
const city = (value: string) => ({ userAttributes: [{ name: "city", value }] });
const cityDefinition = {
  userAttributeDefinitions: [{ name: "city", type: "string", defaultValue: "Berlin" }],
};

/** A server that asks for its users: by embed tenant and lane, as the session it gave them (D2). */
export const servers = (subject: Subject): void => {
  const cities = async (asking: Asking, sessionSettings?: object): Promise<unknown> =>
    resultOf(await askData(subject, asking, { query, sessionSettings })).rows.flat();

  /** A user of an embed tenant whose rights in creator mode differ from the tenant-wide ones. */
  const creator = async () => {
    const { externalId } = newUser();
    const embedTenantName = fresh("tenant");
    const both = { externalId, embedTenantName };
    const scoped = { ...both, creatorMode: true };
    await subject.mint(key, { ...both, ...city("Rome") });
    const rights = { ...cityDefinition, ...city("nowhere") };
    const sessionId = await subject.mint(key, { ...scoped, ...rights });
    const token = (await subject.exchange(sessionId)).json.token as string;
    return { externalId, embedTenantName, both, scoped, asking: { token } };
  };

  describe("D2 embedTenantName and creatorMode with an API key", () => {
    test("read rows as exactly the user of the session, in either lane", async () => {
      const { externalId, both, scoped, asking } = await creator();
      expect(await cities(asking)).toEqual(["nowhere"]);
      expect(await cities({ key }, scoped)).toEqual(["nowhere"]);
      expect(await cities({ key }, both)).toEqual(["Rome"]);
      expect(await cities({ key }, { ...scoped, ...city("Rome") })).toEqual(["Rome"]);
      // Somebody else of the same name: nothing is stored of them.
      const others = { ...scoped, embedTenantName: fresh("tenant") };
      expect(await cities({ key }, others)).toEqual([]);
      expect(await cities({ key }, { externalId })).toEqual(["nowhere"]);
      expect(await cities({ key: keys.globex }, scoped)).toEqual([]);
    });

    test("read and abort the thread that the user began by its session", async () => {
      const { externalId, both, scoped, asking } = await creator();
      const input = inputOf({ say: "So far" }, { hang: true });
      const open = await openChat(subject, { input }, { asking });
      await open.spoken;
      const { chatId } = open;
      const globex = { asking: { key: keys.globex }, account: "globex" };
      const strangers = [{ externalId }, { ...scoped, embedTenantName: fresh("tenant") }];
      const missing = { status: 404, code: "thread_not_found" } as const;
      for (const sessionSettings of strangers) {
        const body = { chatId, sessionSettings };
        expectProblem(await sendChat(subject, body), missing);
        const refusal = { status: 403, code: "not_thread_owner" } as const;
        expectProblem(await abortChat(subject, body), refusal);
      }
      const body = { chatId, sessionSettings: scoped };
      expectProblem(await sendChat(subject, body, globex), missing);
      expectProblem(await abortChat(subject, body, globex), missing);
      expect((await abortChat(subject, body)).status).toBe(204);
      expect(shapeOf(await open.ended)).toMatch(/__aborted__ __usage__$/);
      expect(shapeOf(await chat(subject, body))).toMatch(/^user closing __cutoff__/);
      // The same user in the other lane, whose rights are others (A5).
      expectProblem(await sendChat(subject, { chatId, sessionSettings: both }), missing);
    });

    test("a message writes the lane it names, and brings tenant and user into being", async () => {
      const { externalId } = newUser();
      const embedTenantName = fresh("tenant");
      const both = { externalId, embedTenantName };
      const stored = (creatorMode: boolean) => storedUser(subject, { key, ...both, creatorMode });
      const say = async (sessionSettings: object) => {
        const lines = await chat(subject, { input: askForCities, sessionSettings });
        return (toolResultsOf(lines)[0]?.["data"] as unknown[]).flat();
      };
      expect(await say({ ...both, ...city("Rome"), securityContext: { in: "wide" } })).toEqual([
        "Rome",
      ]);
      await subject.mint(key, {
        ...newUser(),
        ...cityDefinition,
        embedTenantName,
        creatorMode: true,
      });
      const scoped = { ...both, creatorMode: true };
      expect(await say({ ...scoped, ...city("nowhere") })).toEqual(["nowhere"]);
      expect(await stored(true)).toMatchObject({ isEphemeral: true, values: { city: "nowhere" } });
      expect(await stored(false)).toMatchObject({
        values: { city: "Rome" },
        securityContext: { in: "wide" },
      });
      expect(await storedUser(subject, { key, externalId })).toBeUndefined();
    });

    test("the account's name is its own embed tenant", async () => {
      const { externalId } = newUser();
      const own = { externalId, embedTenantName: "acme" };
      const lines = await chat(subject, {
        input: "Hi",
        sessionSettings: { ...own, ...city("Rome") },
      });
      expect(await cities({ key }, { externalId })).toEqual(["Rome"]);
      expect(await cities({ key }, own)).toEqual(["Rome"]);
      const body = { chatId: chatIdOf(lines), sessionSettings: { externalId } };
      expect((await sendChat(subject, body)).status).toBe(200);
    });

    test("an internal user keeps its rights, whatever the tenant and mode", async () => {
      const embedTenantName = fresh("tenant");
      const settings = { internalId: "ada@acme.test", embedTenantName, creatorMode: true };
      expect(await cities({ key }, settings)).toHaveLength(4);
      expect(await subject.target().dump()).not.toContain(embedTenantName);
      await chat(subject, { input: "Hi", sessionSettings: settings });
      expect(await subject.target().dump()).toContain(embedTenantName);
    });
  });

  describe("D2 data, reads and aborts", () => {
    test("write nothing, and give unknown users and tenants the definitions' defaults", async () => {
      const { scoped } = await creator();
      const someone = { ...scoped, ...newUser() };
      await expectNothingWritten(subject, async () => {
        expect(await cities({ key }, someone)).toEqual(["Berlin", "Berlin"]);
        const unknown = { ...newUser(), embedTenantName: fresh("tenant") };
        expect(await cities({ key }, unknown)).toEqual(["nowhere"]);
        expect(await cities({ key }, { ...unknown, creatorMode: true })).toEqual([]);
        for (const sessionSettings of [someone, unknown]) {
          for (const call of [sendChat, abortChat]) {
            const answer = await call(subject, { chatId: "no-such", sessionSettings });
            expectProblem(answer, { status: 404, code: "thread_not_found" });
          }
        }
      });
    });
  });

  const calls = {
    stream: (settings: object, asking = key, account = "acme") =>
      sendChat(
        subject,
        { input: "Hi", sessionSettings: settings },
        { asking: { key: asking }, account },
      ),
    read: (settings: object, asking = key, account = "acme") =>
      sendChat(
        subject,
        { chatId: "x", sessionSettings: settings },
        { asking: { key: asking }, account },
      ),
    abort: (settings: object, asking = key, account = "acme") =>
      abortChat(
        subject,
        { chatId: "x", sessionSettings: settings },
        { asking: { key: asking }, account },
      ),
    data: (settings: object, asking = key) =>
      askData(subject, { key: asking }, { query, sessionSettings: settings }),
  } as const;

  describe.each(Object.entries(calls))("D2 of %s", (_what, call) => {
    test.each([
      [{ embedTenantName: "Acme-Corp" }, "embedTenantName"],
      [{ embedTenantName: "abc" }, "embedTenantName"],
      [{ embedTenantName: 7 }, "embedTenantName"],
      [{ creatorMode: "yes" }, "creatorMode"],
    ])("%j is refused", async (more, field) => {
      const answer = await expectNothingWritten(subject, () => call(newUser(more)));
      expectProblem(answer, {
        status: 400,
        code: "invalid_request",
        pointers: [`/sessionSettings/${field}`],
      });
    });

    test("creator mode needs the account's flag", async () => {
      const settings = newUser({ creatorMode: true });
      const answer = await expectNothingWritten(subject, () =>
        call(settings, keys.plain, "plain-co"),
      );
      expectProblem(answer, { status: 403, code: "creator_mode_disabled" });
    });

    test("A3 a personal key has neither another embed tenant nor creator mode", async () => {
      const internalId = "ada@acme.test";
      for (const more of [{ embedTenantName: fresh("tenant") }, { creatorMode: true }]) {
        const settings = { internalId, ...more };
        const answer = await expectNothingWritten(subject, () => call(settings, keys.acmePersonal));
        expectProblem(answer, { status: 403, code: "identity_not_allowed" });
      }
      const own = { internalId, embedTenantName: "acme", creatorMode: false };
      expect((await call(own, keys.acmePersonal)).json?.code ?? "fine").toMatch(
        /^(fine|thread_not_found)$/,
      );
    });
  });
};
