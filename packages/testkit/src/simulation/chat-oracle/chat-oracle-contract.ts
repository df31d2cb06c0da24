import { existsSync } from "node:fs";
import { test } from "@jest/globals";
import type { Scenario } from "./command.js";
import type { ChatTester } from "./chat-tester.js";
import { SimulationRun } from "./simulation-run.js";
import { soak, type Sums } from "./soak.js";
import { Simulation } from "./simulation.js";
import { shrinkingMsMax, runScenarios } from "./run-scenarios.js";

export interface ChatOracleContractOptions {
  /** How many scenarios are tried. */
  readonly runs: number;
  /** Tries the same scenarios again; by default others each time. */
  readonly seed?: number | undefined;
  /** Goes on for so long instead, however many scenarios that are. */
  readonly soakSeconds?: number | undefined;
  /** Ends that before its time as soon as there is a file of this name. */
  readonly stopFile?: string | undefined;
}

/**
 * What `CHAT_RUNS`, `CHAT_SEED`, `CHAT_SECONDS` and `CHAT_STOP_FILE` say, and so many runs where they
 * say nothing.
 */
export const chatOracleOptions = (runs: number): ChatOracleContractOptions => {
  const said = (name: string): number | undefined => {
    const value = process.env[name];
    return value === undefined ? undefined : Number(value);
  };
  return {
    runs: said("CHAT_RUNS") ?? runs,
    seed: said("CHAT_SEED"),
    soakSeconds: said("CHAT_SECONDS"),
    stopFile: process.env["CHAT_STOP_FILE"],
  };
};

/** Far more than a scenario takes. */
const msPerRun = 3000;

/**
 * Registers the test that several instances over one store and one log answer chats as the oracle
 * does (D3 to D10, T7, T8, T29, T30, T33), whatever people, agents and operators do. The seed stands
 * in its title.
 */
export const chatOracleContract = (
  tester: ChatTester,
  { runs, seed = Date.now() % 2 ** 31, soakSeconds, stopFile }: ChatOracleContractOptions,
): void => {
  const amount = soakSeconds === undefined ? `in ${runs} runs` : `for ${soakSeconds} s`;
  const lengthMs = soakSeconds === undefined ? runs * msPerRun : soakSeconds * 1000;
  test(
    `${tester.name}: D6 T7 T29 T30 T33 chat agrees with the oracle ${amount} (seed ${seed})`,
    async () => {
      if (soakSeconds !== undefined) {
        const isOver = () => stopFile !== undefined && existsSync(stopFile);
        return soak((scenario) => agree(tester, scenario), { seed, lengthMs, isOver });
      }
      const play = async (scenario: Scenario) => void (await agree(tester, scenario));
      return runScenarios(play, { seed, numRuns: runs });
    },
    // A failure is made smaller first.
    lengthMs + 2 * shrinkingMsMax,
  );
};

/** Plays one scenario to its end; answers what it came to. */
const agree = async (
  tester: ChatTester,
  { instances, gathersLines, seed, commands }: Scenario,
): Promise<Omit<Sums, "scenarios">> => {
  const simulation = new Simulation(await tester.open(seed), gathersLines);
  try {
    const play = new SimulationRun(simulation);
    await play.begin(instances);
    for (const each of commands) await play.step(each);
    await play.finish();
    return { commands: commands.length, turns: simulation.turns.length };
  } finally {
    await simulation.close();
  }
};
