import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { StoreUnavailable } from "@embedded-analytics/domain";
import { startFaultProxy } from "@embedded-analytics/testkit";
import { Redis } from "ioredis";
import { connect, type Connections } from "./connections.js";
import {
  freePort,
  noRedis,
  redisProgram,
  startRedis,
  type TestRedis,
} from "./testing/start-redis.js";
import { redisTurnLogs } from "./turn-logs.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const account = 1;
const soon = (): AbortSignal => AbortSignal.timeout(8000);

interface Instance {
  readonly logs: ReturnType<typeof redisTurnLogs>;
  readonly connections: Connections;
}

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`a log on a Redis that has troubles${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let redis: TestRedis;
  let port: number;
  let admin: Redis;
  const instances: Instance[] = [];
  let turns = 0;

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    admin = new Redis(redis.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    admin.on("error", () => undefined);
  });
  afterAll(async () => {
    for (const { logs, connections } of instances) {
      logs.close();
      connections.close();
    }
    admin.disconnect();
    await redis.stop();
  });

  const instance = async (url = redis.url): Promise<Instance> => {
    const connections = connect(url);
    const { commands, subscriber } = connections;
    await Promise.all([commands, subscriber].map(ready));
    const made = { connections, logs: redisTurnLogs(connections) };
    instances.push(made);
    return made;
  };

  const openTurn = async ({ logs }: Instance): Promise<string> => {
    const turn = `turn-${++turns}`;
    expect(await logs.open(account, turn, 1)).toBe(true);
    expect(await logs.append(account, turn, 1, 0, ["a\n", "b\n"], false)).toBe("appended");
    return turn;
  };

  const linesFrom = async ({ logs }: Pick<Instance, "logs">, turn: string, cursor: number) =>
    (await logs.read(account, turn, cursor, 100))?.lines;

  it("T31: an abort lands though only the listener's connection was cut", async () => {
    const [writer, other] = [await instance(), await instance()];
    const turn = await openTurn(writer);
    const signalled = writer.logs.aborted(account, turn, 1, soon());
    await admin.call("CLIENT", "KILL", "TYPE", "pubsub");
    await other.logs.abort(account, turn, 1);
    expect(await signalled).toBe(true);
  });

  it("T31: lines that were published while the listener was away are read when it is back", async () => {
    const [writer, reader] = [await instance(), await instance()];
    const turn = await openTurn(writer);
    expect(await linesFrom(reader, turn, 0)).toEqual(["a\n", "b\n"]);
    const changed = reader.logs.changed(account, turn, 2, soon());
    await admin.call("CLIENT", "KILL", "TYPE", "pubsub");
    await writer.logs.append(account, turn, 1, 2, ["c\n"], true);
    await changed;
    expect(await linesFrom(reader, turn, 2)).toEqual(["c\n"]);
  });

  it.each(["taken over", "found ended"])(
    "T30: a writer that opens a log has all of its lines, also those that were not published; it is %s",
    async (how) => {
      const [writer, other] = [await instance(), await instance()];
      const turn = await openTurn(writer);
      expect(await linesFrom(other, turn, 0)).toEqual(["a\n", "b\n"]);
      const { subscriber } = other.connections;
      const deaf = new Promise<void>((resolve) => subscriber.once("end", () => resolve()));
      subscriber.disconnect();
      await deaf;
      await writer.logs.append(account, turn, 1, 2, ["c\n"], how === "found ended");
      expect(await other.logs.open(account, turn, 2)).toBe(how === "taken over");
      expect(await linesFrom(other, turn, 0)).toEqual(["a\n", "b\n", "c\n"]);
    },
  );

  it("D8: a log that was lost is said to be missing; put down anew, readers go on where they were", async () => {
    const [writer, reader] = [await instance(), await instance()];
    const turn = await openTurn(writer);
    expect(await linesFrom(reader, turn, 0)).toEqual(["a\n", "b\n"]);
    await admin.flushall();
    expect(await writer.logs.append(account, turn, 1, 2, ["c\n"], false)).toBe("missing");
    const changed = reader.logs.changed(account, turn, 2, soon());
    expect(await writer.logs.open(account, turn, 1)).toBe(true);
    const all = ["a\n", "b\n", "c\n"];
    expect(await writer.logs.append(account, turn, 1, 0, all, true)).toBe("appended");
    await changed;
    expect(await linesFrom(reader, turn, 2)).toEqual(["c\n"]);
    expect(await linesFrom(await instance(), turn, 0)).toEqual(all);
  });

  it("T31: while it is away every call fails at once, waiting readers fail, and it heals by itself", async () => {
    const [writer, reader] = [await instance(), await instance()];
    const turn = await openTurn(writer);
    await linesFrom(reader, turn, 0);
    const waiting = reader.logs.changed(account, turn, 2, soon());
    const signalled = expect(waiting).rejects.toThrow(StoreUnavailable);
    await redis.stop();
    await signalled;
    await expect(
      Promise.resolve(writer.logs.append(account, turn, 1, 2, ["c\n"], false)),
    ).rejects.toThrow(StoreUnavailable);
    // What the replica has can be read all the same.
    expect(await linesFrom(reader, turn, 0)).toEqual(["a\n", "b\n"]);

    redis = await startRedis(port);
    await Promise.all(
      [writer, reader].flatMap(({ connections: { commands, subscriber } }) =>
        [commands, subscriber].map(ready),
      ),
    );
    expect(await writer.logs.open(account, turn, 1)).toBe(true);
    const again = reader.logs.changed(account, turn, 2, soon());
    const all = ["a\n", "b\n", "c\n"];
    expect(await writer.logs.append(account, turn, 1, 0, all, true)).toBe("appended");
    await again;
    expect(await linesFrom(reader, turn, 2)).toEqual(["c\n"]);
  });

  it("T31: a server that is there but does not answer is an outage within its time limit", async () => {
    const writer = await instance();
    const turn = await openTurn(writer);
    process.kill(redis.pid, "SIGSTOP");
    try {
      await expect(
        Promise.resolve(writer.logs.append(account, turn, 1, 2, ["c\n"], false)),
      ).rejects.toThrow(StoreUnavailable);
    } finally {
      process.kill(redis.pid, "SIGCONT");
    }
    // Whether it was put down then or is now, it is there once.
    await expect(
      Promise.resolve(writer.logs.append(account, turn, 1, 2, ["c\n"], true)),
    ).resolves.toBe("appended");
    expect(await linesFrom(await instance(), turn, 0)).toEqual(["a\n", "b\n", "c\n"]);
  });

  it("T31: connections that have died without a reset are given up for new ones, both", async () => {
    const proxy = await startFaultProxy(redis.url);
    const writer = await instance(proxy.url);
    const turn = await openTurn(writer);
    expect(await linesFrom(writer, turn, 0)).toEqual(["a\n", "b\n"]);
    const { commands, subscriber } = writer.connections;
    const anew = [commands, subscriber].map(
      (each) => new Promise<void>((resolve) => each.once("ready", () => resolve())),
    );
    proxy.freeze();
    await expect(
      Promise.resolve(writer.logs.append(account, turn, 1, 2, ["c\n"], false)),
    ).rejects.toThrow(StoreUnavailable);
    await Promise.all(anew);
    expect(await writer.logs.append(account, turn, 1, 2, ["c\n"], true)).toBe("appended");
    await proxy.close();
  });

  it("T31: the death of a connection is noticed though nobody asks for anything", async () => {
    const proxy = await startFaultProxy(redis.url);
    const { commands, subscriber } = (await instance(proxy.url)).connections;
    const closed = [commands, subscriber].map(
      (each) => new Promise<void>((resolve) => each.once("close", () => resolve())),
    );
    proxy.freeze();
    await Promise.all(closed);
    await Promise.all([commands, subscriber].map(ready));
    await proxy.close();
  });

  it("T31: a listener that hears nothing holds up no reader", async () => {
    const proxy = await startFaultProxy(redis.url);
    const writer = await instance();
    const { subscriber } = (await instance(proxy.url)).connections;
    const reader = { logs: redisTurnLogs({ ...writer.connections, subscriber }) };
    const turn = await openTurn(writer);
    proxy.set("silent");
    proxy.freeze();
    expect(await linesFrom(reader, turn, 0)).toEqual(["a\n", "b\n"]);
    // What was not published is found by the poll.
    const changed = reader.logs.changed(account, turn, 2, soon());
    await writer.logs.append(account, turn, 1, 2, ["c\n"], true);
    await changed;
    expect(await linesFrom(reader, turn, 2)).toEqual(["c\n"]);
    reader.logs.close();
    await proxy.close();
  });
});

const ready = (redis: Redis): Promise<void> =>
  redis.status === "ready"
    ? Promise.resolve()
    : new Promise((resolve) => redis.once("ready", () => resolve()));
