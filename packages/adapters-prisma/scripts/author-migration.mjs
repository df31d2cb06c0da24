// Writes the next migration: npm run migration -w @embedded-analytics/adapters-prisma -- NAME
//
// Run `npm run build` first. Starts a throw-away server, applies the migrations that exist, asks
// Prisma's schema engine for the SQL that leads from there to prisma/schema.prisma, and writes it as
// prisma/migrations/<timestamp>_NAME/migration.sql. What Prisma cannot express (storage parameters,
// functions, checks) is added to that file by hand before it is committed. A committed file never
// changes: the service refuses to start on a database where it was applied in another form.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "../dist/embedded/index.js";
import { migrate } from "../dist/migrations/index.js";
import { schemaDifference } from "../dist/testing/schema-difference.js";

const name = process.argv[2];
if (!/^[a-z][a-z0-9_]*$/.test(name ?? "")) {
  console.error("Give the migration a name in snake_case.");
  process.exit(1);
}
const directory = await mkdtemp(join(tmpdir(), "author-migration-"));
const server = await startEmbeddedPostgres({ directory, durable: false });
try {
  await migrate(server.url);
  const sql = await schemaDifference(server.url);
  if (sql === "") console.log("The schema has not changed: writing an empty file.");
  const stamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const migrations = fileURLToPath(new URL("../prisma/migrations", import.meta.url));
  const folder = join(migrations, `${stamp}_${name}`);
  await mkdir(folder);
  await writeFile(join(folder, "migration.sql"), `${sql}\n`);
  console.log(join("prisma/migrations", `${stamp}_${name}`, "migration.sql"));
} finally {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
