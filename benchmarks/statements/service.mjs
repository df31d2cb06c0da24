// The service as it is shipped, on the database and the Redis that it is given; in a process of its own.
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfiguration, serve } from "@embedded-analytics/app";
import { environment, writeWorld } from "./world.mjs";

const directory = await mkdtemp(join(tmpdir(), "benchmark-statements-"));
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
const { configuration } = readConfiguration(
  {
    DATABASE_URL: process.env.DATABASE_URL,
    MIGRATION_DATABASE_URL: process.env.MIGRATION_DATABASE_URL,
    ...(process.env.REDIS_URL ? { REDIS_URL: process.env.REDIS_URL } : {}),
    SECRET_KEY: "the secret key of all services of this benchmark",
    DATA_DIR: directory,
    BOOTSTRAP_FILE: await writeWorld(directory),
    PORT: "0",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
  },
  directory,
);
const service = await serve(configuration, environment);
process.send(service.url);
process.on("disconnect", async () => {
  await service.stop();
  process.exit();
});
