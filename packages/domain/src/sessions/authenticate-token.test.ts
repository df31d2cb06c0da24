import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf, failureOf } from "../failures.fixture.js";
import { keys, withKey, world, type World } from "../world.fixture.js";

let at: World;
const dayMs = 86_400_000;
const tokenFor = async (body: object = {}, key: string = keys.admin): Promise<string> => {
  const session = await at.service.generateSession(withKey(key), { externalId: "u", ...body });
  return (await at.service.exchangeSession(session)).token;
};

beforeEach(async () => {
  at = await world();
});

describe("B5: a token", () => {
  it.each([
    ["23:59:59.999 after the exchange is good", dayMs - 1, true],
    ["24 hours after it is over", dayMs, false],
    ["later it is over", dayMs + 1, false],
  ])("T34: %s, by the store's clock", async (_when, ms, granted) => {
    const token = await tokenFor();
    at.clock.nowMs += ms;
    const call = at.service.authenticateToken(token);
    if (granted) expect((await call).accountName).toBe("demo");
    else expect(await codeOf(call)).toBe("unauthenticated");
  });

  it("lives from the exchange, not from when the session was minted", async () => {
    const session = await at.service.generateSession(withKey(), { externalId: "u" });
    at.clock.nowMs += 299_999;
    const { token } = await at.service.exchangeSession(session);
    at.clock.nowMs += dayMs - 1;
    expect((await at.service.authenticateToken(token)).accountName).toBe("demo");
  });

  it("D2, D9: of a user who has expired is refused", async () => {
    const token = await tokenFor({ externalId: "e", isEphemeral: true });
    const [user] = at.tables.externalUsers.values();
    if (user === undefined) throw new Error("No such user");
    user.ephemeralUntilMs = at.clock.nowMs + 1000;
    at.clock.nowMs += 999;
    expect((await at.service.authenticateToken(token)).user).toMatchObject({ externalId: "e" });
    at.clock.nowMs += 1;
    expect(await codeOf(at.service.authenticateToken(token))).toBe("unauthenticated");
  });

  it("D9: of a user who was replaced after the end does not open the new one", async () => {
    const token = await tokenFor({ externalId: "e", isEphemeral: true });
    at.clock.nowMs += 604_800_000;
    await at.service.generateSession(withKey(), { externalId: "e", isEphemeral: true });
    expect(await codeOf(at.service.authenticateToken(token))).toBe("unauthenticated");
  });

  it("may be for an internal user", async () => {
    const token = await tokenFor({ externalId: undefined, internalId: " ADA@demo.test" });
    expect((await at.service.authenticateToken(token)).user).toMatchObject({
      kind: "internal",
      username: "ada@demo.test",
    });
  });

  it.each(["", "nonsense", "a.b.c", keys.admin])("%p is none", async (token) => {
    const failure = await failureOf(at.service.authenticateToken(token));
    expect(failure.code).toBe("unauthenticated");
    expect(failure.detail).toBe("The embed token is missing, expired or not valid.");
  });

  it("T3: is no API key, and an API key is no token", async () => {
    const token = await tokenFor();
    expect(await codeOf(at.service.listGroups({ apiKey: token }, "demo"))).toBe("unauthenticated");
  });
});

describe("removeOutlivedSessions", () => {
  it("G2: removes a session a day after it has ended, and its page finds it until then", async () => {
    const unused = await at.service.generateSession(withKey(), { externalId: "u" });
    const revoked = await at.service.generateSession(withKey(), { externalId: "u" });
    const token = await tokenFor();
    await at.service.revokeSession(withKey(), revoked);
    const finds = async ({ sessionId }: { readonly sessionId: string }) =>
      (await at.service.findEmbedPage({ sessionId })).accountName === "demo";
    at.clock.nowMs += 300_000;
    expect(await at.service.removeOutlivedSessions()).toBe(0);
    expect(await codeOf(at.service.exchangeSession(unused))).toBe("unauthenticated");
    expect((await at.service.authenticateToken(token)).accountName).toBe("demo");
    at.clock.nowMs += dayMs - 1;
    expect(await at.service.removeOutlivedSessions()).toBe(0);
    expect([await finds(unused), await finds(revoked)]).toEqual([true, true]);
    at.clock.nowMs += 1;
    expect(await at.service.removeOutlivedSessions()).toBe(2);
    expect([await finds(unused), await finds(revoked)]).toEqual([false, false]);
    at.clock.nowMs += dayMs - 300_001;
    expect(await at.service.removeOutlivedSessions()).toBe(0);
    at.clock.nowMs += 1;
    expect(await at.service.removeOutlivedSessions()).toBe(1);
    expect(at.tables.sessions.size).toBe(0);
  });
});
