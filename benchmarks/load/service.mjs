// The service as it is shipped, on the database and the Redis that it is given; in a process of its own.
// BARE=1 leaves limits and metrics out; COLLECTOR is where traces go to.
import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfiguration, serve } from "@embedded-analytics/app";
import { anyReaders } from "../chat/servers/any-readers.mjs";
import { scriptedAgents } from "../chat/servers/agents.mjs";
import { controlled } from "../chat/servers/controlled.mjs";
import { apiKey, declaration } from "./account.mjs";
import { withoutLimits } from "./without-limits.mjs";

const isBare = process.env.BARE === "1";
const directory = await mkdtemp(join(tmpdir(), "benchmark-load-"));
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
const declarationFile = join(directory, "accounts.yaml");
await writeFile(declarationFile, JSON.stringify(declaration)); // which is YAML, too
const token = "a-token-of-one-run";
const { configuration } = readConfiguration(
  {
    DATABASE_URL: process.env.DATABASE_URL,
    ...(process.env.REDIS_URL ? { REDIS_URL: process.env.REDIS_URL } : {}),
    SECRET_KEY: "the secret key of all services of this benchmark",
    ...(isBare ? {} : { METRICS_TOKEN: token }),
    ...(process.env.COLLECTOR ? { OTEL_EXPORTER_OTLP_ENDPOINT: process.env.COLLECTOR } : {}),
    DATA_DIR: directory,
    BOOTSTRAP_FILE: declarationFile,
    PORT: "0",
    LOG_LEVEL: "silent",
  },
  directory,
);
const service = await serve(
  configuration,
  { BENCHMARK_KEY: apiKey },
  {
    agents: scriptedAgents,
    chatLimits: { chatReaders: anyReaders },
    ...(isBare ? { around: withoutLimits } : {}),
  },
);

const chat = `${service.url}/local/api/v1/public/benchmark/agents/1/chat`;
controlled(
  {
    ...(isBare ? {} : { metrics: `${service.url}/metrics`, token }),
    session: `${service.url}/api/v1/embed/generate-session`,
    stream: `${chat}/stream-chat-state`,
    abort: `${chat}/stream-chat-state/abort`,
  },
  () => service.stop(),
);
