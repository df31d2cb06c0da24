// Writes the Prisma client into src/generated of this package, or, given a folder, of that folder.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("..", import.meta.url));
const base = process.argv[2] ?? here;
const schema = join(base, "prisma", "schema.prisma");
// The generated code repeats the schema, its relative output included: so the layout is kept.
if (base !== here) cpSync(join(here, "prisma", "schema.prisma"), schema);
rmSync(join(base, "src", "generated"), { recursive: true, force: true });

const manifest = createRequire(import.meta.url).resolve("prisma/package.json");
const { status } = spawnSync(
  process.execPath,
  [join(dirname(manifest), "build", "index.js"), "generate", "--schema", schema],
  {
    stdio: "inherit",
    // Generating needs no engine, but the command insists on a file in its place.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  },
);
process.exitCode = status ?? 1;
