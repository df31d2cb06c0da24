import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildService } from "./set-up/build-service.mjs";
import { ensureInstalled, root } from "./set-up/ensure-installed.mjs";
import { runChild } from "./children/run-child.mjs";
import { jestArguments } from "./suites/test-suites.mjs";
import { testSummary, testsTriedAgain } from "./suites/test-summary.mjs";

await ensureInstalled();
// Some tests start the service as people do, in a process of its own.
const built = await buildService();
if (built !== 0) process.exit(built);

const directory = mkdtempSync(join(tmpdir(), "embedded-analytics-test-"));
const resultFile = join(directory, "result.json");
try {
  process.exitCode = await runChild(
    process.execPath,
    [
      "--experimental-vm-modules",
      "--disable-warning=ExperimentalWarning",
      join(root, "node_modules", "jest", "bin", "jest.js"),
      "--json",
      `--outputFile=${resultFile}`,
      ...jestArguments(process.argv.slice(2)),
    ],
    { cwd: root },
  );
  // Absent after `--help`, `--listTests` or a Jest that was killed: then there is nothing to sum up.
  if (existsSync(resultFile)) {
    const result = JSON.parse(readFileSync(resultFile, "utf8"));
    for (const line of testsTriedAgain(result)) console.log(line);
    const summary = testSummary(result);
    if (summary !== undefined) console.log(summary);
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
