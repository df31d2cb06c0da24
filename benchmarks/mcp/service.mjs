// The service as it is shipped, with the demo shop and a PostgreSQL of its own, in a process of its own.
import { fork } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfiguration, serve } from "@embedded-analytics/app";
import { shopFolder } from "../queries/data.mjs";
import { ensureShopData } from "../../packages/app/demo/shop/generate.mjs";

const file = fileURLToPath(import.meta.url);
const apiKey = `sk-benchmark000-${"0".repeat(43)}`;

/**
 * Starts it, and answers its address, a session or an embed token of an analyst of Berlin by any name, and
 * the token of one.
 */
export const startService = async () => {
  await ensureShopData();
  const child = fork(file, ["serve", String(await freePort())]);
  const url = await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`The service ended with ${code}`)));
  });
  const post = async (path, body) => {
    const answer = await fetch(`${url}/api/v1/embed/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Api-Key ${apiKey}` },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const mint = async (externalId) => {
    const rights = { groups: ["analysts"], userAttributes: [{ name: "city", value: "Berlin" }] };
    return (await post("generate-session", { externalId, ...rights })).sessionId;
  };
  const tokenOf = async (externalId) =>
    (await post("session/token", { sessionId: await mint(externalId) })).token;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    url,
    mint,
    tokenOf,
    token: await tokenOf("benchmark"),
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
};

/** Connect is declared for the address that the service will have, so its port is chosen beforehand. */
const freePort = async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const declarationFor = (port) => ({
  accounts: [
    {
      name: "benchmark",
      keys: [{ name: "server", fromEnv: "BENCHMARK_KEY" }],
      // What a user may call a minute is less than what one caller is answered here.
      limits: { userCallsPerMinute: 1_000_000, callsPerMinute: 1_000_000 },
      deployments: [{ id: 1, name: "shop", default: true, model: shopFolder }],
      groups: [{ name: "analysts" }],
      userAttributes: [{ name: "city", type: "string" }],
      connect: {
        baseUrl: `http://127.0.0.1:${port}`,
        loginUrl: "http://127.0.0.1/login",
        clients: [{ id: "desk", name: "Desk", redirectUris: ["http://127.0.0.1/callback"] }],
      },
    },
  ],
});

if (process.argv[1] === file && process.argv[2] === "serve") {
  const directory = await mkdtemp(join(tmpdir(), "benchmark-mcp-"));
  process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
  const bootstrap = join(directory, "accounts.yaml");
  const port = process.argv[3];
  await writeFile(bootstrap, JSON.stringify(declarationFor(port)));
  const environment = {
    DATA_DIR: directory,
    BOOTSTRAP_FILE: bootstrap,
    HOST: "127.0.0.1",
    PORT: port,
    LOG_LEVEL: "warn",
  };
  const { configuration, problems } = readConfiguration(environment, directory);
  if (problems !== undefined) throw new Error(problems.join("\n"));
  const service = await serve(configuration, { BENCHMARK_KEY: apiKey });
  process.send(service.url);
  process.on("disconnect", async () => {
    await service.stop();
    process.exit();
  });
}
