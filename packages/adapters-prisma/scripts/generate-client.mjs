// Writes the Prisma client of this package's schema into src/generated of the folder that is given.
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const base = process.argv[2];
if (base === undefined) {
  console.error("Usage: node generate-client.mjs FOLDER");
  process.exit(2);
}
const schema = join(base, "prisma", "schema.prisma");
// The generated code repeats the schema, its relative output included: so the layout is kept.
cpSync(fileURLToPath(new URL("../prisma/schema.prisma", import.meta.url)), schema);

const manifest = createRequire(import.meta.url).resolve("prisma/package.json");
const { status } = spawnSync(
  process.execPath,
  [join(dirname(manifest), "build", "index.js"), "generate", "--schema", schema],
  {
    stdio: "inherit",
    // Generating needs no engine, but the command insists on a file in its place, and would
    // otherwise download one.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  },
);
process.exitCode = status ?? 1;
