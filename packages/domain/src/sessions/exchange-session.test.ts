import { beforeEach, describe, expect, it } from "@jest/globals";
import { decodeJwt } from "jose";
import { codeOf, failureOf } from "../failures.fixture.js";
import { Failure } from "../shared/failure/failure.js";
import { keys, withKey, world, type World } from "../world.fixture.js";

let at: World;
let sessionId: string;
const mint = (body: object = {}, key = keys.admin) =>
  at.service.generateSession(withKey(key), { externalId: "u", ...body });
const after = (ms: number): void => {
  at.clock.nowMs += ms;
};

beforeEach(async () => {
  at = await world();
  ({ sessionId } = await mint());
});

describe("B5: an exchange", () => {
  it("gives a token for the session, without a key", async () => {
    const { token } = await at.service.exchangeSession({ sessionId });
    expect(decodeJwt(token)).toMatchObject({
      accountName: "demo",
      externalId: "u",
      deploymentId: 1,
    });
    expect(await at.service.authenticateToken(token)).toMatchObject({
      accountName: "demo",
      embedTenantName: "demo",
      user: { kind: "external", externalId: "u" },
    });
  });

  it("hands on what the session was made with: mode, branch, settings, embed tenant", async () => {
    const bound = await mint({
      creatorMode: true,
      embedTenantName: "acme-corp",
      branchName: "dev",
      settings: { allowAi: false },
      embedTheme: { radius: 4 },
    });
    const { token } = await at.service.exchangeSession(bound);
    expect(await at.service.authenticateToken(token)).toMatchObject({
      creatorMode: true,
      embedTenantName: "acme-corp",
      branchName: "dev",
      settings: { allowAi: false, embedTheme: { radius: 4 } },
    });
  });

  it("T6: happens once", async () => {
    await at.service.exchangeSession({ sessionId });
    expect(await codeOf(at.service.exchangeSession({ sessionId }))).toBe("unauthenticated");
  });

  it("T6: of a hundred at the same time, one gets the token", async () => {
    const calls = Array.from({ length: 100 }, () => at.service.exchangeSession({ sessionId }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it.each([
    ["299.999 s after it was minted it still may be", 299_999, true],
    ["300 s after it is over", 300_000, false],
    ["300.001 s after it is over", 300_001, false],
  ])("T5: %s", async (_when, ms, granted) => {
    after(ms);
    const call = at.service.exchangeSession({ sessionId });
    if (granted) expect((await call).token).toBeDefined();
    else expect(await codeOf(call)).toBe("unauthenticated");
  });

  it("D9: is refused when the session's user has expired meanwhile", async () => {
    const ephemeral = await mint({ externalId: "e", isEphemeral: true });
    const [user] = [...at.tables.externalUsers.values()].filter(
      ({ externalId }) => externalId === "e",
    );
    if (user === undefined) throw new Error("No such user");
    user.ephemeralUntilMs = at.clock.nowMs + 1000;
    after(1000);
    expect(await codeOf(at.service.exchangeSession(ephemeral))).toBe("unauthenticated");
  });

  it("A1: on a host of another account the session is unknown, and stays good for its own", async () => {
    expect(await codeOf(at.service.exchangeSession({ sessionId }, "other"))).toBe(
      "unauthenticated",
    );
    expect((await at.service.exchangeSession({ sessionId }, "demo")).token).toBeDefined();
  });

  it("tells nobody why it is refused", async () => {
    const used = await mint();
    await at.service.exchangeSession(used);
    const revoked = await mint();
    await at.service.revokeSession(withKey(), revoked);
    const refusals = await Promise.all(
      [used.sessionId, revoked.sessionId, "0".repeat(64), "nonsense", ""].map((id) =>
        failureOf(at.service.exchangeSession({ sessionId: id })),
      ),
    );
    for (const { code, detail } of refusals) {
      expect([code, detail]).toEqual([
        "unauthenticated",
        "The session is unknown, used, expired or revoked.",
      ]);
    }
  });
});

describe("B1: the body of an exchange", () => {
  it.each([
    ["nothing", undefined, ""],
    ["null", null, ""],
    ["no sessionId", {}, "/sessionId"],
    ["a number", { sessionId: 5 }, "/sessionId"],
    ["a list", { sessionId: [] }, "/sessionId"],
    ["NUL", { sessionId: "\u0000" }, "/sessionId"],
  ])("may not be %s", async (_what, body, pointer) => {
    const failure = await failureOf(at.service.exchangeSession(body));
    expect(failure.code).toBe("invalid_request");
    expect(failure.details.problems?.map((problem) => problem.pointer)).toEqual([pointer]);
  });

  it("that could not be read is reported as it is", async () => {
    const unread = new Failure("invalid_json", "The body is not valid JSON.");
    expect(await failureOf(at.service.exchangeSession(unread))).toBe(unread);
  });

  it("may have keys that nobody knows", async () => {
    expect((await at.service.exchangeSession({ sessionId, more: 1 })).token).toBeDefined();
  });
});
