// Our log, as an instance writes and reads it: a turn with its record, and one reading for all readers.
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { connect, redisTurnLogs } from "@embedded-analytics/adapters-redis";
import { TurnBroadcasts, TurnExecution } from "@embedded-analytics/domain/effect";
import { AppendRateLimiter } from "../../packages/domain/dist/chat/run/append-rate-limiter.js";
import { TurnPersistence } from "../../packages/domain/dist/chat/run/turn-persistence.js";
import { say } from "../chat/script.mjs";

const accountId = 1;
const generation = 1;
/** What the service does where it has a Redis. */
export const servicePaceMs = 10;
const budget = { toolCalls: 20, seconds: 600, answerLength: 2 ** 26, lineBytes: 2 ** 28 };
/** The store is measured elsewhere. */
const threads = {
  keep: async () => true,
  end: async () => true,
  renew: async () => true,
  turn: async () => ({ state: "claimed", lines: [] }),
};

const paceOf = (everyMs) => {
  const pace = new AppendRateLimiter(everyMs, () => performance.now());
  return () => {
    const waitMs = pace.next();
    return waitMs > 0 ? setTimeout(waitMs) : undefined;
  };
};

export const connectOurs = (paceMs) => async (url) => {
  const connections = connect(url);
  await once(connections.commands, "ready");
  const logs = redisTurnLogs(connections);
  const readings = new TurnBroadcasts();
  const pause = (seconds, signal) =>
    setTimeout(seconds * 1000, undefined, { signal }).catch(() => undefined);
  const source = { accountId, threads, logs, pause };
  const begin = async (turnId, script) => {
    await logs.open(accountId, turnId, generation);
    const record = new TurnPersistence({
      ...{ accountId, turnId, generation, logs, threads, leaseSeconds: 15 },
      outage: () => async () => false,
      onError: (error) => console.error(error),
    });
    const run = new TurnExecution({
      names: {
        chatId: turnId,
        messageId: `${turnId}.message`,
        answerId: `${turnId}.answer`,
        finalId: `${turnId}.final`,
        agentNode: "analyst",
      },
      ...{ input: "", sort: 0, budget, toolNames: {} },
      append: (written) => record.put(written),
      pace: paceMs > 0 ? paceOf(paceMs) : undefined,
      runTool: async () => "{}",
      newId: () => turnId,
    });
    // As its instance listens for a word to stop.
    void logs.aborted(accountId, turnId, generation, run.signal);
    const spoken = run.drive(async function* () {
      for await (const text of say(script, run.signal)) yield { kind: "content", text };
    });
    return { spoken };
  };
  const follow = async (turnId, take) => {
    const turn = { id: turnId, sortFrom: 0 };
    const parts = readings.read(source, turn, new AbortController().signal);
    const next = async () => {
      const { done, value } = await parts.next();
      if (!done) take(value);
      return !done;
    };
    await next(); // how every turn begins
    return {
      ended: (async () => {
        while (await next());
      })(),
    };
  };
  return { begin, follow };
};
