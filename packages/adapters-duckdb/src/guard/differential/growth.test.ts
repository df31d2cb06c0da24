import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { residentBytes } from "../../engine/pool/resident-memory.js";
import { openWorlds, type Worlds } from "../hostile/worlds.fixture.js";
import type { Hidden } from "../hostile/world-data.fixture.js";
import { outcomeText } from "./outcome-text.fixture.js";

// Each world has a service of its own, so that its workers' memory can be distinguished from the other's.
let withHidden: Worlds;
let without: Worlds;
beforeAll(async () => {
  withHidden = await openWorlds(["canaries"]);
  without = await openWorlds(["nothing"]);
});
afterAll(() => Promise.all([withHidden.close(), without.close()]));

const linux = existsSync("/proc/self/status");

/** The processes that this one has started. */
const children = (): readonly number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1] ===
          String(process.pid)
        );
      } catch {
        return false;
      }
    })
    .map(Number);

/** The outcome of a statement, and by how many MB the memory of any worker grew while it ran. */
const measured = async (worlds: Worlds, world: Hidden, sql: string) => {
  await worlds.ask[world]("select count(*) from orders");
  const before = new Map(children().map((pid) => [pid, residentBytes(pid) ?? 0]));
  let grownBytes = 0;
  const timer = setInterval(() => {
    for (const [pid, bytes] of before)
      grownBytes = Math.max(grownBytes, (residentBytes(pid) ?? 0) - bytes);
  }, 3);
  const answer = await worlds.ask[world](sql);
  clearInterval(timer);
  // Which of its budgets a giant meets first is a matter of the machine.
  const outcome = answer.kind === "budget" ? "budget" : outcomeText(answer);
  return { outcome, grownMb: grownBytes / 1024 / 1024 };
};

/** As many letters as asked for, where the pattern is found in the column. */
const grown = (column: string, pattern: string, from: string, letters: number): string => {
  const part = Math.round(Math.sqrt(letters));
  const first = `regexp_replace(${column}, '${pattern}', '@')`;
  return `select max(length(replace(replace(${first}, '@', '${"Y".repeat(part)}'), 'Y', '${"Z".repeat(part)}'))) from ${from}`;
};

const steps = [1e4, 1e6, 4e6, 1.6e7, 6.4e7, 2e8];

describe("E9, T41: growth by constants ends at the same step with and without the hidden rows", () => {
  it.each([
    ["where only hidden rows match", "note", "^CANARY.*$", "orders"],
    ["letter by letter", "note", "^CANARY-7f3a-n.*$", "orders"],
    ["in another column", "doc", "7f3a", "orders"],
    ["through a view", "customers_name", "^CANARY.*$", "sales"],
    ["through a derived table", "note", "^CANARY.*$", "(select * from orders where amount > 1) q"],
    ["through a join", "o.note", "^CANARY.*$", "orders o join customers c on o.customer_id = c.id"],
    ["where rows of the reader's own match", "note", "^late$", "orders"],
  ])(
    linux ? "%s" : "%s (outcomes only: the memory of a process is read from /proc)",
    async (_name, column, pattern, from) => {
      for (const letters of steps) {
        const sql = grown(column, pattern, from, letters);
        const hidden = await measured(withHidden, "canaries", sql);
        const visible = await measured(without, "nothing", sql);
        expect([letters, hidden.outcome]).toEqual([letters, visible.outcome]);
        // What ends over its budget ends at some moment of its growth.
        if (linux && visible.outcome !== "budget")
          expect(hidden.grownMb).toBeLessThan(visible.grownMb * 1.5 + 24);
      }
    },
  );
});
