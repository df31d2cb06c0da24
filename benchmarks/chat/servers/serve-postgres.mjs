// The service as it is shipped, on the database that it is given; with a Redis, one instance of many.
import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfiguration, serve } from "@embedded-analytics/app";
import { addressesOf, apiKey, declaration } from "../account.mjs";
import { scriptedAgents } from "./agents.mjs";
import { anyReaders } from "./any-readers.mjs";
import { controlled } from "./controlled.mjs";

const directory = await mkdtemp(join(tmpdir(), "benchmark-service-"));
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
const declarationFile = join(directory, "accounts.yaml");
await writeFile(declarationFile, JSON.stringify(declaration)); // which is YAML, too
const { configuration } = readConfiguration(
  {
    DATABASE_URL: process.env.DATABASE_URL,
    MIGRATION_DATABASE_URL: process.env.MIGRATION_DATABASE_URL,
    REDIS_URL: process.env.REDIS_URL,
    SECRET_KEY: process.env.SECRET_KEY,
    DATA_DIR: directory,
    BOOTSTRAP_FILE: declarationFile,
    PORT: "0",
  },
  directory,
);
const service = await serve(
  configuration,
  { BENCHMARK_KEY: apiKey },
  {
    agents: scriptedAgents,
    chatLimits: { chatReaders: anyReaders },
  },
);
controlled({ ...addressesOf(service.url), pid: process.pid }, () => service.stop());
