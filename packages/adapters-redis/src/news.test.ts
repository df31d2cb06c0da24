import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Redis } from "ioredis";
import { connect, type Connections } from "./connections.js";
import { turnKeys } from "./keys.js";
import { noRedis, redisProgram, startRedis, type TestRedis } from "./testing/start-redis.js";
import { redisTurnLogs } from "./turn-logs.js";

const account = 1;
const soon = (): AbortSignal => AbortSignal.timeout(8000);

type Logs = ReturnType<typeof redisTurnLogs>;

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`how lines come to other instances${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let redis: TestRedis;
  let admin: Redis;
  const opened: { readonly logs: Logs; readonly connections: Connections }[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    admin = new Redis(redis.url);
  });
  afterAll(async () => {
    for (const { logs, connections } of opened) {
      logs.close();
      connections.close();
    }
    admin.disconnect();
    await redis.stop();
  });

  const instance = async (): Promise<Logs> => {
    const connections = connect(redis.url);
    await new Promise<void>((resolve) => connections.commands.once("ready", resolve));
    const logs = redisTurnLogs(connections);
    opened.push({ logs, connections });
    return logs;
  };

  const next = async (logs: Logs, turn: string, cursor: number) => {
    await logs.changed(account, turn, cursor, soon());
    return (await logs.read(account, turn, cursor, 100))?.lines;
  };

  const pulls = async (): Promise<number> => {
    const calls = /cmdstat_xrange:calls=(\d+)/.exec(await admin.info("commandstats"));
    return Number(calls?.[1] ?? 0);
  };

  const listeners = async (turn: string): Promise<number> => {
    const [, count] = await admin.pubsub("NUMSUB", turnKeys("ea:", account, turn).lines);
    return Number(count);
  };

  it("D6: lines are sent to who reads them, who need not ask", async () => {
    const [writer, reader] = [await instance(), await instance()];
    await writer.open(account, "sent", 1);
    expect(await reader.read(account, "sent", 0, 100)).toMatchObject({ lines: [] });
    const before = await pulls();
    for (let at = 0; at < 100; at++) {
      await writer.append(account, "sent", 1, at, [`${at}\n`], false);
      expect(await next(reader, "sent", at)).toEqual([`${at}\n`]);
    }
    // Once in a while everybody looks for themselves.
    expect((await pulls()) - before).toBeLessThan(50);
  });

  it("D6: lines put down again with more behind them come once, in their place", async () => {
    const [writer, reader] = [await instance(), await instance()];
    await writer.open(account, "resent", 1);
    await writer.append(account, "resent", 1, 0, ["0\n"], false);
    expect(await next(reader, "resent", 0)).toEqual(["0\n"]);
    const before = await pulls();
    for (let at = 1; at <= 100; at++) {
      // The answer to the line before was lost.
      const lines = [`${at - 1}\n`, `${at}\n`];
      expect(await writer.append(account, "resent", 1, at - 1, lines, false)).toBe("appended");
      expect(await next(reader, "resent", at)).toEqual([`${at}\n`]);
    }
    expect((await pulls()) - before).toBeLessThan(50);
  });

  it.each([
    ["with a zero in it", "a\0b\n"],
    ["as long as an answer", `${"x".repeat(70_000)}\n`],
    ["with nothing in it", ""],
  ])("D6: a line %s comes through as it was put down", async (name, line) => {
    const [writer, reader] = [await instance(), await instance()];
    await writer.open(account, name, 1);
    await reader.read(account, name, 0, 100);
    await writer.append(account, name, 1, 0, ["first\n", line], false);
    expect(await next(reader, name, 0)).toEqual(["first\n", line]);
  });

  it("D8: who writes is not sent its own lines; it listens once another has the turn", async () => {
    const [writer, other] = [await instance(), await instance()];
    await writer.open(account, "taken", 1);
    await writer.append(account, "taken", 1, 0, ["a\n"], false);
    expect(await next(writer, "taken", 0)).toEqual(["a\n"]);
    expect(await listeners("taken")).toBe(0);
    await other.open(account, "taken", 2);
    while ((await listeners("taken")) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await other.append(account, "taken", 2, 1, ["b\n"], false);
    expect(await next(writer, "taken", 1)).toEqual(["b\n"]);
  });

  it("D8: an abort reaches the writer of a later generation where the earlier one was read", async () => {
    const [writer, other] = [await instance(), await instance()];
    await writer.open(account, "again", 1);
    await writer.read(account, "again", 0, 100);
    await writer.open(account, "again", 2);
    const signalled = writer.aborted(account, "again", 2, soon());
    await other.abort(account, "again", 2);
    expect(await signalled).toBe(true);
  });
});
