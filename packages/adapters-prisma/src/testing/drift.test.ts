import { afterAll, describe, expect, it } from "@jest/globals";
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { createDatabase } from "./create-database.js";
import { schemaDifference } from "./schema-difference.js";
import { temporaryFolder } from "./temporary-folder.js";

const database = await createDatabase();
const folder = await temporaryFolder();
const here = fileURLToPath(new URL("../..", import.meta.url));

afterAll(async () => {
  await database.drop();
  await folder.remove();
});

async function filesOf(base: string): Promise<Record<string, string>> {
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.path, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return Object.fromEntries(paths.map((path, at) => [path.slice(base.length), texts[at] ?? ""]));
}

describe("prisma/schema.prisma", () => {
  it("is what the migrations make", async () => {
    expect(await schemaDifference(database.url)).toBe("");
  });

  it("would be seen to differ, were it not", async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      "begin; alter table account drop column plan; drop index group_def_catalog_id_name_key; commit",
    );
    await client.end();
    const difference = await schemaDifference(database.url);
    expect(difference).toContain('ALTER TABLE "account" ADD COLUMN     "plan" TEXT NOT NULL');
    expect(difference).toContain('CREATE UNIQUE INDEX "group_def_catalog_id_name_key"');
  });

  it("is what the client in use was generated from", async () => {
    const script = join(here, "scripts", "generate-client.mjs");
    await promisify(execFile)(process.execPath, [script, folder.path]);
    const generated = await filesOf(join(folder.path, "src", "generated"));
    const { "/made-from.txt": stamp, ...inUse } = await filesOf(join(here, "src", "generated"));
    expect(stamp).toMatch(/^prisma \d+\.\d+\.\d+, schema [0-9a-f]{64}, files [0-9a-f]{64}\n$/);
    expect(Object.keys(generated).length).toBeGreaterThan(20);
    expect(Object.keys(inUse).sort()).toEqual(Object.keys(generated).sort());
    const different = Object.keys(generated).filter((path) => inUse[path] !== generated[path]);
    expect(different).toEqual([]);
  });
});
