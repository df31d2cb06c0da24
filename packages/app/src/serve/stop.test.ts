import { expect, test } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { gate, hang, say, scriptedAgent, wait } from "@embedded-analytics/testkit";
import { readConfiguration } from "../configuration/read-configuration.js";
import { answerOf, chatReader } from "../testing/chat.js";
import { serve } from "./serve.js";

const apiKey = `sk-stopkey00000-${"p".repeat(43)}`;
const streams = 50;

test("T38, D8: when the service ends, each of 50 streams is whole: finished, or suspended", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stop-"));
  const file = join(folder, "accounts.yaml");
  const declaration = {
    name: "acme",
    keys: [{ name: "server", fromEnv: "ACME_KEY" }],
    deployments: [{ id: 1, name: "shop", default: true }],
    agents: [{ id: "1", name: "analyst" }],
  };
  await writeFile(file, JSON.stringify({ accounts: [declaration] }));
  const database = await createDatabase();
  const read = readConfiguration(
    {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      BOOTSTRAP_FILE: file,
      PORT: "0",
      // Those that hang are suspended in what is left of it.
      SHUTDOWN_SECONDS: "12",
      LOG_LEVEL: "silent",
    },
    folder,
  );
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const end = gate();
  const agents = scriptedAgent(({ input }) =>
    input === "finish" ? [say("A"), wait(end), say("B")] : [say("A"), hang()],
  );
  const service = await serve(read.configuration, { ACME_KEY: apiKey }, { agents });
  const ask = (at: number): Promise<Response> =>
    fetch(`${service.url}/local/api/v1/public/acme/agents/1/chat/stream-chat-state`, {
      method: "POST",
      headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({
        input: at % 2 === 0 ? "finish" : "hang",
        sessionSettings: { externalId: `user-${at}` },
      }),
    });
  const readers = await Promise.all(
    Array.from({ length: streams }, async (_, at) => {
      const reader = chatReader(await ask(at));
      await reader.until(({ content }) => content === "A");
      return reader;
    }),
  );

  const stopped = service.stop();
  end.open();
  const all = await Promise.all(readers.map((reader) => reader.rest()));
  await stopped;
  all.forEach((lines, at) => {
    expect(lines.at(-1)?.id).toBe("__usage__");
    if (at % 2 === 0) expect(answerOf(lines).final).toBe("AB");
    else expect(lines.at(-2)).toMatchObject({ id: "__suspended__", retryable: true });
  });
  await database.drop();
  await rm(folder, { recursive: true });
});
