import fc from "fast-check";
import { hiddenNamesIn } from "../hostile/world.fixture.js";
import type { Worlds } from "../hostile/worlds.fixture.js";
import { outcomeText } from "./outcome-text.fixture.js";
import { randomQuery } from "./random-query.fixture.js";

/** How many statements of each kind of outcome there were, and which of them end differently. */
export interface ComparedWorlds {
  readonly kinds: ReadonlyMap<string, number>;
  readonly differences: readonly string[];
}

const atOnce = 500;
const differencesMax = 5;
/**
 * A budget of time is met or not by chance, where a statement takes just as long or the machine is busy: then it is
 * asked again. A difference that hidden rows make is there each time.
 */
const attempts = 3;
const attemptsWithBudget = 15;

interface Compared {
  readonly kind: string;
  /** Undefined where both are the same. */
  readonly difference: string | undefined;
}

/** Asks one statement over the data with hidden rows, and over those without them. */
const compare = async ({ ask }: Worlds, sql: string): Promise<Compared> => {
  for (let attempt = 1; ; attempt++) {
    const [hidden, none] = await Promise.all([ask.canaries(sql), ask.nothing(sql)]);
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

/** Compares so many random statements, and stops early where several differ. */
export const compareWorlds = async (
  worlds: Worlds,
  count: number,
  seed: number,
): Promise<ComparedWorlds> => {
  const kinds = new Map<string, number>();
  const differences: string[] = [];
  for (let from = 0; from < count && differences.length < differencesMax; from += atOnce) {
    const numRuns = Math.min(atOnce, count - from);
    for (const sql of fc.sample(randomQuery, { numRuns, seed: seed + from })) {
      const { kind, difference } = await compare(worlds, sql);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (difference !== undefined) differences.push(difference);
    }
    // A long run says that it goes on, and a longer one seldom.
    const step = count > 10_000 ? 10_000 : 1_000;
    if ((from + numRuns) % step === 0)
      process.stdout.write(
        `${from + numRuns} statements compared: ${JSON.stringify([...kinds])}\n`,
      );
  }
  return { kinds, differences };
};
