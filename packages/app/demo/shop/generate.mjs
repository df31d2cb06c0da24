/**
 * Writes the demo shop's data, about 100,000 order lines, into `data/` beside the model: the same
 * bytes on every machine, so that nothing of it has to be kept in the repository.
 * By hand: `node packages/app/demo/shop/generate.mjs`.
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const here = import.meta.dirname;
const versionFile = "generated-by.txt";

/**
 * Makes sure that `{folder}/data` holds the shop, and says whether it had to be written. The folder
 * appears as a whole or not at all, also when several processes start at once. Data that somebody
 * else put there (no `generated-by.txt`) stays as it is.
 */
export async function ensureShopData(folder = here) {
  const data = join(folder, "data");
  const version = await generatorVersion();
  const present = await versionOf(data);
  if (present === version || (present === undefined && existsSync(data))) return false;

  const { shopTables } = await import("./generator/tables.mjs");
  const turn = randomUUID();
  const fresh = join(folder, `data.new-${turn}`);
  const old = join(folder, `data.old-${turn}`);
  try {
    await mkdir(fresh, { recursive: true });
    for (const [name, text] of Object.entries(shopTables()))
      await writeFile(join(fresh, name), text);
    await writeFile(join(fresh, versionFile), `${version}\n`);
    if (present !== undefined) await moveUnlessGone(data, old);
    await moveUnlessThere(fresh, data, version);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
  return true;
}

/** Another process may have moved it away already. */
async function moveUnlessGone(from, to) {
  try {
    await rename(from, to);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

/** Another process writes the very same files: whose folder stays is all one. */
async function moveUnlessThere(from, data, version) {
  try {
    await rename(from, data);
  } catch (error) {
    if ((await versionOf(data)) !== version) throw error;
  }
}

/** A digest of the generator's own texts: whoever changes it gets new data. */
async function generatorVersion() {
  const folder = join(here, "generator");
  const digest = createHash("sha256");
  for (const name of (await readdir(folder)).sort())
    digest.update(await readFile(join(folder, name)));
  return digest.digest("hex");
}

async function versionOf(data) {
  try {
    return (await readFile(join(data, versionFile), "utf8")).trim();
  } catch {
    return undefined;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(
    (await ensureShopData()) ? "The shop's data is written." : "The shop's data is there.",
  );
