import { describe, expect, it } from "@jest/globals";
import { cachedGuard } from "./cached-guard.js";
import type { Guarded, GuardRequest } from "./guard.js";

const request: GuardRequest = { sql: "select 1", access: {}, timezone: "UTC", nowMs: 0 };

const counting = (asksForTime = false) => {
  const asked: GuardRequest[] = [];
  const guard = cachedGuard(async (given): Promise<Guarded> => {
    asked.push(given);
    return {
      kind: "allowed",
      sql: given.sql,
      uses: {},
      asksForTime,
      lasts: "always",
      hasUncheckedNames: false,
      extracts: [],
      scans: [],
    };
  });
  return { asked, guard };
};

describe("a guard that remembers", () => {
  it("is asked once for the same statement, grants and zone", async () => {
    const { asked, guard } = counting();
    const first = await guard(request);
    expect(await guard({ ...request, nowMs: 5 })).toBe(first);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Partial<GuardRequest>]>([
    ["another statement", { sql: "select 2" }],
    ["another zone", { timezone: "Europe/Berlin" }],
    ["other grants", { access: { orders: [{ members: ["id"], rows: { kind: "all" } }] } }],
  ])("E1: is asked anew for %s", async (_name, over) => {
    const { asked, guard } = counting();
    await guard(request);
    await guard({ ...request, ...over });
    expect(asked).toHaveLength(2);
  });

  it("is asked anew where the statement asks for the present moment", async () => {
    const { asked, guard } = counting(true);
    await guard(request);
    await guard(request);
    expect(asked).toHaveLength(2);
  });

  it("does not keep a text that is very long", async () => {
    const { asked, guard } = counting();
    const long = { ...request, sql: "x".repeat(70_000) };
    await guard(long);
    await guard(long);
    expect(asked).toHaveLength(2);
  });

  it("forgets the least lately asked, so that it cannot grow for ever", async () => {
    const { asked, guard } = counting();
    for (let at = 0; at < 1_000; at += 1) await guard({ ...request, sql: `select ${at}` });
    await guard({ ...request, sql: "select 0" });
    await guard({ ...request, sql: "one more" });
    await guard({ ...request, sql: "select 0" });
    expect(asked).toHaveLength(1_001);
    await guard({ ...request, sql: "select 1" });
    expect(asked).toHaveLength(1_002);
  });
});
