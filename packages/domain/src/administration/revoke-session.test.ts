import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf } from "../failures.fixture.js";
import { keys, withKey, world, type World } from "../world.fixture.js";

let at: World;
let session: { readonly sessionId: string };

beforeEach(async () => {
  at = await world();
  session = await at.service.generateSession(withKey(), { externalId: "u" });
});

describe("B5: revoking", () => {
  it("ends a session before it was exchanged", async () => {
    await at.service.revokeSession(withKey(), session);
    expect(await codeOf(at.service.exchangeSession(session))).toBe("unauthenticated");
  });

  it("ends the token of a session that was exchanged", async () => {
    const { token } = await at.service.exchangeSession(session);
    await at.service.authenticateToken(token);
    await at.service.revokeSession(withKey(), session);
    expect(await codeOf(at.service.authenticateToken(token))).toBe("unauthenticated");
  });

  it("ends that session only", async () => {
    const other = await at.service.generateSession(withKey(), { externalId: "u" });
    await at.service.revokeSession(withKey(), session);
    expect((await at.service.exchangeSession(other)).token).toBeDefined();
  });

  it("succeeds as often as it is repeated, and for ids that are unknown or none", async () => {
    for (const sessionId of [
      session.sessionId,
      session.sessionId,
      "0".repeat(64),
      "nonsense",
      "",
    ]) {
      await expect(at.service.revokeSession(withKey(), { sessionId })).resolves.toBeUndefined();
    }
  });

  it("T4: leaves another account's session alone, without telling so", async () => {
    await expect(at.service.revokeSession(withKey(keys.other), session)).resolves.toBeUndefined();
    expect((await at.service.exchangeSession(session)).token).toBeDefined();
  });

  it("A3: leaves alone a session of a deployment that the key does not open", async () => {
    const crm = await at.service.generateSession(withKey(), { externalId: "u", deploymentId: 2 });
    await at.service.revokeSession(withKey(keys.scoped), session);
    await at.service.revokeSession(withKey(keys.scoped), crm);
    expect((await at.service.exchangeSession(session)).token).toBeDefined();
    expect(await codeOf(at.service.exchangeSession(crm))).toBe("unauthenticated");
  });

  it("needs an admin key, and before the body is looked at", async () => {
    expect(await codeOf(at.service.revokeSession(withKey(keys.personal), session))).toBe(
      "admin_key_required",
    );
    expect(await codeOf(at.service.revokeSession({ apiKey: undefined }, 5))).toBe(
      "unauthenticated",
    );
    expect((await at.service.exchangeSession(session)).token).toBeDefined();
  });

  it.each([undefined, null, {}, { sessionId: 5 }, []])(
    "the body %j holds no session id",
    async (body) => {
      expect(await codeOf(at.service.revokeSession(withKey(), body))).toBe("invalid_request");
    },
  );
});
