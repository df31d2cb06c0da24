import { beforeEach, describe, expect, it } from "@jest/globals";
import type { AuditEntry } from "../audit/audit-entry.js";
import { codeOf } from "../failures.fixture.js";
import { keys, withKey, world, type World } from "../world.fixture.js";

let at: World;
beforeEach(async () => {
  at = await world();
});

const mint = async (body: object): Promise<{ readonly sessionId: string }> => {
  at.clock.nowMs += 1000;
  return at.service.generateSession(withKey(), body);
};

const recordOf = ({ content }: AuditEntry) => JSON.parse(content) as { action: string };
const actions = async (query = {}) =>
  (await at.service.listAudit(withKey(), query)).items.map((entry) => recordOf(entry).action);

describe("J10: what the audit log holds", () => {
  it("the declaration, definitions that sessions change, and revocations", async () => {
    const session = await mint({ externalId: "u" });
    expect(await actions()).toEqual(["account.apply"]);
    await mint({
      externalId: "u",
      creatorMode: true,
      embedTenantName: "acme-corp",
      groupDefinitions: [{ name: "sellers" }],
    });
    await at.service.revokeSession(withKey(), session);
    await at.service.revokeSession(withKey(), session);
    const { items } = await at.service.listGroups(withKey(), "acme-corp");
    await at.service.deleteGroup(withKey(), "acme-corp", String(items[0]?.id));
    await at.service.deleteEmbedTenant(withKey(), "acme-corp");
    expect(await actions()).toEqual([
      "embed_tenant.delete",
      "session.revoke",
      "group.delete",
      "session.revoke",
      "definitions.change",
      "account.apply",
    ]);
  });

  it("who made a change, and neither a value of an attribute nor a user's name", async () => {
    await mint({
      externalId: "canary-id",
      email: "canary@b.test",
      creatorMode: true,
      embedTenantName: "acme-corp",
      userAttributeDefinitions: [{ name: "region", type: "string" }],
      userAttributes: [{ name: "region", value: "canary-value" }],
      securityContext: { of: "canary-context" },
    });
    await at.service.revokeIssued(withKey(), {
      externalId: "canary-id",
      embedTenantName: "acme-corp",
    });
    await at.service.revokeIssued(withKey(), { internalId: "ada@demo.test" });
    const { items } = await at.service.listAudit(withKey());
    expect(items).toHaveLength(3);
    expect(JSON.stringify(items)).not.toMatch(/canary|ada@demo/);
    expect(items[1]).toMatchObject({ keyId: "admin0000000" });
    expect(recordOf(items[1] as AuditEntry)).toMatchObject({
      action: "definitions.change",
      actor: { kind: "key", keyId: "admin0000000" },
      details: { createdUserAttributes: ["region"], embedTenantName: "acme-corp" },
    });
  });

  it("is found by time, key and user", async () => {
    await mint({ externalId: "u" });
    await mint({ externalId: "u", embedTenantName: "acme-corp" });
    await at.service.revokeIssued(withKey(), { externalId: "u" });
    const later = new Date(at.clock.nowMs + 1).toISOString();
    const earlier = new Date(at.clock.nowMs).toISOString();
    expect(await actions({ externalId: "u" })).toEqual(["session.revoke"]);
    expect(await actions({ externalId: "u", embedTenantName: "acme-corp" })).toEqual([]);
    expect(await actions({ internalId: "u" })).toEqual([]);
    expect(await actions({ keyId: "admin0000000" })).toEqual(["session.revoke"]);
    expect(await actions({ from: earlier })).toEqual(["session.revoke"]);
    expect(await actions({ from: later })).toEqual([]);
    expect(await actions({ to: earlier })).toEqual(["account.apply"]);
  });

  it("C1: page by page, with cursors of this list alone", async () => {
    await mint({ externalId: "u" });
    await at.service.revokeIssued(withKey(), { externalId: "u" });
    const first = await at.service.listAudit(withKey(), { first: 1 });
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const after = first.pageInfo.endCursor ?? "";
    expect(await actions({ first: 1, after })).toEqual(["account.apply"]);
    expect(await codeOf(at.service.listAudit(withKey(keys.other), { after }))).toBe(
      "invalid_cursor",
    );
    expect(await codeOf(at.service.listGroups(withKey(), "acme-corp", { after }))).toBe(
      "invalid_cursor",
    );
  });

  it.each([
    { from: "yesterday" },
    { to: "2026-01-01" },
    { embedTenantName: "acme-corp" },
    { internalId: "a", externalId: "b" },
    { first: 0 },
  ])("B1: refuses %j", async (query) => {
    expect(await codeOf(at.service.listAudit(withKey(), query))).toBe("invalid_request");
  });

  it("A1 A3: is for an admin key of the whole account alone, of its own log", async () => {
    const refused = [
      [keys.scoped, "deployment_out_of_scope"],
      [keys.personal, "admin_key_required"],
      [keys.revoked, "unauthenticated"],
    ] as const;
    for (const [key, code] of refused) {
      expect(await codeOf(at.service.listAudit(withKey(key), { from: "x" }))).toBe(code);
    }
    const theirs = (await at.service.listAudit(withKey(keys.other))).items;
    expect(theirs).toHaveLength(1);
    expect(JSON.stringify(theirs)).not.toContain("acme-corp");
  });
});
