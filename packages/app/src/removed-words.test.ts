import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Database } from "@embedded-analytics/adapters-prisma";
import {
  ageTables,
  createDatabase,
  dumpTables,
  type TestDatabase,
  openPatientDatabase,
} from "@embedded-analytics/adapters-prisma/testing";
import {
  noRedis,
  redisProgram,
  startRedis,
  type TestRedis,
} from "@embedded-analytics/adapters-redis/testing";
import { say, scriptedAgent } from "@embedded-analytics/testkit";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfiguration } from "./configuration/read-configuration.js";
import { serve, type Service } from "./serve/serve.js";
import { chatIdOf, chatLinesOf } from "./testing/chat.js";

const apiKey = `sk-removing0000-${"a".repeat(43)}`;
const declaration = {
  name: "acme",
  keys: [{ name: "server", fromEnv: "ACME_KEY" }],
  deployments: [{ id: 1, name: "shop", default: true }],
  agents: [{ id: "1", name: "analyst" }],
  userAttributes: [{ name: "region", type: "string" }],
  retention: { threadsDays: 30 },
};
const agentPath = "/local/api/v1/public/acme/agents/1/chat";

/** Said in threads: in a question, an answer, a title, and a comment on the answer. */
const said = ["canary-question", "canary-answer", "canary-title", "canary-comment"];
/** Of a user alone. */
const own = ["canary@example.test", "canary-name", "canary-value"];

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`J1 what was removed${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let folder: string;
  let testDatabase: TestDatabase;
  let database: Database;
  let redis: TestRedis;
  let service: Service;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "removed-"));
    testDatabase = await createDatabase();
    database = openPatientDatabase(testDatabase.url, { connectionsMax: 1 });
    redis = await startRedis();
    await writeFile(join(folder, "accounts.yaml"), JSON.stringify({ accounts: [declaration] }));
    const environment = {
      DATABASE_URL: testDatabase.url,
      REDIS_URL: redis.url,
      SECRET_KEY: "what it signs with",
      DATA_DIR: folder,
      BOOTSTRAP_FILE: join(folder, "accounts.yaml"),
      PORT: "0",
      LOG_LEVEL: "silent",
    };
    const read = readConfiguration(environment, folder);
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    const agents = scriptedAgent(() => [say("canary-answer")]);
    const upkeep = { firstSweepMs: 100, sweepMs: 100 };
    service = await serve(read.configuration, { ACME_KEY: apiKey }, { agents, upkeep });
  });

  afterAll(async () => {
    await service.stop();
    await database.close();
    await redis.stop();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  const call = async (method: string, path: string, body?: object, bearer?: string) => {
    const answer = await fetch(`${service.url}${path}`, {
      method,
      headers: {
        authorization: bearer === undefined ? `Api-Key ${apiKey}` : `Bearer ${bearer}`,
        "content-type": "application/json",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect([path, answer.ok ? "" : text]).toEqual([path, ""]);
    return text;
  };

  /** The words that are in the tables or in Redis. */
  const found = async (): Promise<readonly string[]> => {
    const all = `${await dumpTables(database.pool)}\n${await redis.contents()}`;
    return [...said, ...own].filter((word) => all.includes(word));
  };

  const untilFound = async (words: readonly string[]): Promise<void> => {
    const endMs = performance.now() + 20_000;
    while (JSON.stringify(await found()) !== JSON.stringify(words)) {
      if (performance.now() > endMs) break;
      await sleep(50);
    }
    expect(await found()).toEqual(words);
  };

  /** A user of whom everything is known, and a thread in which everything was said. */
  const talk = async (): Promise<void> => {
    const user = {
      externalId: "jane",
      userProfile: { displayName: "canary-name" },
      email: "canary@example.test",
      userAttributes: [{ name: "region", value: "canary-value" }],
    };
    const session = JSON.parse(
      await call("POST", "/api/v1/embed/generate-session", user),
    ) as object;
    const { token } = JSON.parse(await call("POST", "/api/v1/embed/session/token", session)) as {
      readonly token: string;
    };
    const asked = { input: "canary-question" };
    const lines = chatLinesOf(await call("POST", `${agentPath}/stream-chat-state`, asked, token));
    const chatId = chatIdOf(lines);
    const messageId = lines.find(({ role }) => role === "user")?.id ?? "";
    await call("PATCH", `${agentPath}/threads/${chatId}`, { title: "canary-title" }, token);
    const rated = { rating: "down", comment: "canary-comment" };
    await call("PUT", `${agentPath}/threads/${chatId}/feedback/${messageId}`, rated, token);
    expect((await redis.contents()).includes("canary-answer")).toBe(true);
    await untilFound([...said, ...own]);
  };

  test("an old thread is found in no table and not in Redis; its user stays", async () => {
    await talk();
    await ageTables(database.pool, 29 * 86_400_000);
    await sleep(500);
    expect(await found()).toEqual([...said, ...own]);
    await ageTables(database.pool, 86_400_000);
    await untilFound(own);
  });

  test("a deleted user is found in no table and not in Redis", async () => {
    await talk();
    const { items } = JSON.parse(await call("GET", "/api/v1/admin/users?search=jane")) as {
      readonly items: readonly { readonly id: number }[];
    };
    await call("DELETE", `/api/v1/admin/users/${items[0]?.id}`);
    await untilFound([]);
  });
});
