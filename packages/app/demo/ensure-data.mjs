/**
 * Writes the data of a demo beside its model, the same bytes on every machine on the same day, so that nothing
 * of it has to be kept in the repository, and so that "this month" always has an answer.
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const versionFile = "generated-by.txt";

/**
 * Makes sure that `{folder}/data` holds what `tables` gives, CSV texts by the names of their files, and
 * says whether it had to be written. The folder appears as a whole or not at all, also when several
 * processes start at once. Data of another digest of the folder `generator`, or of another day than `until`, are
 * written anew; data that somebody else put there (no `generated-by.txt`) stay as they are.
 */
export async function ensureData(folder, { generator, until }, tables) {
  const data = join(folder, "data");
  const version = await versionFor({ generator, until });
  const present = await versionOf(data);
  if (present === version || (present === undefined && existsSync(data))) return false;

  const turn = randomUUID();
  const fresh = join(folder, `data.new-${turn}`);
  const old = join(folder, `data.old-${turn}`);
  try {
    await mkdir(fresh, { recursive: true });
    for (const [name, text] of Object.entries(await tables()))
      await writeFile(join(fresh, name), text);
    await writeFile(join(fresh, versionFile), `${version}\n`);
    if (present !== undefined) await moveUnlessGone(data, old);
    await moveUnlessThere(fresh, data);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
  return true;
}

/** What data of a folder `generator`, up to the day `until`, are told from others by. */
export const versionFor = async ({ generator, until }) =>
  `${await digestOf(generator)} until ${until}`;

/** The day in UTC, such as `2026-12-24`. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Another process may have moved it away already. */
async function moveUnlessGone(from, to) {
  try {
    await rename(from, to);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

/** Another process writes the same files, or those of the next day: either folder may stay. */
async function moveUnlessThere(from, data) {
  try {
    await rename(from, data);
  } catch (error) {
    if ((await versionOf(data)) === undefined) throw error;
  }
}

/** A digest of the generator's own texts: whoever changes it gets new data. */
async function digestOf(generator) {
  const digest = createHash("sha256");
  for (const name of (await readdir(generator)).sort())
    digest.update(await readFile(join(generator, name)));
  return digest.digest("hex");
}

async function versionOf(data) {
  try {
    return (await readFile(join(data, versionFile), "utf8")).trim();
  } catch {
    return undefined;
  }
}
