import type { Scenario } from "./command.js";
import { runScenarios } from "./run-scenarios.js";

/** What was played. */
export interface Sums {
  readonly scenarios: number;
  readonly commands: number;
  readonly turns: number;
}

export interface SoakOptions {
  readonly seed: number;
  readonly lengthMs: number;
  /** Asked before each scenario. */
  readonly isOver: () => boolean;
}

/** So many scenarios belong to one seed. */
const scenariosPerSeed = 20;

const reportEveryMs = 60_000;

/**
 * Plays scenarios until the time is over, and says each minute on the error output how far it is, and
 * how large the heap. Rejects with the shortest scenario that fails, and its seed: `CHAT_SEED` and
 * `CHAT_RUNS=20` repeat it.
 */
export const soak = async (
  play: (scenario: Scenario) => Promise<Omit<Sums, "scenarios">>,
  { seed, lengthMs, isOver }: SoakOptions,
): Promise<void> => {
  const startMs = Date.now();
  const untilMs = startMs + lengthMs;
  let sums: Sums = { scenarios: 0, commands: 0, turns: 0 };
  let at = seed;
  let reportedMs = 0;
  const isDone = (): boolean => Date.now() >= untilMs || isOver();
  const report = (): void => {
    reportedMs = Date.now();
    const seconds = Math.round((reportedMs - startMs) / 1000);
    process.stderr.write(`${seconds} s: ${inWords(sums)}, seeds ${seed} to ${at}, ${memory()}\n`);
  };
  const playOne = async (scenario: Scenario): Promise<void> => {
    if (isDone()) return;
    if (Date.now() - reportedMs > reportEveryMs) report();
    const { commands, turns } = await play(scenario);
    sums = {
      scenarios: sums.scenarios + 1,
      commands: sums.commands + commands,
      turns: sums.turns + turns,
    };
  };
  report();
  try {
    for (; !isDone(); at++) {
      await runScenarios(playOne, { seed: at, numRuns: scenariosPerSeed });
    }
  } finally {
    report();
  }
};

const inWords = ({ scenarios, commands, turns }: Sums): string =>
  `${scenarios} scenarios, ${commands} commands, ${turns} turns`;

/** The memory in use after a collection, where the process was started with `--expose-gc`. */
const memory = (): string => {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const inMb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  return `heap ${inMb(heapUsed)}, process ${inMb(rss)}`;
};
