import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Ports } from "../ports.js";
import { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import { shapeOf, type Act } from "./chat-world.fixture.js";
import { never } from "./run/gate.fixture.js";
import { settled } from "./read/hand-clock.fixture.js";
import { cluster, type Cluster, type Instance } from "./instance.fixture.js";
import { content } from "./run/turn-execution.fixture.js";

let at: Cluster;
beforeEach(async () => {
  at = await cluster();
});

const formatHalf: Act = async function* () {
  yield content("Half");
  await never();
};

const away = (): never => {
  throw new StoreUnavailable();
};

const state = () => [...at.tables.turns.values()][0]?.state;

/** An instance for whose log some methods are replaced. */
const withLog = (change: (logs: Ports["turnLogs"]) => Partial<Ports["turnLogs"]>): Instance =>
  at.instance(({ turnLogs }) => ({ turnLogs: { ...turnLogs, ...change(turnLogs) } }));

/** An instance for whose store some methods are replaced. */
const withStore = (change: (threads: Ports["threads"]) => Partial<Ports["threads"]>): Instance =>
  at.instance(({ threads }) => ({ threads: { ...threads, ...change(threads) } }));

/** The log's word is lost on its way: to a log that forgets it, or to an instance that cannot hear. */
const forgetful = () => withLog(() => ({ abort: () => undefined }));
const deaf = () => withLog(() => ({ aborted: away }));

/** A turn that runs there, in the middle of its answer. */
const runningAt = async (runner: Instance) => {
  at.act = formatHalf;
  const stream = await runner.send({ input: "Hi" });
  await settled();
  return stream;
};

/** An abort under way, and how it came out so far. */
const aborting = (by: Instance, chatId: string) => {
  const shown = { outcome: "waits" };
  by.abort({ chatId }).then(
    () => (shown.outcome = "204"),
    (error: unknown) => (shown.outcome = (error as Error).name),
  );
  return shown;
};

describe("T31: an abort is in the store, and the log only passes it on", () => {
  it("while nobody reaches the log: it lands within a second or two, and the thread is free", async () => {
    const stream = await runningAt(deaf());
    const unreachable = withLog(() => ({ abort: away, changed: away }));
    const shown = aborting(unreachable, stream.chatId);
    await at.time.pass(1.5);
    expect([shown.outcome, state()]).toEqual(["204", "aborted"]);
    expect(await shapeOf(stream)).toMatch(/ delta closing __state__ __aborted__ __usage__$/);
  });

  it("of a turn that cannot show what it says: it stops at once, and has ended so, not as interrupted", async () => {
    let isAway = false;
    let stopped = false;
    const runner = withLog(({ append }) => ({
      aborted: away,
      append: (...asked) => (isAway ? away() : append(...asked)),
    }));
    at.act = async function* (_task, signal) {
      signal.addEventListener("abort", () => (stopped = true));
      yield content("Half");
      await new Promise((resolve) => setImmediate(resolve));
      isAway = true;
      yield content("an hour");
      await never();
    };
    const { chatId } = await runner.send({ input: "Hi" });
    await settled();
    const shown = aborting(
      withLog(() => ({ abort: away, changed: away })),
      chatId,
    );
    await at.time.pass(2);
    expect([shown.outcome, stopped, state()]).toEqual(["204", true, "claimed"]);
    await at.time.pass(at.leaseSeconds);
    expect(state()).toBe("aborted");
  });

  it("to a log that lost it: it lands when the lease is prolonged", async () => {
    const { chatId } = await runningAt(at.instance());
    const shown = aborting(forgetful(), chatId);
    await at.time.pass(2);
    expect([shown.outcome, state()]).toEqual(["204", "claimed"]);
    await at.time.pass(at.leaseSeconds / 3 - 2);
    expect(state()).toBe("aborted");
  });

  it("to a log that is not there: it answers when the turn has ended, not before", async () => {
    const { chatId } = await runningAt(deaf());
    const lost = withLog(() => ({ abort: away, changed: () => undefined }));
    const shown = aborting(lost, chatId);
    await at.time.pass(0.5);
    expect([shown.outcome, state()]).toEqual(["waits", "claimed"]);
    await at.time.pass(1);
    expect([shown.outcome, state()]).toEqual(["204", "aborted"]);
  });

  it("to a log that is away for a moment: it is sent when the log is back", async () => {
    let outages = 2;
    const { chatId } = await runningAt(withStore(() => ({ isAborted: () => false })));
    const unlucky = withLog(({ abort }) => ({
      abort: (...asked) => (outages-- > 0 ? away() : abort(...asked)),
    }));
    const shown = aborting(unlucky, chatId);
    await at.time.pass(1);
    expect([shown.outcome, state()]).toEqual(["204", "aborted"]);
  });

  it("a runner that could not hear listens again a second later", async () => {
    let outages = 2;
    const runner = at.instance(({ turnLogs, threads }) => ({
      threads: { ...threads, isAborted: () => false },
      turnLogs: {
        ...turnLogs,
        aborted: (...asked) => (outages-- > 0 ? away() : turnLogs.aborted(...asked)),
      },
    }));
    const { chatId } = await runningAt(runner);
    const shown = aborting(at.instance(), chatId);
    await at.time.pass(2);
    expect([shown.outcome, state()]).toEqual(["204", "aborted"]);
  });

  it("where the store cannot keep it, that is reported as an outage, though the log may have reached the turn", async () => {
    const { chatId } = await runningAt(at.instance());
    const shown = aborting(
      withStore(() => ({ abort: away })),
      chatId,
    );
    await settled();
    expect(shown.outcome).toBe("StoreUnavailable");
  });

  it("D7: the abort goes into the log while the store still writes", async () => {
    const { chatId } = await runningAt(at.instance());
    const shown = aborting(
      withStore(() => ({ abort: never })),
      chatId,
    );
    await settled();
    expect([shown.outcome, state()]).toEqual(["waits", "aborted"]);
  });

  it("an outage of the store when the lease is prolonged ends nothing, and the next time tells", async () => {
    let outages = 1;
    const runner = withStore(({ isAborted }) => ({
      isAborted: (...asked) => (outages-- > 0 ? away() : isAborted(...asked)),
    }));
    const { chatId } = await runningAt(runner);
    aborting(forgetful(), chatId);
    await at.time.pass(at.leaseSeconds / 3);
    expect(state()).toBe("claimed");
    await at.time.pass(at.leaseSeconds / 3);
    expect(state()).toBe("aborted");
  });

  it("a store that is slow to tell does not hold up the lease", async () => {
    const { chatId } = await runningAt(withStore(() => ({ isAborted: never })));
    await at.time.pass(at.leaseSeconds * 2);
    expect(await at.instance().interruptLostTurns()).toBe(0);
    aborting(at.instance(), chatId);
    await settled();
    expect(state()).toBe("aborted");
  });

  it("while the log is heard, the store is asked as often as the lease is prolonged", async () => {
    let asked = 0;
    const runner = withStore(({ isAborted }) => ({
      isAborted: (...turn) => {
        asked += 1;
        return isAborted(...turn);
      },
    }));
    await runningAt(runner);
    await at.time.pass(at.leaseSeconds);
    expect(asked).toBe(3);
  });
});

describe("T30: an abort reaches one writer of the turn", () => {
  it("it does not reach a writer that takes the turn over: it ends as interrupted, and can be sent again", async () => {
    const runner = at.instance();
    const { chatId } = await runningAt(runner);
    runner.die();
    aborting(forgetful(), chatId);
    await at.time.pass(at.leaseSeconds);
    const here = at.instance();
    expect(await here.interruptLostTurns()).toBe(1);
    expect(state()).toBe("interrupted");
    const messageId = [...at.tables.turns.values()][0]?.messageId;
    await here.send({ chatId, messageId, input: "Hi" });
    await at.time.pass(at.leaseSeconds);
    expect(state()).toBe("claimed");
  });

  it("a word that comes when somebody else has the turn stops nobody, and is not waited for", async () => {
    const { chatId } = await runningAt(at.instance());
    const late = withStore(({ load }) => ({
      load: async (...asked) => {
        const snapshot = await load(...asked);
        for (const turn of at.tables.turns.values()) turn.generation = 2;
        return snapshot;
      },
    }));
    const shown = aborting(late, chatId);
    await settled();
    expect([shown.outcome, state()]).toEqual(["204", "claimed"]);
    expect([...at.tables.turns.values()][0]?.abortedGeneration).toBeUndefined();
  });
});
