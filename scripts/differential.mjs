// Compares statements over data with hidden rows with the same over data without them:
// npm run differential -- --statements 1000000 --seed 7
// With --source the data lie in a PostgreSQL, that of the tests or the one of ENGINE_CHECK_URL.
import { join } from "node:path";
import { commandOptions, endWithUsage } from "./set-up/command-options.mjs";
import { buildService } from "./set-up/build-service.mjs";
import { ensureInstalled, root } from "./set-up/ensure-installed.mjs";
import { runChild } from "./children/run-child.mjs";

const usage = "differential -- [--source] [--statements N] [--seed N]";
const { values } = commandOptions(usage, {
  options: {
    statements: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    source: { type: "boolean", default: false },
  },
});
const statements = Number(values.statements);
const seed = Number(values.seed);
if (!Number.isSafeInteger(statements) || statements < 1 || !Number.isSafeInteger(seed)) {
  endWithUsage(usage);
}
await ensureInstalled();
// The statements run in the built workers, as in the service.
const built = await buildService();
if (built !== 0) process.exit(built);

const file = values.source
  ? "packages/adapters-duckdb/src/sources/differential/two-worlds.test.ts"
  : "packages/adapters-duckdb/src/guard/differential/differential.test.ts";

process.exitCode = await runChild(
  process.execPath,
  [
    "--experimental-vm-modules",
    "--disable-warning=ExperimentalWarning",
    join(root, "node_modules", "jest", "bin", "jest.js"),
    "--runInBand",
    file,
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      // The one is named so by the tests over files, the other by those over databases.
      DIFFERENTIAL_STATEMENTS: String(statements),
      DIFFERENTIAL_RUNS: String(statements),
      DIFFERENTIAL_SEED: String(seed),
    },
  },
);
