// Compares the answers of a database with those of the embedded engine, asks it the whole hostile corpus, and
// runs the row-level suites and the ports' contract over it, in schemas that are removed afterwards:
// npm run engine:check -- postgres://user:password@host/database --statements 2000
import { createRequire } from "node:module";
import { join } from "node:path";
import { commandOptions, endWithUsage } from "./set-up/command-options.mjs";
import { buildService } from "./set-up/build-service.mjs";
import { ensureInstalled, root } from "./set-up/ensure-installed.mjs";
import { runChild } from "./children/run-child.mjs";

const usage = "engine:check -- [URL] [--statements N] [--seed N]";
const { values, positionals } = commandOptions(usage, {
  allowPositionals: true,
  options: {
    statements: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
// Of fewer, chance decides whether each kind of answer is among them.
const statementsMin = 50;
const [url, ...others] = positionals;
const [statements, seed] = [values.statements, values.seed].map(Number);
if (others.length > 0) endWithUsage(usage, "One database is compared at a time.");
if (!Number.isSafeInteger(seed)) endWithUsage(usage, "The seed is a whole number.");
if (!Number.isSafeInteger(statements) || statements < statementsMin) {
  endWithUsage(usage, `The statements are a whole number, ${statementsMin} at least.`);
}
await ensureInstalled();
if (url !== undefined) await reach(url);
// The statements run in the built workers, as in the service.
const built = await buildService();
if (built !== 0) process.exit(built);

console.log(`Seed ${seed}, ${statements} statements.`);

const folder = "packages/adapters-duckdb/src/sources/differential";
const runTests = (...words) =>
  runChild(
    process.execPath,
    [
      "--experimental-vm-modules",
      "--disable-warning=ExperimentalWarning",
      join(root, "node_modules", "jest", "bin", "jest.js"),
      // A database that is another one breaks tests where they open it, and some leave it open.
      ...["--runInBand", "--forceExit", ...words],
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...(url === undefined ? {} : { ENGINE_CHECK_URL: url }),
        DIFFERENTIAL_RUNS: String(statements),
        DIFFERENTIAL_SEED: String(seed),
        // All of them, unless a part is asked for.
        HOSTILE_SHARE: process.env.HOSTILE_SHARE ?? "1",
      },
    },
  );

// Where this one fails, nothing else is worth its time.
const first = `${folder}/differential.test.ts`;
const compared = await runTests(first);
process.exitCode =
  compared === 0 ? await runTests(folder, "--testPathIgnorePatterns", first) : compared;

/** Connects once, so that a wrong address ends in a sentence and not in failed tests. */
async function reach(address) {
  // The driver is that of the package which asks databases, there once the packages are installed.
  const { Client } = createRequire(join(root, "packages", "adapters-duckdb", "package.json"))("pg");
  try {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
    await client.connect();
    await client.end();
  } catch (error) {
    console.error(`The database cannot be reached: ${error.message || error.code}`);
    process.exit(1);
  }
}
