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
  agents: [{ id: "1", name: "analyst", thinking: "always" }],
};

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`aborts from elsewhere${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let folder: string;
  let database: TestDatabase;
  const servers: TestRedis[] = [];
  let [port, deafPort] = [0, 0];
  let runner: Service;
  let deaf: Service;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "redis-abort-"));
    database = await createDatabase();
    [port, deafPort] = [await freePort(), await freePort()];
    servers.push(await startRedis(port));
    await writeFile(join(folder, "accounts.yaml"), JSON.stringify({ accounts: [declaration] }));
    runner = await start("runner", port);
    deaf = await start("deaf", deafPort);
  });

  afterAll(async () => {
    // A client that is not connected when it is closed would keep the process for two seconds.
    for (const each of servers.splice(0)) await each.stop();
    for (const each of [port, deafPort]) servers.push(await startRedis(each));
    for (const each of [runner, deaf]) await ready(each);
    for (const each of [runner, deaf]) await each.stop();
    for (const each of servers) await each.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const start = (name: string, redisPort: number): Promise<Service> => {
    const read = readConfiguration(
      {
        DATABASE_URL: database.url,
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
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

  const ready = async ({ url }: Service): Promise<void> => {
    for (let tries = 0; tries < 200; tries++) {
      const { status } = (await (await fetch(`${url}/readyz`)).json()) as { status: string };
      if (status === "ready") return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("Its Redis does not come back");
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
  });

  test("T31, D7: while Redis is away there, too, it lands sooner, and is answered when the turn has ended", async () => {
    const { chatId, reader } = await running();
    await servers.pop()?.stop();
    expect((await ask(deaf, "/abort", { chatId })).status).toBe(204);
    const stored = await chatReader(await ask(deaf, "", { chatId })).rest();
    expect(stored.find(({ id }) => id === "__cutoff__")?.state?.isStreaming).toBe(false);
    expect((await reader.rest()).at(-2)?.id).toBe("__aborted__");
  });
});
