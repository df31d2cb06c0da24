import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { deniedNames } from "./hidden-members.fixture.js";
import { hostileGroups } from "./index.fixture.js";
import { openJudge, type Judge } from "./judge-statement.fixture.js";

let judge: Judge;

beforeAll(async () => {
  judge = await openJudge();
});

afterAll(() => judge.close());

describe("T12, T13, T15: hostile statements of an analyst who may see Berlin and no margins", () => {
  it.each(hostileGroups.map((group) => [group.title, group] as const))(
    "%s",
    async (_title, group) => {
      const wrong: string[] = [];
      for (const { sql, about } of group.statements)
        for (const problem of await judge.problemsOf(sql, group))
          wrong.push(`${about}: ${sql.slice(0, 200)}\n    ${problem}`);
      expect(wrong).toEqual([]);
    },
    300_000,
  );

  it.each(deniedNames)(
    "E2: %s: %s answers exactly like a name that nobody has",
    async (sql, name) => {
      const denied = await judge.ask(sql.replace("NAME", name));
      const unknown = await judge.ask(sql.replace("NAME", "zzz"));
      expect(denied.sentence?.replaceAll(name, "zzz")).toBe(unknown.sentence);
      expect(denied.kind).toBe("refused");
    },
  );

  it("are compared with a copy of the visible rows, where they have a result", () => {
    expect(judge.compared()).toBeGreaterThan(300);
  });
});
