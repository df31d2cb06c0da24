import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** One migration in Prisma's layout: `<name>/migration.sql`, name being `<timestamp>_<words>`. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file in hex, as Prisma computes it. */
  readonly checksum: string;
}

/** The folder of this package's migrations; the same place from `src` and from `dist`. */
export const migrationsFolder = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));

/** Reads all migrations of a folder in the order of their names, which is the order to apply. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const file = await readFile(join(folder, name, "migration.sql"));
      const checksum = createHash("sha256").update(file).digest("hex");
      return { name, sql: file.toString("utf8"), checksum };
    }),
  );
}
