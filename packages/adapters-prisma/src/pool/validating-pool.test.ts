import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { startFaultProxy, type FaultProxy } from "@embedded-analytics/testkit";
import type { Duplex } from "node:stream";
import type pg from "pg";
import { createDatabase } from "../testing/create-database.js";
import { ValidatingPool } from "./validating-pool.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const test = await createDatabase();
afterAll(() => test.drop());

let proxy: FaultProxy;
let pool: ValidatingPool;
beforeEach(async () => {
  proxy = await startFaultProxy(test.url);
  pool = poolThatTrusts(100);
});

const poolThatTrusts = (idleMsMax: number): ValidatingPool => {
  // Statements without a name are waited for longer than a test runs.
  const config = { connectionString: proxy.url, max: 3, connectionTimeoutMillis: 500 };
  const allowsSlow = (name: string): boolean => name === "slow";
  const opened = new ValidatingPool(config, {
    answerMsMax: 500,
    idleMsMax,
    pingMsMax: 300,
    allowsSlow,
  });
  opened.on("error", () => undefined);
  return opened;
};

afterEach(async () => {
  await pool.end();
  await proxy.close();
});

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fills the pool with idle connections; answers their servers' processes. Where a busy machine opens one too late,
 * the others are given back all the same: a pool waits at its end for each that it gave out.
 */
const fill = async (): Promise<readonly unknown[]> => {
  const opened = await Promise.allSettled([1, 2, 3].map(() => pool.connect()));
  const clients = opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  try {
    for (const each of opened) if (each.status === "rejected") throw each.reason;
    return await Promise.all(clients.map(pidOf));
  } finally {
    for (const client of clients) client.release();
  }
};

const pidOf = async (through: Pick<pg.Pool, "query">): Promise<unknown> =>
  (await through.query("select pg_backend_pid() as pid")).rows[0]?.pid;

const named = { name: "one", text: "select 1 as one" };

describe("T32: a pool in which new connections cannot be made in time", () => {
  it("serves those who wait for one by another that answers", async () => {
    const [pid] = [await pidOf(pool)];
    proxy.set("silent");
    // The one that is there takes its turn beside two that wait for a new one, and the rest wait for it.
    const asked = await Promise.allSettled(Array.from({ length: 9 }, () => pidOf(pool)));
    expect(asked).toEqual(asked.map(() => ({ status: "fulfilled", value: pid })));
    expect(pool.waitingCount).toBe(0);
  });

  it("refuses them where none answers, and takes all places back", async () => {
    proxy.set("silent");
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => pidOf(pool)));
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => "rejected"));
    proxy.set("pass");
    await fill();
  });
});

describe("T32: a pool whose packets are swallowed", () => {
  it("gives out none of the dead connections once packets pass again", async () => {
    const before = await fill();
    proxy.freeze();
    await passed(150);
    const after = await Promise.all([1, 2, 3, 4].map(() => pidOf(pool)));
    expect(before.filter((pid) => after.includes(pid))).toEqual([]);
    expect(pool.totalCount).toBeLessThanOrEqual(3);
  });

  it("fails in time while it lasts, for whoever gets a connection and whoever waits for one", async () => {
    await fill();
    await passed(150);
    proxy.set("silent");
    proxy.freeze();
    const asked = [1, 2, 3, 4, 5, 6].map(() => pool.query(named));
    for (const each of asked) await expect(each).rejects.toThrow(/timeout/);
    proxy.set("pass");
    expect((await pool.query(named)).rows).toEqual([{ one: 1 }]);
  });

  it("a statement under way with a name ends in time, and the others are not trusted then", async () => {
    await pool.end();
    pool = poolThatTrusts(60_000);
    await fill();
    proxy.freeze();
    await expect(pool.query(named)).rejects.toThrow("Query read timeout");
    expect((await pool.query(named)).rows).toEqual([{ one: 1 }]);
  });

  it("waits for what may take longer: some with a name, all without", async () => {
    const text = "select 1 as one from pg_sleep(1)";
    expect((await pool.query({ name: "slow", text })).rows).toEqual([{ one: 1 }]);
    expect((await pool.query(text)).rows).toEqual([{ one: 1 }]);
    // As Prisma asks.
    const unnamed = { name: undefined, text };
    expect((await pool.query(unnamed)).rows).toEqual([{ one: 1 }]);
  });

  it("keeps connections that answer, however long they were idle", async () => {
    const before = await fill();
    await passed(150);
    expect(before).toContain(await pidOf(pool));
    expect(pool.totalCount).toBe(3);
  });

  it("T38: ends in time, and no connection is left that would keep the process", async () => {
    const sockets: Duplex[] = [];
    pool.on("connect", (client) => {
      // What the declarations of the driver do not know, it does.
      sockets.push((client as unknown as { readonly connection: pg.Connection }).connection.stream);
    });
    await fill();
    proxy.freeze();
    await pool.end();
    expect(sockets.map(({ closed }) => closed)).toEqual([true, true, true]);
    pool = poolThatTrusts(100);
  });

  it("outlives a connection that breaks while it is asked", async () => {
    await fill();
    await passed(150);
    proxy.resetOn("select 1");
    const asked = pidOf(pool);
    await passed(50);
    proxy.resetOn(undefined);
    expect(await asked).toEqual(expect.any(Number));
  });
});

describe("T32: a connection that is given back half-way", () => {
  it("goes when it owes an answer, and the others are not trusted then", async () => {
    await pool.end();
    pool = poolThatTrusts(60_000);
    await fill();
    const client = await pool.connect();
    proxy.freeze();
    const asked = { text: "select 1", query_timeout: 200 };
    await expect(client.query(asked)).rejects.toThrow("Query read timeout");
    client.release();
    expect((await pool.query(named)).rows).toEqual([{ one: 1 }]);
  });

  it("goes with its transaction: nobody else writes in it", async () => {
    const client = await pool.connect();
    await client.query("begin");
    const pid = await pidOf(client);
    client.release();
    expect(await pidOf(pool)).not.toBe(pid);
  });

  it("stays when its transaction is over", async () => {
    const client = await pool.connect();
    for (const text of ["begin", "select 1", "commit"]) await client.query(text);
    const pid = await pidOf(client);
    client.release();
    expect(await pidOf(pool)).toBe(pid);
  });
});
