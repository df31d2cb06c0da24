// Writes the Prisma client into src/generated unless the one there is of this schema and this Prisma.
// Every command of the repository calls it, and so does the build of this package: the client is made
// of the schema alone, so it is kept nowhere else. Nothing is downloaded.
import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
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

const wantedStamp = (base, version) => {
  const schema = readFileSync(join(base, "prisma", "schema.prisma"));
  return `prisma ${version}, schema ${createHash("sha256").update(schema).digest("hex")}\n`;
};

const stampOf = (client) => {
  try {
    return readFileSync(join(client, stampFile), "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
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
  const wanted = wantedStamp(base, version);
  if (stampOf(client) === wanted) return 0;
  const workFolder = join(base, `.generating-${randomUUID()}`);
  try {
    const code = await generate(workFolder);
    if (code !== 0) return code;
    const fresh = join(workFolder, "src", "generated");
    writeFileSync(join(fresh, stampFile), wanted);
    replaceFolder(client, fresh, join(workFolder, "replaced"), () => stampOf(client) === wanted);
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
