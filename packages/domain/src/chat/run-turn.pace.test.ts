import { beforeEach, describe, expect, it } from "@jest/globals";
import { gate, type Gate } from "./gate.fixture.js";
import { house, type House, type Instance } from "./instance.fixture.js";
import { content } from "./turn-run.fixture.js";

let at: House;
let here: Instance;
let appends: number[];
let steps: readonly [Gate, Gate];
beforeEach(async () => {
  at = await house();
  appends = [];
  steps = [gate(), gate()];
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
  at.act = async function* () {
    for (const text of ["a", "b", "c"]) yield content(text);
    await steps[0].passed;
    yield content("d");
    await steps[1].passed;
    yield content("e");
  };
});

describe("lines that come within appendEveryMs go to the log together", () => {
  it("the first at once, the next when the time is over, and the end without waiting", async () => {
    await here.send({ input: "Hi" });
    await at.time.pass(0);
    expect(appends).toEqual([2]);
    await at.time.pass(0.999);
    expect(appends).toEqual([2]);
    await at.time.pass(0.001);
    expect(appends).toEqual([2, 3]);

    steps[0].open();
    await at.time.pass(0.999);
    expect(appends).toEqual([2, 3]);
    await at.time.pass(0.001);
    expect(appends).toEqual([2, 3, 1]);

    steps[1].open();
    await at.time.pass(0);
    expect(appends).toEqual([2, 3, 1, 1 + 4]);
    expect(here.turns.count).toBe(0);
  });

  it("what comes after a silence does not wait", async () => {
    await here.send({ input: "Hi" });
    await at.time.pass(2);
    appends.length = 0;
    await at.time.pass(2);
    steps[0].open();
    await at.time.pass(0);
    expect(appends).toEqual([1]);
  });

  it("where it is 0, nothing waits", async () => {
    at.act = async function* () {
      yield content("a");
      await steps[0].passed;
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
