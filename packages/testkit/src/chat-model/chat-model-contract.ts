import { test } from "@jest/globals";
import fc from "fast-check";
import { story, type Story } from "./command.js";
import type { ChatTester } from "./house.js";
import { Play } from "./play.js";
import { Stage } from "./stage.js";

export interface ChatModelContractOptions {
  /** How many stories are tried. */
  readonly runs: number;
  /** Tries the same stories again; by default others each time. */
  readonly seed?: number | undefined;
  /** Goes on for so long instead, however many stories that are. */
  readonly soakSeconds?: number | undefined;
}

/** What `CHAT_RUNS`, `CHAT_SEED` and `CHAT_SECONDS` say, and so many runs where they say nothing. */
export const chatModelOptions = (runs: number): ChatModelContractOptions => {
  const said = (name: string): number | undefined => {
    const value = process.env[name];
    return value === undefined ? undefined : Number(value);
  };
  return {
    runs: said("CHAT_RUNS") ?? runs,
    seed: said("CHAT_SEED"),
    soakSeconds: said("CHAT_SECONDS"),
  };
};

/** Far more than a story takes. */
const msPerRun = 3000;

const runsAtOnce = 20;

/**
 * Registers the test that several instances over one store and one log answer chats as a plain model
 * does (D3 to D10, T7, T8, T29, T30, T33), whatever people, agents and operators do. The seed stands
 * in its title.
 */
export const chatModelContract = (
  tester: ChatTester,
  { runs, seed = Date.now() % 2 ** 31, soakSeconds }: ChatModelContractOptions,
): void => {
  const amount = soakSeconds === undefined ? `in ${runs} runs` : `for ${soakSeconds} s`;
  const lengthMs = soakSeconds === undefined ? runs * msPerRun : soakSeconds * 1000;
  test(
    `${tester.name}: D6 T7 chat agrees with the model ${amount} (seed ${seed})`,
    async () => {
      const property = fc.asyncProperty(story, (told) => agree(tester, told));
      if (soakSeconds === undefined) return fc.assert(property, { numRuns: runs, seed });
      // In portions, so that no story is broken off in its middle; a failure names its own seed.
      const untilMs = Date.now() + lengthMs;
      for (let at = seed; Date.now() < untilMs; at++) {
        await fc.assert(property, { numRuns: runsAtOnce, seed: at });
      }
    },
    // A failure is made smaller first.
    lengthMs + 120_000,
  );
};

const agree = async (tester: ChatTester, { instances, commands }: Story): Promise<void> => {
  const stage = new Stage(await tester.open());
  try {
    const play = new Play(stage);
    await play.begin(instances);
    for (const each of commands) await play.step(each);
    await play.finish();
  } finally {
    await stage.close();
  }
};
