import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  createEmbeddedAnalytics,
  type EmbeddedAnalytics,
  type Ports,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { prismaPorts } from "../ports.js";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { dumpTables } from "../testing/table-contents.js";

const apiKey = `sk-admin0000000-${"s".repeat(43)}`;
const credential = { apiKey };
const declaration = {
  accounts: [
    {
      name: "demo",
      flags: { useCreatorMode: true },
      keys: [{ name: "admin", fromEnv: "ADMIN" }],
      deployments: [{ id: 1, name: "shop", default: true }],
      embedTenants: [{ name: "acme-corp", groups: [{ name: "buyers" }] }],
    },
  ],
};

const stores = emptyStores();
let store: EmptyStore;
let service: EmbeddedAnalytics;

beforeEach(async () => {
  store = await stores.take();
  const ports: Ports = { ...inMemoryPorts(), ...prismaPorts(store.database) };
  service = createEmbeddedAnalytics(ports);
  await service.applyDeclaration(declaration, { ADMIN: apiKey });
});
afterEach(() => store.release());
afterAll(() => stores.close());

const query = (text: string) => store.database.pool.query(text);

/** Runs something as somebody who may take the append-only guard away. */
const unguarded = async (text: string): Promise<void> => {
  await query("alter table audit_entry disable trigger user");
  await query(text);
  await query("alter table audit_entry enable trigger user");
};

describe("J10: the audit table", () => {
  it.each([
    "update audit_entry set content = content",
    "delete from audit_entry",
    "truncate audit_entry",
  ])("refuses: %s", async (text) => {
    await expect(query(text)).rejects.toThrow("append-only");
    expect((await service.verifyAudit("demo")).entries).toBe(1);
  });

  it("is verified by the hashes that the domain computes, which are those of the database", async () => {
    const names = ["é", "\u{1F600}", '"\\/\b\f\n\r\t\u0001\u007f', "\u2028", "\ud800"];
    for (const description of names) {
      await service.generateSession(credential, {
        externalId: "u",
        creatorMode: true,
        embedTenantName: "acme-corp",
        groupDefinitions: [{ name: `g${names.indexOf(description)}` }],
      });
    }
    expect(await service.verifyAudit("demo")).toMatchObject({ entries: 6, faults: [] });
  });

  it("finds what was changed or cut behind its back", async () => {
    for (const externalId of ["a", "b", "c"]) {
      await service.generateSession(credential, { externalId });
      await service.revokeIssued(credential, { externalId });
    }
    await unguarded("update audit_entry set key_id = 'another' where seq = 2");
    expect((await service.verifyAudit("demo")).faults).toEqual([{ seq: 2, kind: "changed" }]);
    await unguarded("delete from audit_entry where seq = 3");
    expect((await service.verifyAudit("demo")).faults).toContainEqual({ seq: 3, kind: "gap" });
    await unguarded("delete from audit_entry where seq = 4");
    expect((await service.verifyAudit("demo")).faults).toContainEqual({ seq: 3, kind: "cut" });
    await unguarded("delete from audit_entry");
    expect((await service.verifyAudit("demo")).faults).toEqual([{ seq: 1, kind: "cut" }]);
  });
});

describe("J10: a change whose entry cannot be written is refused", () => {
  const refusals = {
    "the table is not there": "alter table audit_entry rename to audit_entry_away",
    "the table is full": "alter table audit_entry add constraint full_now check (false) not valid",
  };
  const undo = `alter table if exists audit_entry_away rename to audit_entry;
    alter table audit_entry drop constraint if exists full_now`;

  it.each(Object.entries(refusals))("%s", async (_why, refuse) => {
    const session = await service.generateSession(credential, { externalId: "u" });
    const groups = await service.listGroups(credential, "acme-corp");
    const groupId = String(groups.items[0]?.id);
    const defining = {
      externalId: "u",
      creatorMode: true,
      embedTenantName: "acme-corp",
      groupDefinitions: [{ name: "sellers" }],
    };
    const changes = [
      () => service.revokeSession(credential, session),
      () => service.revokeIssued(credential, { externalId: "u" }),
      () => service.generateSession(credential, defining),
      () => service.deleteGroup(credential, "acme-corp", groupId),
      () => service.deleteEmbedTenant(credential, "acme-corp"),
      () =>
        service.applyDeclaration(
          { accounts: [{ name: "demo", plan: "premium" }] },
          { ADMIN: apiKey },
        ),
    ];
    const before = await dumpTables(store.database.pool);
    await query(refuse);
    try {
      for (const change of changes) {
        await expect(change()).rejects.toMatchObject({ code: "store_unavailable" });
      }
    } finally {
      await query(undo);
    }
    expect(await dumpTables(store.database.pool)).toBe(before);
    for (const change of changes) await change();
    expect(await service.verifyAudit("demo")).toMatchObject({ entries: 7, faults: [] });
  });
});
