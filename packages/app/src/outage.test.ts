import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type Database } from "@embedded-analytics/adapters-prisma";
import { createDatabase, type TestDatabase } from "@embedded-analytics/adapters-prisma/testing";
import {
  gate,
  say,
  scriptedAgent,
  startFaultProxy,
  wait,
  type FaultProxy,
  type Gate,
} from "@embedded-analytics/testkit";
import { readConfiguration } from "./configuration/read-configuration.js";
import { serve, type Service } from "./serve/serve.js";
import { answerOf, chatIdOf, chatReader, type ChatReader } from "./testing/chat.js";

const apiKey = `sk-outagekey000-${"o".repeat(43)}`;
let folder: string;
let database: TestDatabase;
let proxy: FaultProxy;
/** The same database, past the proxy. */
let beside: Database;
let service: Service;
/** Each turn says something, and goes on when its gate is opened. */
const gates: Gate[] = [];
const agents = scriptedAgent(() => {
  const until = gate();
  gates.push(until);
  return [say("before"), wait(until), say(" and after")];
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "outage-"));
  const file = join(folder, "accounts.yaml");
  await writeFile(
    file,
    "accounts: [{ name: acme, keys: [{ name: server, fromEnv: ACME_KEY }], deployments: [{ id: 1, name: shop, default: true }], agents: [{ id: one, name: analyst }] }]",
  );
  database = await createDatabase();
  beside = openDatabase(database.url, { connectionsMax: 1 });
  proxy = await startFaultProxy(database.url);
  const read = readConfiguration(
    {
      DATABASE_URL: proxy.url,
      DATA_DIR: folder,
      BOOTSTRAP_FILE: file,
      PORT: "0",
      TURN_LEASE_SECONDS: "3",
      LOG_LEVEL: "silent",
    },
    folder,
  );
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  service = await serve(read.configuration, { ACME_KEY: apiKey }, { agents });
});

afterAll(async () => {
  await service.stop();
  await proxy.close();
  await beside.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const post = (path: string, body: object) =>
  fetch(service.url + path, {
    method: "POST",
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const mint = (externalId: string) => post("/api/v1/embed/generate-session", { externalId });

const chat = (body: object) =>
  post("/local/api/v1/public/acme/agents/one/chat/stream-chat-state", {
    sessionSettings: { externalId: "jane" },
    ...body,
  });

/** Sends a message and reads the first word of its answer. */
const begin = async (): Promise<{ readonly reader: ChatReader; readonly chatId: string }> => {
  const reader = chatReader(await chat({ input: "Hi" }));
  const cutoff = await reader.until(({ id }) => id === "__cutoff__");
  await reader.until(({ content }) => content === "before");
  return { reader, chatId: chatIdOf([cutoff]) };
};

/** The states of a thread's turns, as they are stored. */
const statesOf = async (chatId: string): Promise<readonly unknown[]> => {
  const found = await beside.pool.query<{ readonly state: string }>(
    "select state from turn where thread_id = $1 order by sort_from",
    [chatId],
  );
  return found.rows.map(({ state }) => state);
};

const loseDatabase = (): void => {
  proxy.set("refuse");
  proxy.reset();
};

const readiness = async () => (await fetch(`${service.url}/readyz`)).json();

const expectUnavailable = async (response: Response): Promise<void> => {
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("1");
  const problem = (await response.json()) as object;
  expect(problem).toMatchObject({ code: "store_unavailable" });
  expect(JSON.stringify(problem)).not.toMatch(/postgres|ECONN|127\.0\.0\.1|select|insert/i);
};

test("T32 the database is gone in mid-request: 503 with Retry-After, and it heals by itself", async () => {
  expect((await mint("before")).status).toBe(200);

  proxy.resetOn('"kind":"create"'); // it stands in the changes, not in the load
  await expectUnavailable(await mint("during"));
  proxy.resetOn(undefined);
  expect((await mint("during")).status).toBe(200);

  proxy.set("refuse");
  proxy.reset();
  await expectUnavailable(await mint("away"));
  expect(await readiness()).toEqual({ status: "unavailable" });
  expect((await fetch(`${service.url}/livez`)).status).toBe(200);

  proxy.set("pass");
  expect((await mint("after")).status).toBe(200);
  expect(await readiness()).toEqual({ status: "ready" });
});

test("T32 connections that are cut again and again: each answer is 200 or 503, never another", async () => {
  const cutter = setInterval(() => {
    proxy.reset();
  }, 5);
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => (await mint(`cut-${at}`)).status),
  );
  clearInterval(cutter);
  expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // A connection that was cut a moment ago may be met once more before it is noticed.
  const last = await mint("at-last");
  expect(last.status === 200 ? 200 : (await mint("at-last")).status).toBe(200);
});

test("T32, D8: a turn whose end can be stored again within its lease is whole", async () => {
  const { reader, chatId } = await begin();
  loseDatabase();
  await expectUnavailable(await chat({ input: "Hi" }));
  await expectUnavailable(await chat({ input: "Hi", chatId }));
  gates.at(-1)?.open();
  await new Promise((resolve) => setTimeout(resolve, 600));
  proxy.set("pass");
  const lines = await reader.rest();
  expect(answerOf(lines).final).toBe("before and after");
  expect(answerOf(await chatReader(await chat({ chatId })).rest()).final).toBe("before and after");
}, 30_000);

test("T32, D3, D8: a turn whose end cannot be stored has its closing sequence, and its thread is free later", async () => {
  const { reader, chatId } = await begin();
  loseDatabase();
  gates.at(-1)?.open();
  const lines = await reader.rest();
  expect(answerOf(lines)).toMatchObject({ said: "before and after", final: undefined });
  expect(lines.slice(-3)).toEqual([
    { error: "The answer was interrupted. Send the message again." },
    expect.objectContaining({ id: "__state__" }),
    expect.objectContaining({ id: "__usage__" }),
  ]);

  proxy.set("pass");
  // Nobody asks for the thread: the service itself looks for turns that are lost.
  while ((await statesOf(chatId)).includes("claimed")) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(await statesOf(chatId)).toEqual(["interrupted"]);
  const next = chatReader(await chat({ input: "Again", chatId }));
  await next.until(({ content }) => content === "before");
  gates.at(-1)?.open();
  expect((await next.rest()).map(({ content }) => content)).toContain("Hi");
}, 30_000);
