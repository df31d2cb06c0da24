import fc from "fast-check";
import { scenario, type Scenario } from "./command.js";

/** How long a failing scenario may be made smaller; each try is played to its end. */
export const shrinkingMsMax = 180_000;

/** Plays so many scenarios of a seed; rejects with the shortest that was found to fail. */
export const runScenarios = async (
  play: (scenario: Scenario) => Promise<void>,
  { seed, numRuns }: { readonly seed: number; readonly numRuns: number },
): Promise<void> => {
  let failedMs = Infinity;
  const property = fc.asyncProperty(scenario, async (scenario) => {
    // A time limit of the library would stop a scenario in its midst, and the next one would meet it.
    if (Date.now() - failedMs > shrinkingMsMax) return;
    try {
      await play(scenario);
    } catch (error) {
      failedMs = Math.min(failedMs, Date.now());
      throw error;
    }
  });
  await fc.assert(property, { numRuns, seed });
};
