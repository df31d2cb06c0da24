import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createDatabase, type TestDatabase } from "@embedded-analytics/adapters-prisma/testing";
import {
  freePort,
  noRedis,
  redisProgram,
  startRedis,
  type TestRedis,
} from "@embedded-analytics/adapters-redis/testing";
import { hang, say, scriptedAgent } from "@embedded-analytics/testkit";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfiguration } from "./configuration/read-configuration.js";
import { serve, type Service } from "./serve/serve.js";
import { chatIdOf, chatReader } from "./testing/chat.js";

const apiKey = `sk-aborting0000-${"a".repeat(43)}`;
const sessionSettings = { externalId: "jane" };
const declaration = {
  name: "acme",
  keys: [{ name: "server", fromEnv: "ACME_KEY" }],
  deployments: [{ id: 1, name: "shop", default: true }],
  agents: [{ id: "1", name: "analyst" }],
};

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`aborts from elsewhere${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let folder: string;
  let database: TestDatabase;
  let port: number;
  let redis: TestRedis;
  let runner: Service;
  let other: Service;
  let deaf: Service;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "redis-abort-"));
    database = await createDatabase();
    port = await freePort();
    redis = await startRedis(port);
    await writeFile(join(folder, "accounts.yaml"), JSON.stringify({ accounts: [declaration] }));
    runner = await start("runner", redis.url);
    other = await start("other", redis.url);
    deaf = await start("deaf", `redis://127.0.0.1:${await freePort()}`);
  }, 60_000);

  afterAll(async () => {
    for (const each of [runner, other, deaf]) await each.stop();
    await redis.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const start = (name: string, redisUrl: string): Promise<Service> => {
    const read = readConfiguration(
      {
        DATABASE_URL: database.url,
        REDIS_URL: redisUrl,
        SECRET_KEY: "what all of them sign with",
        DATA_DIR: join(folder, name),
        BOOTSTRAP_FILE: join(folder, "accounts.yaml"),
        PORT: "0",
        LOG_LEVEL: "silent",
      },
      folder,
    );
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    const agents = scriptedAgent(() => [say("Half"), hang()]);
    return serve(read.configuration, { ACME_KEY: apiKey }, { agents });
  };

  const ask = ({ url }: Service, path: string, body: object): Promise<Response> =>
    fetch(`${url}/local/api/v1/public/acme/agents/1/chat/stream-chat-state${path}`, {
      method: "POST",
      headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ sessionSettings, ...body }),
    });

  /** A turn in the middle of its answer, and who reads it. */
  const running = async () => {
    const reader = chatReader(await ask(runner, "", { input: "Hello" }));
    const cutoff = await reader.until(({ id }) => id === "__cutoff__");
    await reader.until(({ content }) => content === "Half");
    return { chatId: chatIdOf([cutoff]), reader };
  };

  test("T31, D7: one that cannot reach Redis at all stops a turn that runs where Redis is fine", async () => {
    const { chatId, reader } = await running();
    expect((await ask(deaf, "/abort", { chatId })).status).toBe(204);
    expect((await reader.rest()).at(-2)?.id).toBe("__aborted__");
  }, 30_000);

  test("T31, D7: while Redis is away for all it lands, and is answered when the turn has ended", async () => {
    const { chatId, reader } = await running();
    await redis.stop();
    expect((await ask(other, "/abort", { chatId })).status).toBe(204);
    const stored = await chatReader(await ask(deaf, "", { chatId })).rest();
    expect(stored.find(({ id }) => id === "__cutoff__")?.state?.isStreaming).toBe(false);
    expect((await reader.rest()).at(-2)?.id).toBe("__aborted__");
    // The end goes to the log as well, which a stop waits for.
    redis = await startRedis(port);
  }, 30_000);
});
