import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { openWorlds, type Worlds } from "../hostile/worlds.fixture.js";
import { hiddenNamesIn } from "../hostile/world.fixture.js";
import { outcomeText } from "./outcome-text.fixture.js";
import { randomQuery } from "./random-query.fixture.js";

// A small share in every run; `npm run differential` compares more. DIFFERENTIAL_SEED repeats a run.
const count = Number(process.env["DIFFERENTIAL_STATEMENTS"] ?? 150);
const seed = Number(process.env["DIFFERENTIAL_SEED"] ?? 20261122);
jest.setTimeout(300_000 + count * 200);

const atOnce = 500;
/**
 * A budget of time is met or not by chance, where a statement takes just as long or the machine is busy: then it is
 * asked again. A difference that hidden rows make is there each time.
 */
const attempts = 3;
const attemptsWithBudget = 15;

let worlds: Worlds;
beforeAll(async () => {
  worlds = await openWorlds(["canaries", "nothing"]);
});
afterAll(() => worlds.close());

interface Compared {
  readonly kind: string;
  /** Undefined where both are the same. */
  readonly difference: string | undefined;
}

const compare = async (sql: string): Promise<Compared> => {
  for (let attempt = 1; ; attempt++) {
    const [hidden, none] = await Promise.all([worlds.ask.canaries(sql), worlds.ask.nothing(sql)]);
    const [one, other] = [outcomeText(hidden), outcomeText(none)];
    const { kind } = hidden;
    const hasBudget = kind === "budget" || none.kind === "budget";
    const hiddenNames = hiddenNamesIn(hidden.columns.map(({ name }) => name).join(" "), sql);
    if (hiddenNames.length > 0)
      return { kind, difference: `${sql}\n  shows ${hiddenNames.join()}` };
    if (one === other) return { kind, difference: undefined };
    if (attempt >= (hasBudget ? attemptsWithBudget : attempts))
      return {
        kind,
        difference: `${sql}\n  with: ${one.slice(0, 300)}\n  without: ${other.slice(0, 300)}`,
      };
  }
};

test(`E9: with and without the hidden rows, ${count} statements end the same (seed ${seed})`, async () => {
  const kinds = new Map<string, number>();
  const differences: string[] = [];
  for (let from = 0; from < count && differences.length < 5; from += atOnce) {
    const numRuns = Math.min(atOnce, count - from);
    for (const sql of fc.sample(randomQuery, { numRuns, seed: seed + from })) {
      const { kind, difference } = await compare(sql);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (difference !== undefined) differences.push(difference);
    }
    if ((from + numRuns) % 10_000 === 0)
      process.stdout.write(
        `${from + numRuns} statements compared: ${JSON.stringify([...kinds])}\n`,
      );
  }
  expect(differences).toEqual([]);
  // Most of them have a result or fail on a row: else the comparison would show little.
  const [rows = 0, failed = 0] = [kinds.get("rows"), kinds.get("failed")];
  expect(rows + failed).toBeGreaterThan(count / 2);
  expect(failed).toBeGreaterThan(count / 10);
});
