import { beforeEach, describe, expect, it } from "@jest/globals";
import { gate, never, type Gate } from "./gate.fixture.js";
import { settled } from "../read/hand-clock.fixture.js";
import { cluster, type Cluster, type Instance } from "../instance.fixture.js";
import { content } from "./turn-execution.fixture.js";

let at: Cluster;
let here: Instance;
let appends: number[];
let step: Gate;
let said: number;
beforeEach(async () => {
  at = await cluster();
  appends = [];
  step = gate();
  said = 0;
  here = at.instance(
    ({ turnLogs }) => ({
      turnLogs: {
        ...turnLogs,
        append: (...asked) => {
          appends.push(asked[4].length);
          return turnLogs.append(...asked);
        },
      },
    }),
    { appendEveryMs: 1000 },
  );
});

/** So many words, each when the one before has had its way. */
const words = async function* (count: number) {
  for (let word = 0; word < count; word++) {
    await settled();
    yield content("a");
    said += 1;
  }
};

/** When so many words have had their way. */
const hasSaid = async (count: number): Promise<void> => {
  while (said < count) await settled();
  await settled();
};

describe("where there is no more than one append in appendEveryMs", () => {
  it("some go at once, then lines go together, and the end without waiting", async () => {
    at.act = async function* () {
      yield* words(8 + 5);
      await step.passed;
      yield content("b");
    };
    await here.send({ input: "Hi" });
    await hasSaid(8 + 5);
    const atOnce = [2, ...Array<number>(8).fill(1)];
    expect(appends).toEqual(atOnce);
    await at.time.pass(0.999);
    expect(appends).toEqual(atOnce);
    await at.time.pass(0.001);
    expect(appends).toEqual([...atOnce, 5]);

    step.open();
    await at.time.pass(0);
    expect(appends).toEqual([...atOnce, 5, 1 + 4]);
    expect(here.turns.count).toBe(0);
  });

  it("much goes at once, too", async () => {
    at.act = async function* () {
      yield* words(8 + 16);
      await step.passed;
    };
    await here.send({ input: "Hi" });
    await hasSaid(8 + 16);
    expect(appends).toEqual([2, ...Array<number>(8).fill(1), 16]);
  });

  it("what comes after a silence does not wait", async () => {
    at.act = async function* () {
      yield* words(20);
      await step.passed;
      yield* words(1);
      await never();
    };
    await here.send({ input: "Hi" });
    await hasSaid(20);
    await at.time.pass(10);
    appends.length = 0;
    step.open();
    await settled();
    await at.time.pass(0);
    expect(appends).toEqual([1]);
  });

  it("where it is 0, nothing waits", async () => {
    at.act = async function* () {
      yield content("a");
      await step.passed;
    };
    const hasty = at.instance(({ turnLogs }) => ({ turnLogs }));
    const { chatId } = await hasty.send({ input: "Hi" });
    await at.time.pass(0);
    const [turn] = at.tables.turns.values();
    const log = await at.ports.turnLogs.read(turn?.accountId ?? 0, turn?.id ?? "", 0, 100);
    expect(log?.lines).toHaveLength(3);
    await hasty.abort({ chatId });
  });
});
