import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf } from "../failures.fixture.js";
import { keys, withKey, world, type World } from "../world.fixture.js";

let at: World;
beforeEach(async () => {
  at = await world();
});

const jane = { externalId: "jane", embedTenantName: "acme-corp", creatorMode: true };

const tokenOf = async (body: object): Promise<string> => {
  const session = await at.service.generateSession(withKey(), body);
  return (await at.service.exchangeSession(session)).token;
};

describe("H3 J1: deletion of an embed tenant", () => {
  it("takes its users, sessions and dashboards, and nothing else", async () => {
    const token = await tokenOf({ ...jane, securityContext: { of: "canary" } });
    const other = await tokenOf({ externalId: "omar" });
    await at.service.createDashboard({ apiKey: undefined, embedToken: token }, 1, {
      title: "canary",
      visibility: "tenant",
      definition: { rows: [{ tiles: [{ text: "canary" }] }] },
    });
    await at.service.deleteEmbedTenant(withKey(), "acme-corp");
    expect(JSON.stringify(at.stored())).not.toMatch(/canary|jane/);
    // J10: that there was such a tenant is what the audit log has to say, and nothing else says it.
    at.tables.audit.clear();
    expect(JSON.stringify(at.stored())).not.toContain("acme-corp");
    expect(await codeOf(at.service.authenticateToken(token))).toBe("unauthenticated");
    expect((await at.service.authenticateToken(other)).user).toMatchObject({ externalId: "omar" });
    const again = at.service.deleteEmbedTenant(withKey(), "acme-corp");
    expect(await codeOf(again)).toBe("tenant_not_found");
  });

  it("A1 A3: is for an admin key of the whole account alone", async () => {
    const before = at.stored();
    const refused = [
      [keys.scoped, "deployment_out_of_scope"],
      [keys.personal, "admin_key_required"],
      [keys.revoked, "unauthenticated"],
      [keys.other, "tenant_not_found"],
    ] as const;
    for (const [key, code] of refused) {
      const deletion = at.service.deleteEmbedTenant(withKey(key), "acme-corp");
      expect([key, await codeOf(deletion)]).toEqual([key, code]);
    }
    expect(await codeOf(at.service.deleteEmbedTenant(withKey(), "demo"))).toBe("invalid_request");
    expect(at.stored()).toEqual(before);
  });
});
