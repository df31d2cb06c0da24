import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { noRedis, redisProgram } from "@embedded-analytics/adapters-redis/testing";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerOf, chatIdOf, chatReader } from "./testing/chat.js";
import { holdSlot, oneSlot } from "./testing/hold-slot.js";
import { eventually, familyOf, isAlive } from "./testing/processes.js";
import { startService, type ServiceProcess } from "./testing/service-process.js";
import { revenueByCategory } from "./testing/shop.js";

const leaseSeconds = 3;
const question = "What is the revenue by category?";
const jane = {
  externalId: "jane",
  groups: ["analysts"],
  userAttributes: [{ name: "city", value: "Berlin" }],
};

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

// One story, told in order, with the processes that a person starts.
onRedis(`three instances behind one address${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let dataDirectory: string;
  let cluster: ServiceProcess;
  let url: string;

  const apiKey = `sk-clustertest0-${"c".repeat(43)}`;
  const environment = () => ({
    DATA_DIR: dataDirectory,
    PORT: "0",
    TURN_LEASE_SECONDS: String(leaseSeconds),
    SHUTDOWN_SECONDS: "5",
    ...oneSlot,
    BOOTSTRAP_API_KEY: apiKey,
  });

  const start = async (): Promise<void> => {
    cluster = startService(environment(), ["cluster"]);
    url = await cluster.listening();
  };

  const post = (to: string, body: object, signal?: AbortSignal) =>
    fetch(to, {
      method: "POST",
      headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });

  const chat = (body: object, path = "") =>
    post(`${url}/local/api/v1/public/demo/agents/1/chat/stream-chat-state${path}`, {
      sessionSettings: jane,
      ...body,
    });

  const servedBy = ({ headers }: Response): string => headers.get("x-served-by") ?? "nobody";

  /** The instances, as the greeting names them. */
  const instances = () =>
    [...cluster.output().stdout.matchAll(/ {2}(instance-\d) {2}(\S+) {2}process (\d+)/g)].map(
      ([, name = "", own = "", pid]) => ({ name, own, pid: Number(pid) }),
    );

  /** Takes every slot for queries, so that a turn waits in its query; answers how to free them. */
  const holdSlots = async (): Promise<() => void> => {
    const living = instances().filter(({ pid }) => isAlive(pid));
    const held = await Promise.all(living.map(({ own }) => holdSlot(own, apiKey)));
    return () => {
      for (const free of held) free();
    };
  };

  /** Sends a message whose turn waits in its query, and reads until it does. */
  const sayAndWait = async (body: object) => {
    const release = await holdSlots();
    const response = await chat({ input: question, ...body });
    const reader = chatReader(response);
    const cutoff = await reader.until(({ id }) => id === "__cutoff__");
    await reader.until(({ toolCall }) => toolCall?.name === "svcSqlApi");
    return { release, reader, chatId: chatIdOf([cutoff]), by: servedBy(response) };
  };

  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), "cluster-"));
    await start();
  });

  afterAll(async () => {
    for (const pid of familyOf(cluster.pid)) process.kill(pid, "SIGKILL");
    await rm(dataDirectory, { recursive: true, force: true });
  });

  test("each request goes to the next instance, and each says that it is ready", async () => {
    const served = new Set<string>();
    for (let at = 0; at < 3; at++) {
      const response = await fetch(`${url}/readyz`);
      expect([response.status, await response.json()]).toEqual([200, { status: "ready" }]);
      served.add(servedBy(response));
    }
    expect([...served].sort()).toEqual(["instance-1", "instance-2", "instance-3"]);
  });

  test("D5, D7: a turn of one instance is read from another one, and aborted from a third", async () => {
    const { release, reader, chatId, by } = await sayAndWait({});
    const watching = await chat({ chatId });
    const watcher = chatReader(watching);
    await watcher.until(({ toolCall }) => toolCall?.name === "svcSqlApi");
    const aborted = await chat({ chatId }, "/abort");
    expect(aborted.status).toBe(204);
    expect(new Set([by, servedBy(watching), servedBy(aborted)]).size).toBe(3);
    release();
    for (const each of [reader, watcher]) {
      const ids = (await each.rest()).map(({ id }) => id);
      expect(ids.slice(-3)).toEqual(["__state__", "__aborted__", "__usage__"]);
    }
    const next = await chatReader(await chat({ input: question, chatId })).rest();
    expect(answerOf(next).result.data).toEqual(await revenueByCategory("Berlin"));
  });

  test("D8, T30: an instance that is killed in mid-turn leaves its thread free after the lease, and the others go on", async () => {
    const messageId = `${Date.now()}-message`;
    const { release, reader, chatId, by } = await sayAndWait({ messageId });
    const watcher = chatReader(await chat({ chatId }));
    await watcher.until(({ toolCall }) => toolCall?.name === "svcSqlApi");
    const killed = instances().find(({ name }) => name === by)?.pid ?? 0;
    process.kill(killed, "SIGKILL");
    const since = Date.now();
    await expect(reader.rest()).rejects.toThrow();
    release();

    // Who reads elsewhere gets the closing sequence, and then the thread is free.
    const ids = (await watcher.rest()).map(({ id }) => id);
    expect(ids.slice(-2)).toEqual(["__state__", "__usage__"]);
    expect(Date.now() - since).toBeLessThan((leaseSeconds + 5) * 1000);
    const again = await chat({ input: question, chatId, messageId });
    expect(servedBy(again)).not.toBe(by);
    const lines = await chatReader(again).rest();
    expect(answerOf(lines).result.data).toEqual(await revenueByCategory("Berlin"));

    for (let at = 0; at < 6; at++) {
      const response = await fetch(`${url}/readyz`);
      expect([response.status, servedBy(response)]).toEqual([200, expect.not.stringMatching(by)]);
    }
  });

  test("one Ctrl-C ends all of it, and nothing stays behind", async () => {
    const family = familyOf(cluster.pid);
    expect(family.length).toBeGreaterThan(5);
    cluster.child.kill("SIGINT");
    expect(await cluster.ended()).toBe(0);
    await eventually(() => !family.some(isAlive));
  });

  test("T30: when all of it is killed at once, nothing stays behind, and the next start is up again", async () => {
    await start();
    const family = familyOf(cluster.pid);
    process.kill(cluster.pid, "SIGKILL");
    await eventually(() => !family.some(isAlive));
    await start();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

test("F3: several instances on a machine without a Redis say how to get one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cluster-"));
  const DATABASE_URL = "postgres://127.0.0.1:1/none";
  const command = startService({ DATA_DIR: folder, DATABASE_URL, PATH: folder }, ["cluster"]);
  expect(await command.ended()).toBe(1);
  expect(command.output().stderr).toContain("no redis-server or valkey-server on the PATH");
  expect(command.output().stderr).toContain("apt-get install redis-server");
  await rm(folder, { recursive: true });
});
