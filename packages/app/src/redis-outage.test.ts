import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createDatabase, type TestDatabase } from "@embedded-analytics/adapters-prisma/testing";
import {
  freePort,
  noRedis,
  redisProgram,
  startRedis,
  type TestRedis,
} from "@embedded-analytics/adapters-redis/testing";
import { say, scriptedAgent } from "@embedded-analytics/testkit";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfiguration } from "./configuration/read-configuration.js";
import { serve, type Service } from "./serve/serve.js";
import { answerOf, chatIdOf, chatReader } from "./testing/chat.js";

const apiKey = `sk-outage000000-${"o".repeat(43)}`;
const sessionSettings = { externalId: "jane" };
const declaration = {
  name: "acme",
  keys: [{ name: "server", fromEnv: "ACME_KEY" }],
  deployments: [{ id: 1, name: "shop", default: true }],
  agents: [{ id: "1", name: "analyst", thinking: "always" }],
};

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

// One story, told in order: Redis is not there yet, comes, goes, and comes back.
onRedis(`a service whose Redis comes and goes${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let folder: string;
  let database: TestDatabase;
  let port: number;
  let redis: TestRedis | undefined;
  let service: Service;
  let chatId: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "redis-outage-"));
    database = await createDatabase();
    port = await freePort();
    const file = join(folder, "accounts.yaml");
    await writeFile(file, JSON.stringify({ accounts: [declaration] }));
    const read = readConfiguration(
      {
        DATABASE_URL: database.url,
        REDIS_URL: `redis://127.0.0.1:${port}`,
        SECRET_KEY: "a secret",
        DATA_DIR: folder,
        BOOTSTRAP_FILE: file,
        PORT: "0",
        LOG_LEVEL: "silent",
      },
      folder,
    );
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    const agents = scriptedAgent(() => [say("An answer.")]);
    service = await serve(read.configuration, { ACME_KEY: apiKey }, { agents });
  });

  afterAll(async () => {
    await service.stop();
    await redis?.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const post = (path: string, body: object): Promise<Response> =>
    fetch(service.url + path, {
      method: "POST",
      headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const chat = (body: object): Promise<Response> =>
    post("/local/api/v1/public/acme/agents/1/chat/stream-chat-state", {
      sessionSettings,
      ...body,
    });
  const readyz = async () => {
    const response = await fetch(`${service.url}/readyz`);
    return [response.status, await response.json()] as const;
  };
  const isServing = async (): Promise<void> => {
    const minted = await post("/api/v1/embed/generate-session", { externalId: "jane" });
    expect(minted.status).toBe(200);
  };
  const ready = async (): Promise<void> => {
    for (let tries = 0; tries < 100; tries++) {
      const [, { status }] = (await readyz()) as [number, { status: string }];
      if (status === "ready") return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("It does not come back");
  };

  const degraded = [200, { status: "degraded", redis: "unavailable" }];

  test("T31: it starts without one, serves what needs none, and refuses messages at once", async () => {
    expect(await readyz()).toEqual(degraded);
    await isServing();
    const refused = await chat({ input: "Hello" });
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ code: "store_unavailable" }),
    ]);
  });

  test("T31: when it comes, chat works without a restart", async () => {
    redis = await startRedis(port);
    await ready();
    const lines = await chatReader(await chat({ input: "Hello" })).rest();
    expect(answerOf(lines).final).toBe("An answer.");
    chatId = chatIdOf(lines);
  });

  test("T31: when it goes, threads can be read, and when it is back, they go on", async () => {
    await redis?.stop();
    expect(await readyz()).toEqual(degraded);
    await isServing();
    const read = await chatReader(await chat({ chatId })).rest();
    expect(answerOf(read).final).toBe("An answer.");
    expect((await chat({ chatId, input: "More" })).status).toBe(503);

    redis = await startRedis(port);
    await ready();
    const lines = await chatReader(await chat({ chatId, input: "More" })).rest();
    expect(answerOf(lines).final).toBe("An answer.");
  });
});
