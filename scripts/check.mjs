import { ensureInstalled, root } from "./set-up/ensure-installed.mjs";
import { checks } from "./checks/checks.mjs";
import { runChecks } from "./checks/run-checks.mjs";

await ensureInstalled();
const failed = await runChecks(checks, { cwd: root, report: (line) => console.log(line) });
console.log(
  failed.length === 0 ? `${checks.length} checks passed` : `Failed: ${failed.join(", ")}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
