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
import { chatReader } from "./testing/chat.js";

const apiKey = `sk-revoking0000-${"a".repeat(43)}`;
const declaration = {
  name: "acme",
  keys: [{ name: "server", fromEnv: "ACME_KEY" }],
  deployments: [{ id: 1, name: "shop", default: true }],
  agents: [{ id: "1", name: "analyst", thinking: "always" }],
};
const chatPath = "/local/api/v1/public/acme/agents/1/chat/stream-chat-state";
const revokePath = "/api/v1/embed/session/revoke";

// Where there is no server, the reason stands in the name of what is skipped.
const onRedis = redisProgram === undefined ? describe.skip : describe;

onRedis(`revocation over instances${redisProgram ? "" : ` (${noRedis})`}`, () => {
  let folder: string;
  let database: TestDatabase;
  const servers: TestRedis[] = [];
  let [runner, other, deaf]: (Service | undefined)[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "revocation-"));
    database = await createDatabase();
    const [port, deafPort] = [await freePort(), await freePort()];
    for (const each of [port, deafPort]) servers.push(await startRedis(each));
    await writeFile(join(folder, "accounts.yaml"), JSON.stringify({ accounts: [declaration] }));
    runner = await start("runner", port);
    other = await start("other", port);
    deaf = await start("deaf", deafPort);
  });

  afterAll(async () => {
    for (const each of [runner, other, deaf]) await each?.stop();
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
        TURN_LEASE_SECONDS: "3",
        LOG_LEVEL: "silent",
      },
      folder,
    );
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    const agents = scriptedAgent(() => [say("Half"), hang()]);
    return serve(read.configuration, { ACME_KEY: apiKey }, { agents });
  };

  const post = (service: Service | undefined, path: string, body: object, authorization: string) =>
    fetch(`${service?.url}${path}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  const byKey = `Api-Key ${apiKey}`;

  /** The token of a new session, and its turn, which runs on the first instance. */
  const talk = async (externalId: string) => {
    const minted = await post(runner, "/api/v1/embed/generate-session", { externalId }, byKey);
    const session = (await minted.json()) as { sessionId: string };
    const exchanged = await post(runner, "/api/v1/embed/session/token", session, "");
    const { token } = (await exchanged.json()) as { token: string };
    const bearer = `Bearer ${token}`;
    const reader = chatReader(await post(runner, chatPath, { input: "Hi" }, bearer));
    await reader.until(({ content }) => content === "Half");
    return { ...session, bearer, reader };
  };

  const path = "/api/v1/admin/sessions/revoke";

  const expectRefused = async (bearer: string): Promise<void> => {
    for (const service of [runner, other, deaf]) {
      const refused = await post(service, chatPath, { input: "More" }, bearer);
      expect([refused.status, await refused.json()]).toMatchObject([
        401,
        { code: "unauthenticated" },
      ]);
    }
  };

  const closing = ["__state__", "__aborted__", "__usage__"];

  test("J8: in force on every instance within 2 seconds, and only for that user", async () => {
    const jane = await talk("jane");
    const john = await talk("john");
    // What the same requests take without a revocation, which on a busy machine is much of the time.
    const asked = performance.now();
    await expectRefused("Bearer nobody");
    await post(other, path, { externalId: "nobody" }, byKey);
    const usualMs = performance.now() - asked;
    const began = performance.now();
    expect((await post(other, path, { externalId: "jane" }, byKey)).status).toBe(204);
    await expectRefused(jane.bearer);
    const lines = await jane.reader.rest();
    expect(performance.now() - began - usualMs).toBeLessThan(2000);
    expect(lines.slice(-3).map(({ id }) => id)).toEqual(closing);

    const threads = chatPath.replace("stream-chat-state", "threads");
    const listed = await fetch(`${other?.url}${threads}`, {
      headers: { authorization: john.bearer },
    });
    expect(await listed.json()).toMatchObject({ items: [{ isStreaming: true }] });
    // The older route ends the turns of its session, too.
    const { sessionId } = john;
    expect((await post(other, revokePath, { sessionId }, byKey)).status).toBe(204);
    expect((await john.reader.rest()).slice(-3).map(({ id }) => id)).toEqual(closing);
  }, 60_000);

  test("J8: a writer that the log does not reach finds it in the store", async () => {
    const { bearer, reader } = await talk("jane");
    expect((await post(deaf, path, { keyId: apiKey.slice(3, 15) }, byKey)).status).toBe(204);
    await expectRefused(bearer);
    expect((await reader.rest()).slice(-3).map(({ id }) => id)).toEqual(closing);
  }, 60_000);
});
