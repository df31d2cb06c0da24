// This version and an earlier one, both alive on one database, as they are while a release goes out
// (T38); and the HTTP contract of each, run over that database. `npm run rolling [COMMIT]`.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildService } from "./set-up/build-service.mjs";
import { checkOut, earlierCommits } from "./rolling/earlier-version.mjs";
import { ensureInstalled, root } from "./set-up/ensure-installed.mjs";
import { runChild } from "./children/run-child.mjs";

await ensureInstalled();
const asked = process.argv[2];
const { commits, reason } = asked === undefined ? earlierCommits(root) : { commits: [asked] };
if (commits === undefined) {
  console.log(`Skipped: ${reason}.`);
  process.exit(0);
}

const temporary = mkdtempSync(join(tmpdir(), "rolling-"));
const endings = [() => rmSync(temporary, { recursive: true, force: true })];

/** Starts the service of a checkout; resolves with whether it listens, or has ended before. */
const startService = async (directory, name, environment) => {
  const child = spawn(process.execPath, [join(directory, "packages", "app", "dist", "main.js")], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: join(temporary, name), ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  endings.push(async () => {
    child.kill("SIGTERM");
    await gone;
  });
  const listening = new Promise((resolve) => {
    child.stdout.on("data", (said) => String(said).includes("listens on") && resolve(true));
  });
  return Promise.race([listening, gone.then(() => false)]);
};

const conformance = async (directory, name, environment) => {
  console.log(`\nThe contract of version ${name}, with the other one beside it`);
  const jest = join(root, "node_modules", "jest", "bin", "jest.js");
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  const code = await runChild(
    process.execPath,
    [...flags, jest, "packages/app/src/conformance.test.ts"],
    { cwd: directory, env: { ...process.env, ...environment } },
  );
  console.log(`The contract of version ${name} ${code === 0 ? "holds" : "does not hold"}`);
  return code;
};

/** Builds the commit in a folder of its own; undefined where it is no version that can be built. */
const buildEarlier = async (commit) => {
  const name = commit.slice(0, 12);
  const directory = join(temporary, `checkout-${name}`);
  endings.push(checkOut(root, commit, directory));
  const compiler = join(root, "node_modules", "ts7", "bin", "tsc");
  const generator = join(directory, "packages", "adapters-prisma", "scripts", "ensure-client.mjs");
  const steps = [
    // A commit without this program has its Prisma client in git.
    ...(existsSync(generator) ? [[generator]] : []),
    [compiler, "--build", "packages/app"],
  ];
  for (const args of steps) {
    if ((await runChild(process.execPath, args, { cwd: directory })) !== 0) return undefined;
  }
  return { directory, name };
};

/**
 * Both versions on a database of their own, in the order of a deploy: it is the earlier version's, and is
 * migrated beneath it. Undefined where the earlier one is no version that runs.
 */
const startBoth = async (earlier, redisUrl) => {
  const { startEmbeddedPostgres } = await ours("adapters-prisma/dist/embedded/index.js");
  const directory = mkdtempSync(join(temporary, "postgres-"));
  const postgres = await startEmbeddedPostgres({ directory, durable: false });
  endings.push(() => postgres.stop());
  const stores = { DATABASE_URL: postgres.url, REDIS_URL: redisUrl, ...secrets };
  if (!(await startService(earlier.directory, earlier.name, stores))) return undefined;
  if (!(await startService(root, "present", stores)))
    throw new Error("This version does not start");
  return { CONFORMANCE_DATABASE_URL: postgres.url, CONFORMANCE_REDIS_URL: redisUrl };
};

const ours = (path) => import(join(root, "packages", path));
const secrets = {
  SECRET_KEY: "what both versions sign with",
  BOOTSTRAP_API_KEY: `sk-rollingtest0-${"r".repeat(43)}`,
};

const startRedis = async () => {
  const cluster = await ours("app/dist/cluster/start-redis.js");
  const redis = await cluster.startRedis(process.env).catch(() => undefined);
  if (redis === undefined) console.log("Without Redis, as there is none on the PATH");
  else endings.push(() => redis.stop());
  return redis?.url ?? "";
};

const run = async () => {
  const built = await buildService();
  if (built !== 0) return built;
  const redisUrl = await startRedis();
  for (const commit of commits) {
    const earlier = await buildEarlier(commit);
    const first = earlier && (await startBoth(earlier, redisUrl));
    if (earlier === undefined || first === undefined) {
      console.log(`${commit.slice(0, 12)} is no version that runs`);
      continue;
    }
    // Each contract fills accounts up to their limits, so that each gets a database of its own.
    const codes = [await conformance(earlier.directory, earlier.name, first)];
    codes.push(await conformance(root, "present", await startBoth(earlier, redisUrl)));
    return codes.every((code) => code === 0) ? 0 : 1;
  }
  return 1;
};

try {
  process.exitCode = await run();
} finally {
  for (const end of endings.reverse()) await end();
}
