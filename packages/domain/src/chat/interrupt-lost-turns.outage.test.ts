import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Ports } from "../ports.js";
import { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import { linesOf, type Act } from "./chat-world.fixture.js";
import { gate, never } from "./run/gate.fixture.js";
import { settled } from "./read/hand-clock.fixture.js";
import { cluster, type Cluster, type Instance } from "./instance.fixture.js";
import { numbersReserved } from "./recover-turn.js";
import { content, shape } from "./run/turn-execution.fixture.js";

let at: Cluster;
let lost: Instance;
let here: Instance;
/** Whether nobody can reach the logs. */
let isAway: boolean;
beforeEach(async () => {
  isAway = false;
  at = await cluster(({ turnLogs }) => ({ turnLogs: outOfReach(turnLogs, () => isAway) }));
  lost = at.instance();
  here = at.instance();
});

const outOfReach = (logs: Ports["turnLogs"], away: () => boolean): Ports["turnLogs"] =>
  new Proxy(logs, {
    get: (_logs, name) => {
      const method = Reflect.get(logs, name) as (...asked: unknown[]) => unknown;
      return (...asked: unknown[]) => {
        if (away()) throw new StoreUnavailable();
        return Reflect.apply(method, logs, asked);
      };
    },
  });

const messageId = "1700000000000-message";
const hi = { input: "Hi", messageId };
/** How long the thread may be taken, and readers without an end, after the lease (D8). */
const patienceSeconds = 5;

/** Says something, and goes on when a test lets it. */
const halfOf = (until: Promise<unknown>): Act =>
  async function* (task) {
    await task.callTool("svcMeta", {});
    yield content("Half");
    await until;
    yield content(" and more");
  };
const theTurn = () => [...at.tables.turns.values()][0];

/** Lets an instance die in mid-turn, and the logs go; answers when the lease is over. */
const dieInOutage = async () => {
  at.act = halfOf(never());
  const { chatId } = await lost.send(hi);
  await settled();
  const follower = linesOf(await here.send({ chatId }));
  await settled();
  lost.die();
  isAway = true;
  await at.time.pass(at.leaseSeconds);
  return { chatId, follower };
};

describe("D8, T31: an instance that dies while the logs are away", () => {
  it("has its turn interrupted all the same: followers get their end, the thread is free", async () => {
    const { chatId, follower } = await dieInOutage();
    const swept = here.interruptLostTurns();
    await at.time.pass(patienceSeconds);
    expect(await swept).toBe(1);
    expect(theTurn()?.state).toBe("interrupted");
    expect(shape(await follower)).toBe(
      "__cutoff__ user delta tool /tool delta error __state__ __usage__",
    );
    expect(shape(await linesOf(await here.send({ chatId })))).toBe(
      "user /tool __cutoff__ __state__ __usage__",
    );
    expect([...at.tables.threads.values()][0]?.sort).toBe(numbersReserved + 1);
  });

  it("keeps what readers saw where the logs come back at once", async () => {
    const { follower } = await dieInOutage();
    const swept = here.interruptLostTurns();
    await at.time.pass(0.7);
    isAway = false;
    await at.time.pass(patienceSeconds);
    expect(await swept).toBe(1);
    expect(shape(await follower)).toBe(
      "__cutoff__ user delta tool /tool delta closing error __state__ __usage__",
    );
  });

  it("however many turns it ran, waits once for all of them", async () => {
    at.act = halfOf(never());
    for (let turn = 0; turn < 45; turn++) {
      const { lines } = await lost.send({ input: `Hi ${turn}` });
      await lines.return?.();
    }
    await settled();
    lost.die();
    isAway = true;
    await at.time.pass(at.leaseSeconds);
    const swept = here.interruptLostTurns();
    await at.time.pass(patienceSeconds);
    expect(await swept).toBe(45);
    expect(new Set([...at.tables.turns.values()].map(({ state }) => state))).toEqual(
      new Set(["interrupted"]),
    );
  });

  it("an outage that begins between the two asks of the log is none the worse", async () => {
    const { chatId } = await dieInOutage();
    isAway = false;
    let opened = false;
    const unlucky = at.instance(({ turnLogs }) => ({
      turnLogs: {
        ...turnLogs,
        open: (...asked) => {
          opened = true;
          return turnLogs.open(...asked);
        },
        read: (...asked) => {
          if (opened) throw new StoreUnavailable();
          return turnLogs.read(...asked);
        },
        append: (...asked) => turnLogs.append(...asked),
      },
    }));
    const swept = unlucky.interruptLostTurns();
    await at.time.pass(patienceSeconds);
    expect(await swept).toBe(1);
    expect(theTurn()?.state).toBe("interrupted");
    expect(shape(await linesOf(await here.send({ chatId })))).toBe(
      "user /tool __cutoff__ __state__ __usage__",
    );
  });
});

describe("D8, T31: a log that comes back without an end, after the store has it", () => {
  /** Until the turn has ended in the store, with its log as its writer left it. */
  const endWithoutLog = async () => {
    const died = await dieInOutage();
    const swept = here.interruptLostTurns();
    await at.time.pass(patienceSeconds);
    await swept;
    isAway = false;
    return died;
  };

  it("keeps nobody who follows it: they get the end from the store", async () => {
    at.act = halfOf(never());
    const { chatId } = await lost.send(hi);
    await settled();
    const follower = linesOf(await here.send({ ...hi, chatId }));
    await settled();
    lost.die();
    isAway = true;
    await at.time.pass(at.leaseSeconds);
    const swept = here.interruptLostTurns();
    await at.time.pass(2);
    await swept;
    isAway = false;
    await at.time.pass(10);
    expect(shape(await follower)).toBe(
      "__cutoff__ user delta tool /tool delta error __state__ __usage__",
    );
  });

  it("D6: the same message runs again in its place, to its end", async () => {
    const { chatId } = await endWithoutLog();
    at.act = async function* () {
      yield content("Whole");
    };
    const again = await linesOf(await here.send({ ...hi, chatId }));
    expect(shape(again)).toBe("__cutoff__ user delta delta closing final __state__ __usage__");
    expect(at.tables.turns.size).toBe(1);
    expect(theTurn()?.state).toBe("completed");
  });

  it("the next message of the thread runs, behind every number that was used", async () => {
    const { chatId } = await endWithoutLog();
    at.act = async function* () {
      yield content("Whole");
    };
    const next = await linesOf(await here.send({ chatId, input: "More" }));
    expect(shape(next)).toBe(
      "user /tool __cutoff__ user delta delta closing final __state__ __usage__",
    );
    const numbers = next.flatMap(({ sort }) => (typeof sort === "number" ? sort : []));
    expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
    expect(Math.min(...numbers.slice(3))).toBeGreaterThan(numbersReserved);
  });

  it("invariant 6: a writer that was only held up ends nothing, and stops", async () => {
    const until = gate();
    at.act = halfOf(until.passed);
    const awake = gate();
    const slow = at.instance(({ threads }) => ({
      threads: {
        ...threads,
        renew: async (...asked) => {
          await awake.passed;
          return threads.renew(...asked);
        },
      },
    }));
    const read = linesOf(await slow.send(hi));
    await settled();
    isAway = true;
    await at.time.pass(at.leaseSeconds);
    const swept = here.interruptLostTurns();
    await at.time.pass(2);
    await swept;
    isAway = false;
    const before = at.stored();
    awake.open();
    until.open();
    await at.time.pass(30);
    expect(slow.turns.count).toBe(0);
    expect(at.stored()).toEqual(before);
    expect(shape(await read)).toMatch(/ error __state__ __usage__$/);
  });
});
