// Compares the answers of a database with those of the embedded engine, asks it the whole hostile corpus, and
// runs the row-level suites and the ports' contract over it, in schemas that are removed afterwards:
// npm run engine:check -- postgres://user:password@host/database --statements 2000
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildService } from "./build-service.mjs";
import { ensureInstalled, root } from "./ensure-installed.mjs";
import { runChild } from "./run-child.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    statements: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
// Of fewer, chance decides whether each kind of answer is among them.
const statementsMin = 50;
const [url] = positionals;
const statements = Number(values.statements);
const seed = Number(values.seed);
if (positionals.length > 1 || !Number.isSafeInteger(statements) || statements < statementsMin) {
  console.error("Usage: npm run engine:check -- [URL] [--statements N] [--seed N]");
  console.error(`N of the statements is ${statementsMin} at least.`);
  process.exit(2);
}
await ensureInstalled();
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
