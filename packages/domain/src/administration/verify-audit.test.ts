import { beforeEach, describe, expect, it } from "@jest/globals";
import type { AuditEntry } from "../audit/audit-entry.js";
import { codeOf } from "../failures.fixture.js";
import { withKey, world, type World } from "../world.fixture.js";

let at: World;
let entries: AuditEntry[];

/** The log of `demo` with some entries, of which the first is the declaration's. */
beforeEach(async () => {
  at = await world();
  for (const nth of [1, 2, 3, 4]) {
    const { sessionId } = await at.service.generateSession(withKey(), { externalId: "u" });
    at.clock.nowMs += nth;
    await at.service.revokeSession(withKey(), { sessionId });
  }
  const [account] = at.tables.accounts.values();
  entries = at.tables.audit.get(account?.id ?? 0) ?? [];
});

const faults = async () => (await at.service.verifyAudit("demo")).faults;

/** Puts another entry in a place, as somebody would who can write the store. */
const tamper = (seq: number, change: Partial<AuditEntry>): void => {
  const entry = entries[seq - 1];
  if (entry === undefined) throw new Error("there is no such entry");
  entries[seq - 1] = { ...entry, ...change };
};

describe("J10: verification of the audit log", () => {
  it("finds nothing in a log as it was written, and answers its head", async () => {
    const last = entries.at(-1);
    expect(await at.service.verifyAudit("demo")).toEqual({
      entries: 5,
      head: { seq: 5, hash: last?.hash },
      faults: [],
    });
    expect(await codeOf(at.service.verifyAudit("nobody"))).toBe("tenant_not_found");
  });

  it.each<[string, Partial<AuditEntry>]>([
    ["the time", { atMs: 7 }],
    ["the record", { content: '{"action":"key.create"}' }],
    ["a record that is no JSON", { content: "{" }],
    ["the key that it is found by", { keyId: "another00000" }],
    ["the user whom it is found by", { subject: "another" }],
    ["its hash", { hash: "f".repeat(64) }],
  ])("finds an entry of which %s is another", async (_what, change) => {
    tamper(3, change);
    expect(await faults()).toContainEqual({ seq: 3, kind: "changed" });
  });

  it("finds any one letter that is another", async () => {
    const { content = "" } = entries[2] ?? {};
    for (let place = 0; place < content.length; place++) {
      const letter = content[place] === "x" ? "y" : "x";
      tamper(3, { content: content.slice(0, place) + letter + content.slice(place + 1) });
      expect(await faults()).toContainEqual({ seq: 3, kind: "changed" });
    }
  });

  it("finds an entry that was taken out, wherever it stood", async () => {
    for (const seq of [1, 2, 4]) {
      const [taken] = entries.splice(seq - 1, 1);
      expect(await faults()).toEqual([{ seq, kind: "gap" }]);
      if (taken !== undefined) entries.splice(seq - 1, 0, taken);
    }
    expect(await faults()).toEqual([]);
  });

  it("finds an entry that was taken out with the others moved up", async () => {
    entries.splice(1, 1);
    for (const [index, entry] of entries.entries()) entries[index] = { ...entry, seq: index + 1 };
    expect(await faults()).toEqual(
      expect.arrayContaining([
        { seq: 2, kind: "unlinked" },
        { seq: 2, kind: "changed" },
      ]),
    );
  });

  it("finds a log that was cut, by the head of an earlier verification", async () => {
    const { head } = await at.service.verifyAudit("demo");
    entries.length = 3;
    // In memory the head is the last entry, so that nothing but what was kept knows better.
    expect((await at.service.verifyAudit("demo", head)).faults).toEqual([{ seq: 4, kind: "cut" }]);
    entries.length = 0;
    expect((await at.service.verifyAudit("demo", head)).faults).toEqual([{ seq: 1, kind: "cut" }]);
  });

  it("finds a log that was cut and written on, by the same head", async () => {
    const { head } = await at.service.verifyAudit("demo");
    entries.length = 4;
    at.clock.nowMs += 60_000;
    const { sessionId } = await at.service.generateSession(withKey(), { externalId: "u" });
    await at.service.revokeSession(withKey(), { sessionId });
    expect(await faults()).toEqual([]);
    const { faults: found } = await at.service.verifyAudit("demo", head);
    expect(found).toEqual([{ seq: 5, kind: "cut" }]);
  });
});
