import { describe, expect, it } from "@jest/globals";
import { agentTask, allOf } from "../contracts/world/agent-tasks.js";
import { randomScript } from "./random-script.js";
import { scriptedAgent } from "./scripted-agent.js";
import { answerOf, type Script } from "./step.js";

const seeds = Array.from({ length: 400 }, (_, seed) => seed);
const kindsOf = (script: Script): readonly string[] => script.map(({ does }) => does);
const kinds = (scripts: readonly Script[]): readonly string[] => [
  ...new Set(scripts.flatMap(kindsOf)),
];

describe("a random script", () => {
  it("is the same for the same seed, and another one for another", () => {
    const script = (seed: number): string => JSON.stringify(randomScript(seed));
    expect(script(7)).toBe(script(7));
    expect(new Set(seeds.map(script)).size).toBeGreaterThan(300);
  });

  it("holds steps of every kind, but waits and bad manners only where they are wanted", () => {
    const polite = ["call", "fail", "say", "think", "use"];
    expect(kinds(seeds.map((seed) => randomScript(seed))).toSorted()).toEqual(polite);
    const all = seeds.map((seed) => randomScript(seed, { waitMsMax: 5, misbehaves: true }));
    expect(kinds(all).toSorted()).toEqual([...polite, "hang", "ignore signal", "wait"].toSorted());
  });

  it("says what its script tells, to its end or its failure", async () => {
    for (const seed of seeds) {
      const script = randomScript(seed);
      const fails = kindsOf(script).includes("fail");
      const said: string[] = [];
      const run = async (): Promise<void> => {
        const agent = scriptedAgent(script);
        for await (const event of await agent.answer(
          1,
          agentTask(),
          new AbortController().signal,
        )) {
          if (event.kind === "content") said.push(event.text);
        }
      };
      await (fails ? expect(run()).rejects.toThrow("nobody may be shown") : run());
      expect(said.join("")).toBe(answerOf(script));
    }
  });

  it("that misbehaves is stopped all the same by who leaves it", async () => {
    for (const seed of seeds) {
      const agent = scriptedAgent(randomScript(seed, { misbehaves: true }));
      const over = AbortSignal.abort();
      const events = (await agent.answer(1, agentTask(), over))[Symbol.asyncIterator]();
      const first = await events.next();
      await events.return?.();
      if (first.done !== true) expect(agent.turns[0]?.state).toBe("stopped");
    }
    expect(
      await allOf(await scriptedAgent([]).answer(1, agentTask(), AbortSignal.abort())),
    ).toEqual([]);
  });
});
