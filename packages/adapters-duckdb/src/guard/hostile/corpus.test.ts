import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Collected } from "../../engine/engine.fixture.js";
import type { ExpectedOutcome, HostileGroup } from "./hostile-statement.fixture.js";
import { hostileGroups } from "./index.fixture.js";
import { openBareEngine, type BareEngine } from "./visible-copy.fixture.js";
import { canaryPattern, hiddenNamesIn } from "./world.fixture.js";
import { openWorlds, type Worlds } from "./worlds.fixture.js";

let worlds: Worlds;
let copy: BareEngine;
let compared = 0;

beforeAll(async () => {
  worlds = await openWorlds(["canaries", "others", "nothing"]);
  copy = await openBareEngine("visible");
});

afterAll(async () => {
  copy.close();
  await worlds.close();
});

describe("T12, T13, T15: hostile statements of an analyst who may see Berlin and no margins", () => {
  it.each(hostileGroups.map((group) => [group.title, group] as const))(
    "%s",
    async (_title, group) => {
      const wrong: string[] = [];
      for (const { sql, about } of group.statements)
        for (const problem of await problemsOf(sql, group))
          wrong.push(`${about}: ${sql.slice(0, 200)}\n    ${problem}`);
      expect(wrong).toEqual([]);
    },
    300_000,
  );

  it.each([
    ["select NAME from orders", "secret"],
    ["select NAME from orders", "cost"],
    ["select NAME from orders", "raw_secret"],
    ["select MEASURE(NAME) from orders", "total_margin"],
    ["select id from orders where NAME", "margin_segment"],
    ["select NAME from customers", "email"],
    ["select NAME from sales", "secret"],
    ["select NAME from sales", "customers_email"],
    ["select MEASURE(NAME) from sales", "total_margin"],
    ["select id from NAME", "salaries"],
    ["select id from NAME", "ledger"],
    ["select id from NAME", "raw_orders"],
  ])("E2: %s: %s answers exactly like a name that nobody has", async (sql, name) => {
    const denied = await worlds.ask.canaries(sql.replace("NAME", name));
    const unknown = await worlds.ask.canaries(sql.replace("NAME", "zzz"));
    expect(denied.sentence?.replaceAll(name, "zzz")).toBe(unknown.sentence);
    expect(denied.kind).toBe("refused");
  });

  it("are compared with a copy of the visible rows, where they have a result", () => {
    expect(compared).toBeGreaterThan(300);
  });
});

async function problemsOf(sql: string, group: HostileGroup): Promise<readonly string[]> {
  const answer = await worlds.ask.canaries(sql);
  const problems: string[] = [];
  if (!isExpected[group.outcome](answer.kind))
    problems.push(`is ${answer.kind} (${answer.sentence}) and not ${group.outcome}`);
  if (canaryPattern.test(JSON.stringify([answer.columns, answer.rows, answer.sentence])))
    problems.push(`shows a canary: ${seen(answer).slice(0, 300)}`);
  const shown = [answer.sentence ?? "", ...answer.columns.map(({ name }) => name)].join("\n");
  const names = hiddenNamesIn(shown, sql);
  if (names.length > 0) problems.push(`shows ${names.join()}: ${shown}`);
  if (/CANARY-own/i.test(answer.sentence ?? ""))
    problems.push(`repeats a text of the statement: ${answer.sentence}`);
  // What ran over its budget has taken its time, and shows nothing.
  if (answer.kind === "refused" || answer.kind === "budget" || group.varies) return problems;

  const twins = await Promise.all([worlds.ask.others(sql), worlds.ask.nothing(sql)]);
  for (const twin of twins) {
    if (twin.kind !== "budget" && seen(twin) !== seen(answer))
      problems.push(
        `depends on what is hidden: ${seen(answer).slice(0, 200)} | ${seen(twin).slice(0, 200)}`,
      );
  }
  if (answer.kind !== "rows") return problems;
  const visible = await copy.rows(sql);
  if (visible !== undefined) compared += 1;
  if (visible !== undefined && sorted(visible) !== sorted(answer.rows))
    problems.push(
      `is not what the visible rows give: ${seen(answer).slice(0, 200)} | ${sorted(visible).slice(0, 200)}`,
    );
  return problems;
}

const isExpected: Record<ExpectedOutcome, (kind: string) => boolean> = {
  refused: (kind) => kind === "refused",
  rows: (kind) => kind === "rows",
  no_failure: (kind) => kind === "rows" || kind === "refused",
  ended: (kind) => kind !== "rows",
  safe: () => true,
};

/** All that whoever asks gets to see. Of a result that was cut off, how far it came is a matter of time. */
const seen = ({ kind, sentence, columns, rows, totalRows }: Collected): string =>
  kind === "rows"
    ? JSON.stringify([columns, totalRows, sorted(rows)])
    : JSON.stringify([kind, sentence]);

const sorted = (rows: readonly unknown[]): string =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join();
