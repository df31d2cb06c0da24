import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createDatabase, type TestDatabase } from "@embedded-analytics/adapters-prisma/testing";
import {
  noRedis,
  redisProgram,
  startRedis,
  type TestRedis,
} from "@embedded-analytics/adapters-redis/testing";
import { gate, hang, say, scriptedAgent, wait } from "@embedded-analytics/testkit";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfiguration } from "./configuration/read-configuration.js";
import { serve, type Service } from "./serve/serve.js";
import { answerOf, chatIdOf, chatReader } from "./testing/chat.js";

const apiKey = `sk-rolling00000-${"r".repeat(43)}`;
const declaration = {
  name: "acme",
  keys: [{ name: "server", fromEnv: "ACME_KEY" }],
  deployments: [{ id: 1, name: "shop", default: true }],
  agents: [{ id: "1", name: "analyst", thinking: "always" }],
};

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`a deploy, one instance after the other${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let folder: string;
  let database: TestDatabase;
  let redis: TestRedis;
  const finish = gate();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "rolling-"));
    database = await createDatabase();
    redis = await startRedis();
    await writeFile(join(folder, "accounts.yaml"), JSON.stringify({ accounts: [declaration] }));
  });

  afterAll(async () => {
    await redis.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  /** The first instance has an agent that may hang; the one that replaces it answers everything. */
  const start = async (name: string, isOld: boolean): Promise<Service> => {
    const read = readConfiguration(
      {
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        SECRET_KEY: "what both of them sign with",
        DATA_DIR: join(folder, name),
        BOOTSTRAP_FILE: join(folder, "accounts.yaml"),
        PORT: "0",
        SHUTDOWN_SECONDS: "5",
        LOG_LEVEL: "silent",
      },
      folder,
    );
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    const agents = scriptedAgent(({ input }) => {
      if (!isOld) return [say("AB")];
      return input === "finish" ? [say("A"), wait(finish), say("B")] : [say("A"), hang()];
    });
    return serve(read.configuration, { ACME_KEY: apiKey }, { agents });
  };

  const ask = ({ url }: Service, body: object, at: number): Promise<Response> =>
    fetch(`${url}/local/api/v1/public/acme/agents/1/chat/stream-chat-state`, {
      method: "POST",
      headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ ...body, sessionSettings: { externalId: `user-${at}` } }),
    });

  /** Asks again where a busy machine met the store's limit of time: the same message is the same turn (D6). */
  const askUntilServed = async (service: Service, body: object, at: number): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const response = await ask(service, body, at);
      if (response.status !== 503 || attempt === 10) return response;
      await response.text();
    }
  };

  test("T38, D8: at SIGTERM no turn begins there, those that run end whole, and what was suspended is answered by the other instance", async () => {
    const [old, other] = [await start("old", true), await start("other", false)];
    const turns = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const input = at % 2 === 0 ? "finish" : "hang";
        const body = { input, messageId: `${1_700_000_000_000 + at}-message` };
        const reader = chatReader(await askUntilServed(old, body, at));
        const cutoff = await reader.until(({ id }) => id === "__cutoff__");
        await reader.until(({ content }) => content === "A");
        const chatId = chatIdOf([cutoff]);
        // Whoever reads on the other instance is held up by nothing, either.
        const watcher = chatReader(await askUntilServed(other, { chatId }, at));
        await watcher.until(({ content }) => content === "A");
        return { at, body, chatId, reader, watcher };
      }),
    );

    const stopped = old.stop();
    // It accepts no connection any more, or says on one that it had that it is going.
    const late = await ask(old, { input: "finish" }, 99).then(
      ({ status }) => status,
      () => "refused",
    );
    expect([503, "refused"]).toContain(late);
    finish.open();
    const seen = await Promise.all(
      turns.map(async ({ reader, watcher }) => [await reader.rest(), await watcher.rest()]),
    );
    await stopped;

    for (const { at, body, chatId } of turns) {
      for (const lines of seen[at] ?? []) {
        expect(lines.at(-1)?.id).toBe("__usage__");
        if (body.input === "finish") expect(answerOf(lines).final).toBe("AB");
        else expect(lines.at(-2)).toMatchObject({ id: "__suspended__", retryable: true });
      }
      const again = await chatReader(await askUntilServed(other, { ...body, chatId }, at)).rest();
      expect([answerOf(again).final, chatIdOf(again)]).toEqual(["AB", chatId]);
    }
    await other.stop();
  });
});
