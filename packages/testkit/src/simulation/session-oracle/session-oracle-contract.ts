import { expect, test } from "@jest/globals";
import fc from "fast-check";
import type { Tester } from "../../contracts/tester.js";
import { command, type Command } from "./command.js";
import { storeOptions } from "./accounts.js";
import { SessionRun } from "./session-run.js";
import { expectSameState } from "./same-state.js";

export interface SessionOracleContractOptions {
  /** How many sequences of requests are tried. */
  readonly runs: number;
  /** Tries the same sequences again; by default others each time. */
  readonly seed?: number | undefined;
  /** How long all of them may take, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

const lengths = { minLength: 5, maxLength: 40, size: "max" } as const;

/**
 * Registers the test that the whole service over these ports gives the same answers as a plain
 * oracle, for any sequence of requests, and ends in the same state. The seed stands in its title.
 */
export const sessionOracleContract = (
  tester: Tester,
  { runs, seed = Date.now() % 2 ** 31, timeoutMs = 600_000 }: SessionOracleContractOptions,
): void => {
  const title = `${tester.name}: agrees with the oracle in ${runs} runs (seed ${seed})`;
  test(
    title,
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(command, lengths), (commands) => agree(tester, commands)),
        { numRuns: runs, seed },
      ),
    timeoutMs,
  );
};

const agree = async (tester: Tester, commands: readonly Command[]): Promise<void> => {
  const store = await tester.open(storeOptions);
  try {
    const play = new SessionRun(store);
    await play.begin();
    for (const each of commands) await play.step(each);
    await play.authenticateAll();
    await expectSameState(store, play.oracle);
    const dump = await store.dump();
    for (const secret of play.secrets) expect(dump.includes(secret)).toBe(false);
  } finally {
    await store.close();
  }
};
