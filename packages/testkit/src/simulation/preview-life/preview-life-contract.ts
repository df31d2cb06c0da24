import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryData } from "@embedded-analytics/domain/in-memory";
import type { Tester } from "../../contracts/tester.js";
import { conformanceData } from "../../http/data-model.js";
import { conformanceDeclaration, conformanceEnvironment } from "../../http/declaration.js";
import { inputScriptAgent } from "../../http/input-script.js";
import { storeOptions } from "../session-oracle/accounts.js";
import { PreviewLife, type Person } from "./preview-life.js";
import { tracesBetween } from "./stored-sections.js";

const person: fc.Arbitrary<Person> = fc.record({
  creatorMode: fc.boolean(),
  city: fc.constantFrom("Rome", "Berlin", undefined),
  isAnalyst: fc.boolean(),
  isEphemeral: fc.boolean(),
  threads: fc.integer({ min: 0, max: 2 }),
  dashboards: fc.array(fc.constantFrom("private" as const, "tenant" as const), { maxLength: 2 }),
});

const deed = fc.constantFrom(
  "ask",
  "ask again",
  "abort",
  "read the user's thread",
  "write into the user's thread",
  "rename",
  "rate",
  "delete the thread",
  "list",
  "suggest",
  "pin",
  "edit",
  "delete the dashboard",
  "query",
  "query a tile",
);

/**
 * Registers the test that nothing is left of a preview's life but its session, its entry of the audit log and
 * the agent's use, whatever is tried in it, and that its figures are the user's own (J1, T49).
 */
export const previewLifeContract = (
  tester: Tester,
  { runs, seed = Date.now() % 2 ** 31 }: { readonly runs: number; readonly seed?: number },
): void => {
  const title = `J1 T49: ${tester.name}: a preview leaves no trace, in ${runs} runs (seed ${seed})`;
  const deeds = fc.array(deed, { minLength: 1, maxLength: 12 });
  test(
    title,
    () =>
      fc.assert(
        fc.asyncProperty(person, deeds, (of, done) => leavesNoTrace(tester, of, done)),
        { numRuns: runs, seed },
      ),
    600_000,
  );
};

const leavesNoTrace = async (
  tester: Tester,
  of: Person,
  deeds: readonly string[],
): Promise<void> => {
  const store = await tester.open(storeOptions);
  try {
    const ports = { ...store.ports, ...inMemoryData(conformanceData), agents: inputScriptAgent() };
    const service = createEmbeddedAnalytics(ports);
    await service.applyDeclaration(conformanceDeclaration, conformanceEnvironment);
    const life = new PreviewLife(service, of);
    await life.begin();
    const before = await store.dump();
    await life.preview();
    for (const each of deeds) await life.does(each);
    await life.end();
    expect(tracesBetween(before, await store.dump())).toEqual([]);
    await service.stopTurns(0);
  } finally {
    await store.close();
  }
};
