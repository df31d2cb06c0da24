import { beforeEach, describe, expect, it } from "@jest/globals";
import { inMemoryTurnLogs } from "../in-memory/index.js";
import { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import { linesOf, type Act } from "./chat-world.fixture.js";
import { never } from "./run/gate.fixture.js";
import { settled } from "./read/hand-clock.fixture.js";
import { cluster, ownLogs, type Cluster, type Instance } from "./instance.fixture.js";
import { numbersReserved } from "./recover-turn.js";
import { content, shape } from "./run/turn-execution.fixture.js";

let at: Cluster;
let lost: Instance;
let here: Instance;
beforeEach(async () => {
  at = await cluster();
  lost = at.instance();
  here = at.instance();
});

const messageId = "1700000000000-message";
const hi = { input: "Hi", messageId };
const look: Act = async function* (task) {
  await task.callTool("svcMeta", {});
  yield content("Half");
  await never();
};

/** Lets an instance die in mid-turn, until its lease is over. */
const die = async (): Promise<string> => {
  at.act = look;
  const { chatId } = await lost.send(hi);
  await settled();
  lost.die();
  await at.time.pass(at.leaseSeconds);
  return chatId;
};
const theTurn = () => [...at.tables.turns.values()][0];

describe("D8, T30: an instance that dies in mid-turn", () => {
  it("has its turn interrupted, what readers saw is kept, and the thread is free", async () => {
    at.act = look;
    const { chatId } = await lost.send(hi);
    await settled();
    const follower = linesOf(await here.send({ chatId }));
    lost.die();
    await at.time.pass(at.leaseSeconds);
    expect(await here.interruptLostTurns()).toBe(1);
    const read = await follower;
    expect(shape(read)).toBe(
      "__cutoff__ user delta tool /tool delta closing error __state__ __usage__",
    );
    const kept = [...(theTurn()?.lines.values() ?? [])].map(
      ({ text }) => JSON.parse(text) as object,
    );
    expect(read).toEqual(expect.arrayContaining(kept));
    expect(theTurn()?.state).toBe("interrupted");
    at.act = async function* () {};
    expect(shape(await linesOf(await here.send({ chatId, input: "More" })))).toMatch(
      /^user \/tool closing __cutoff__ /,
    );
  });

  it("not before its lease is over, and once only, however many look", async () => {
    at.act = look;
    await lost.send(hi);
    await settled();
    lost.die();
    await at.time.pass(at.leaseSeconds - 1);
    expect(await here.interruptLostTurns()).toBe(0);
    await at.time.pass(1);
    const counts = await Promise.all([1, 2, 3].map(() => at.instance().interruptLostTurns()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  });

  it("never a turn whose instance lives, however long it runs", async () => {
    at.act = look;
    await lost.send(hi);
    for (let time = 0; time < 20; time++) {
      await at.time.pass(5);
      expect(await here.interruptLostTurns()).toBe(0);
    }
  });

  it("T32: nor one whose lease could not be prolonged for a while: it is tried every second", async () => {
    at.act = look;
    const begunMs = at.clock.nowMs;
    const triedAfterSeconds: number[] = [];
    const troubled = at.instance(({ threads }) => ({
      threads: {
        ...threads,
        renew: (...asked) => {
          triedAfterSeconds.push((at.clock.nowMs - begunMs) / 1000);
          if (triedAfterSeconds.length <= 3) throw new StoreUnavailable();
          return threads.renew(...asked);
        },
      },
    }));
    await troubled.send(hi);
    await at.time.pass(14);
    expect(triedAfterSeconds).toEqual([5, 6, 7, 8, 13]);
  });

  it("whoever sends something to the thread, or reads it, does not wait for the sweep", async () => {
    const chatId = await die();
    at.act = async function* () {
      yield content("Whole");
    };
    expect(shape(await linesOf(await here.send({ chatId })))).toBe(
      "user /tool closing __cutoff__ __state__ __usage__",
    );
    const again = await linesOf(await here.send({ ...hi, chatId }));
    expect(shape(again)).toBe("__cutoff__ user delta delta closing final __state__ __usage__");
    expect(at.tables.turns.size).toBe(1);
  });

  it("invariant 6: wakes up and writes nothing more, in the log or in the store", async () => {
    at.act = async function* () {
      yield content("Half");
      await at.time.pass(0);
      yield content(" and more");
    };
    let asleep = true;
    const wakers: (() => void)[] = [];
    const slow = at.instance(({ turnLogs, threads }) => {
      const awake = async () => {
        if (asleep) await new Promise<void>((resolve) => wakers.push(resolve));
      };
      return {
        turnLogs: {
          ...turnLogs,
          append: async (...asked) => {
            if (asked[3] > 0) await awake();
            return turnLogs.append(...asked);
          },
        },
        threads: {
          ...threads,
          renew: async (...asked) => {
            await awake();
            return threads.renew(...asked);
          },
        },
      };
    });
    const read = linesOf(await slow.send(hi));
    await at.time.pass(at.leaseSeconds);
    await here.interruptLostTurns();
    const before = at.stored();
    asleep = false;
    for (const wake of wakers) wake();
    expect(shape(await read)).toBe("__cutoff__ user delta error __state__ __usage__");
    await at.time.pass(30);
    expect(slow.turns.count).toBe(0);
    expect(at.stored()).toEqual(before);
  });
});

describe("D8: without a log that instances share", () => {
  it("a reader elsewhere gets the finished messages, then an end, numbered behind all that was said", async () => {
    at.act = look;
    lost = at.instance(ownLogs(at));
    const other = at.instance(ownLogs(at));
    const { chatId } = await lost.send(hi);
    await settled();
    const read = linesOf(await other.send({ chatId }));
    await at.time.pass(1);
    lost.die();
    await at.time.pass(at.leaseSeconds);
    await other.interruptLostTurns();
    await at.time.pass(6);
    const lines = await read;
    expect(shape(lines)).toBe("__cutoff__ user /tool error __state__ __usage__");
    expect(lines.at(-2)?.["sort"]).toBe(numbersReserved + 1);
    expect([...at.tables.threads.values()][0]?.sort).toBe(numbersReserved + 1);
  });
});

describe("D8, T31: a log that is lost together with its writer", () => {
  it("is put down anew by who has a copy of it, for readers everywhere", async () => {
    at.act = look;
    const { chatId } = await lost.send(hi);
    await settled();
    const read = linesOf(await here.send({ chatId }));
    lost.die();
    await at.time.pass(at.leaseSeconds);
    const anew = inMemoryTurnLogs(() => at.clock.nowMs);
    const opened: [accountId: number, turnId: string][] = [];
    const withCopy = at.instance(({ turnLogs }) => ({
      turnLogs: {
        ...anew,
        open: (accountId, turnId, generation) => {
          opened.push([accountId, turnId]);
          return anew.open(accountId, turnId, generation);
        },
        read: turnLogs.read,
      },
    }));
    await withCopy.interruptLostTurns();
    await at.time.pass(10);
    const texts = await Promise.all(
      opened.map(async (place) => (await anew.read(...place, 0, 100))?.lines),
    );
    const [, ...lines] = await read;
    expect(texts.map((all) => all?.map((text) => JSON.parse(text) as object))).toEqual([lines]);
    expect(shape(lines)).toBe("user delta tool /tool delta closing error __state__ __usage__");
  });
});

describe("D3: ends that fail half-way", () => {
  it("a log that cannot be written is ended by the store, as its readers learn", async () => {
    at.act = look;
    const { chatId } = await lost.send(hi);
    await settled();
    const read = linesOf(await here.send({ chatId }));
    lost.die();
    await at.time.pass(at.leaseSeconds);
    const away = at.instance(({ turnLogs }) => ({
      turnLogs: {
        ...turnLogs,
        append: () => {
          throw new StoreUnavailable();
        },
      },
    }));
    expect(await away.interruptLostTurns()).toBe(1);
    expect(away.errors).toHaveLength(1);
    await at.time.pass(10);
    expect(shape(await read)).toMatch(/closing error __state__ __usage__$/);
  });

  it("an outage of the store leaves the turn to the next who look, after another lease", async () => {
    await die();
    const away = at.instance(({ threads }) => ({
      threads: {
        ...threads,
        end: () => {
          throw new StoreUnavailable();
        },
      },
    }));
    await away.interruptLostTurns();
    expect(theTurn()?.state).toBe("claimed");
    expect(await here.interruptLostTurns()).toBe(0);
    await at.time.pass(at.leaseSeconds);
    expect(await here.interruptLostTurns()).toBe(1);
    expect(theTurn()?.state).toBe("interrupted");
  });

  it("T30: a writer that dies between storing the end and showing it keeps no reader", async () => {
    at.act = async function* () {
      yield content("Whole");
    };
    const dying: Instance = at.instance(({ turnLogs }) => ({
      turnLogs: {
        ...turnLogs,
        append: (...asked) => {
          if (asked[5]) dying.die();
          return asked[5] ? never() : turnLogs.append(...asked);
        },
      },
    }));
    const { chatId } = await dying.send(hi);
    const read = linesOf(await here.send({ ...hi, chatId }));
    await at.time.pass(10);
    expect(shape(await read)).toBe("__cutoff__ user delta delta closing final __state__ __usage__");
    expect(theTurn()?.state).toBe("completed");
  });
});
