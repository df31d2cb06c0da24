import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@embedded-analytics/adapters-prisma";
import { createDatabase, openPatientDatabase } from "@embedded-analytics/adapters-prisma/testing";
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
import { serve } from "./serve/serve.js";
import { chatIdOf, chatReader, type ChatReader } from "./testing/chat.js";

/** A service whose way to its database can be disturbed. */
export interface DisturbedService {
  readonly url: string;
  /** The way. */
  readonly proxy: FaultProxy;
  /** Each turn says something, and goes on when its gate is opened. */
  readonly gates: readonly Gate[];
  /** Rejects where there is no answer for so long that nobody would wait. */
  mint(externalId: string): Promise<Response>;
  chat(body: object): Promise<Response>;
  /** Sends a message and reads the first word of its answer. */
  begin(): Promise<{ readonly reader: ChatReader; readonly chatId: string }>;
  /** The states of a thread's turns, as they are stored. */
  statesOf(chatId: string): Promise<readonly unknown[]>;
  readiness(): Promise<unknown>;
  close(): Promise<void>;
}

const apiKey = `sk-outagekey000-${"o".repeat(43)}`;

const patienceMs = 8000;

/** Starts it over a database of its own. */
export const startDisturbed = async (leaseSeconds: number): Promise<DisturbedService> => {
  const folder = await mkdtemp(join(tmpdir(), "outage-"));
  const file = join(folder, "accounts.yaml");
  await writeFile(
    file,
    "accounts: [{ name: acme, keys: [{ name: server, fromEnv: ACME_KEY }], deployments: [{ id: 1, name: shop, default: true }], agents: [{ id: one, name: analyst }] }]",
  );
  const database = await createDatabase();
  // The same database, past the proxy.
  const beside: Database = openPatientDatabase(database.url, { connectionsMax: 1 });
  const proxy = await startFaultProxy(database.url);
  const read = readConfiguration(
    {
      DATABASE_URL: proxy.url,
      DATA_DIR: folder,
      BOOTSTRAP_FILE: file,
      PORT: "0",
      TURN_LEASE_SECONDS: String(leaseSeconds),
      LOG_LEVEL: "silent",
    },
    folder,
  );
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const gates: Gate[] = [];
  const agents = scriptedAgent(() => {
    const until = gate();
    gates.push(until);
    return [say("before"), wait(until), say(" and after")];
  });
  const service = await serve(read.configuration, { ACME_KEY: apiKey }, { agents });

  const post = (path: string, body: object, signal?: AbortSignal): Promise<Response> =>
    fetch(service.url + path, {
      method: "POST",
      signal: signal ?? null,
      headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const chat = (body: object): Promise<Response> =>
    post("/local/api/v1/public/acme/agents/one/chat/stream-chat-state", {
      sessionSettings: { externalId: "jane" },
      ...body,
    });
  return {
    url: service.url,
    proxy,
    gates,
    chat,
    mint: (externalId) =>
      post("/api/v1/embed/generate-session", { externalId }, AbortSignal.timeout(patienceMs)),
    begin: async () => {
      const reader = chatReader(await chat({ input: "Hi" }));
      const cutoff = await reader.until(({ id }) => id === "__cutoff__");
      await reader.until(({ content }) => content === "before");
      return { reader, chatId: chatIdOf([cutoff]) };
    },
    statesOf: async (chatId) => {
      const found = await beside.pool.query<{ readonly state: string }>(
        "select state from turn where thread_id = $1 order by sort_from",
        [chatId],
      );
      return found.rows.map(({ state }) => state);
    },
    readiness: async () => (await fetch(`${service.url}/readyz`)).json(),
    close: async () => {
      await service.stop();
      await proxy.close();
      await beside.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
};

/** T32: what a client reads of an outage, and what it does not. */
export const problemOfOutage = async (response: Response): Promise<unknown> => {
  const problem = (await response.json()) as { readonly code?: string };
  const text = JSON.stringify(problem);
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    code: problem.code,
    tells: /postgres|ECONN|127\.0\.0\.1|select|insert/i.exec(text)?.[0],
  };
};

/** All of that, as it must be. */
export const unavailable = {
  status: 503,
  retryAfter: "1",
  code: "store_unavailable",
  tells: undefined,
};

export const passed = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
