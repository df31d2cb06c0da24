import { access, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { EmbeddedPostgresFailed } from "./embedded-postgres-failed.js";

/** Absolute paths of the PostgreSQL programs for this platform, and the folder that they live in. */
export interface Binaries {
  readonly root: string;
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL binaries that npm installed for this platform.
 * Throws `EmbeddedPostgresFailed` where there are none.
 */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const platformPackage = `@embedded-postgres/${platform}-${arch}`;
  let entry: string;
  try {
    // The platform packages are optional dependencies of `embedded-postgres`, so they are looked
    // up from there. Of that package only the binaries are used: its wrapper installs exit hooks
    // when imported, leaves an orphan after SIGKILL, and half a cluster after a killed first start.
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    entry = createRequire(wrapper).resolve(platformPackage);
  } catch {
    throw new EmbeddedPostgresFailed(
      `There is no embedded PostgreSQL for ${platform}-${arch} (package ${platformPackage}). ` +
        "Set DATABASE_URL to a PostgreSQL of your own.",
    );
  }
  const root = join(dirname(dirname(entry)), "native");
  await linkLibraries(root);
  return {
    root,
    initdb: join(root, "bin", "initdb"),
    postgres: join(root, "bin", "postgres"),
  };
}

// npm packages cannot hold symbolic links: an install script makes them, and where npm ran with
// --ignore-scripts the binaries would not find their libraries.
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(root), target);
    if (dirname(source) !== dirname(target) || (await exists(link))) continue;
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return;
      throw new EmbeddedPostgresFailed(`Cannot link PostgreSQL's libraries: ${error.message}`);
    });
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
