import { beforeEach, describe, expect, it } from "@jest/globals";
import { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import { linesOf, type Act } from "./chat-world.fixture.js";
import { settled } from "./read/hand-clock.fixture.js";
import { cluster, type Cluster } from "./instance.fixture.js";
import { content, shape } from "./run/turn-execution.fixture.js";

let at: Cluster;
let goOn: () => void;
beforeEach(async () => {
  at = await cluster();
  const paused = new Promise<void>((resolve) => (goOn = resolve));
  at.act = halfThenRest(paused);
});

const halfThenRest = (paused: Promise<void>): Act =>
  async function* () {
    yield content("Half");
    await paused;
    yield content(" and the rest");
  };

const states = () => [...at.tables.turns.values()].map(({ state }) => state);

/** Time passes and no timer runs, as where a process's event loop is blocked. */
const freeze = (seconds: number): void => {
  at.clock.nowMs += seconds * 1000;
};

describe("D8, T42: an instance that was frozen for longer than its leases", () => {
  it("does not take its own turn for a lost one, whatever timer runs first", async () => {
    const here = at.instance();
    const read = linesOf(await here.send({ input: "Hi" }));
    await settled();
    freeze(at.leaseSeconds + 5);
    expect(await here.interruptLostTurns()).toBe(0);
    expect(states()).toEqual(["claimed"]);
    goOn();
    expect(shape(await read)).toMatch(/delta closing final __state__ __usage__$/);
    expect(states()).toEqual(["completed"]);
  });

  it("does not end its turn for a reader who comes back before the lease was renewed", async () => {
    const here = at.instance();
    const { chatId, lines } = await here.send({ input: "Hi" });
    await settled();
    freeze(at.leaseSeconds + 5);
    const again = linesOf(await here.send({ chatId }));
    goOn();
    expect(shape(await again)).toMatch(/delta closing final __state__ __usage__$/);
    await lines.return?.();
    expect(states()).toEqual(["completed"]);
  });

  it("asks once more where the renewal that was under way has failed by the freeze", async () => {
    let renewals = 0;
    const here = at.instance(({ threads }) => ({
      threads: {
        ...threads,
        renew: async (...asked) => {
          renewals += 1;
          if (renewals > 1) return threads.renew(...asked);
          freeze(at.leaseSeconds + 5);
          throw new StoreUnavailable();
        },
      },
    }));
    const read = linesOf(await here.send({ input: "Hi" }));
    await at.time.pass(at.leaseSeconds / 3);
    await at.time.pass(1);
    expect(renewals).toBe(2);
    goOn();
    await read;
    expect(states()).toEqual(["completed"]);
  });

  it("says no word more of a turn that another instance has taken", async () => {
    const frozen = at.instance();
    const other = at.instance();
    const read = linesOf(await frozen.send({ input: "Hi" }));
    await settled();
    freeze(at.leaseSeconds + 1);
    expect(await other.interruptLostTurns()).toBe(1);
    expect(await frozen.interruptLostTurns()).toBe(0);
    goOn();
    await at.time.pass(at.leaseSeconds);
    const lines = await read;
    expect(shape(lines)).toBe("__cutoff__ user delta delta closing error __state__ __usage__");
    expect(states()).toEqual(["interrupted"]);
    expect(frozen.turns.count).toBe(0);
    expect(frozen.turns.leases.size).toBe(0);
  });
});
