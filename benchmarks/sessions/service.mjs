// The service as it is shipped, on the database that it is given; in a process of its own.
import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfiguration, serve } from "@embedded-analytics/app";
import { apiKey, declaration } from "./account.mjs";

const directory = await mkdtemp(join(tmpdir(), "benchmark-service-"));
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
await writeFile(join(directory, "accounts.yaml"), declaration);
const { configuration } = readConfiguration(
  {
    DATABASE_URL: process.env.DATABASE_URL,
    MIGRATION_DATABASE_URL: process.env.MIGRATION_DATABASE_URL,
    DATA_DIR: directory,
    BOOTSTRAP_FILE: join(directory, "accounts.yaml"),
    PORT: "0",
  },
  directory,
);
const service = await serve(configuration, { BENCHMARK_KEY: apiKey });
process.send(service.url);
process.on("disconnect", async () => {
  await service.stop();
  process.exit();
});
