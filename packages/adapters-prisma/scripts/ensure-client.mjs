// Writes the Prisma client into src/generated unless the one there is of this schema and this Prisma.
// Every command of the repository calls it, and so does the build of this package: the client is made
// of the schema alone, so it is kept nowhere else. Nothing is downloaded.
import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("..", import.meta.url));
const stampFile = "made-from.txt";

/** The version of the generator that is installed. */
const prismaVersion = () => createRequire(import.meta.url)("prisma/package.json").version;

/** Runs generate-client.mjs for a folder; resolves with its exit code. */
const generateClient = (folder) =>
  new Promise((resolve, reject) => {
    const script = join(here, "scripts", "generate-client.mjs");
    const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "pipe"] });
    const output = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => output.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      // Prisma's hints on a success are noise in the output of every command.
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });

/** What a client is made from. */
const sourceOf = (base, version) => {
  const schema = readFileSync(join(base, "prisma", "schema.prisma"));
  return `prisma ${version}, schema ${createHash("sha256").update(schema).digest("hex")}`;
};

/**
 * What has to be written beside a client: what it is made from and a digest of its files. Without the
 * digest a stamp that outlives its files, as it does where an older commit with the client in git is
 * checked out in between, would vouch for files that are missing.
 */
const stampFor = (client, source) => {
  const digest = createHash("sha256");
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })
    .map((file) => ({ file, path: join(file.parentPath, file.name) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))) {
    const path = relative(client, entry.path);
    if (!entry.file.isFile() || path === stampFile) continue;
    digest.update(`${path}\0`).update(readFileSync(entry.path)).update("\0");
  }
  return `${source}, files ${digest.digest("hex")}\n`;
};

/** Whether a client is there, whole, and made from this. */
const isMadeFrom = (client, source) => {
  try {
    return readFileSync(join(client, stampFile), "utf8") === stampFor(client, source);
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
};

/**
 * Makes sure that `{base}/src/generated` is the client of `{base}/prisma/schema.prisma`; resolves with
 * the generator's exit code, and with 0 at once where there is nothing to do. The folder is replaced as
 * a whole, and only by a client that is complete: a failed or killed run leaves what was there, and of
 * two runs at once either one's client may stay, since they are the same.
 *
 * `generate` gets a folder and writes `{folder}/src/generated` from `{base}/prisma/schema.prisma`.
 */
export const ensureClient = async ({
  base = here,
  version = prismaVersion(),
  generate = generateClient,
} = {}) => {
  const client = join(base, "src", "generated");
  // Taken before: a schema that is edited meanwhile is generated once more by the next run.
  const source = sourceOf(base, version);
  if (isMadeFrom(client, source)) return 0;
  const workFolder = join(base, `.generating-${randomUUID()}`);
  try {
    const code = await generate(workFolder);
    if (code !== 0) return code;
    const fresh = join(workFolder, "src", "generated");
    writeFileSync(join(fresh, stampFile), stampFor(fresh, source));
    replaceFolder(client, fresh, join(workFolder, "replaced"), () => isMadeFrom(client, source));
    return 0;
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
};

/**
 * Moves `fresh` to `target`. Another process may do the same between any two lines here: what it has
 * moved away is simply absent, and what it has put there is as good as ours.
 */
const replaceFolder = (target, fresh, aside, isReplaced) => {
  for (let attempt = 1; !isReplaced(); attempt += 1) {
    try {
      moveIfPresent(target, `${aside}-${attempt}`);
      renameSync(fresh, target);
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
};

const moveIfPresent = (from, to) => {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await ensureClient();
