import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { deniedNames } from "../../guard/hostile/hidden-members.fixture.js";
import { hostileGroups } from "../../guard/hostile/index.fixture.js";
import { openJudge, type Judge } from "../../guard/hostile/judge-statement.fixture.js";
import { inDatabase } from "./database-worlds.fixture.js";

// A share of each kind, drawn by the seed; `npm run engine:check` asks all of them.
const share = Number(process.env["HOSTILE_SHARE"] ?? 0.15);
const seed = Number(process.env["DIFFERENTIAL_SEED"] ?? 20261123);

let judge: Judge;
beforeAll(async () => {
  judge = await openJudge(await inDatabase());
});
afterAll(() => judge.close());

/** About that share of the list, and one at least; the same for the same seed. */
const drawn = <Item>(list: readonly Item[]): readonly Item[] => {
  const step = Math.max(1, Math.round(1 / share));
  return list.filter((_, at) => (at + seed) % step === 0 || list.length === 1);
};

it.each(hostileGroups.map((group) => [group.title, group] as const))(
  "T12 T13 T15 K2: over a database, %s",
  async (_title, group) => {
    const wrong: string[] = [];
    for (const { sql, about } of drawn(group.statements)) {
      for (const problem of await judge.problemsOf(sql, group)) {
        wrong.push(`${about}: ${sql.slice(0, 200)}\n    ${problem}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  1_800_000,
);

it.each(deniedNames)(
  "E2: over a database, %s: %s answers exactly like a name that nobody has",
  async (sql, name) => {
    const denied = await judge.ask(sql.replace("NAME", name));
    const unknown = await judge.ask(sql.replace("NAME", "zzz"));
    expect(denied.sentence?.replaceAll(name, "zzz")).toBe(unknown.sentence);
    expect(denied.kind).toBe("refused");
  },
);

it("K2: answers are compared with a copy of the visible rows", () => {
  expect(judge.compared()).toBeGreaterThan(300 * share);
});
