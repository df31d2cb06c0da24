import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const program = fileURLToPath(new URL("./main.mjs", import.meta.url));

// A small share of the long run: that it works, not how fast it is.
test("I1: the endpoint of assistants is measured, and the way to its tokens", async () => {
  const amounts = ["--rounds", "1", "--idle", "2", "--seconds", "0.3", "--flows", "2"];
  const { stdout } = await run(process.execPath, [program, ...amounts]);
  for (const statement of ["one figure", "revenue by city", "500 rows"]) {
    expect(stdout).toMatch(new RegExp(`\\| ${statement} \\|( \\d+\\.\\d\\d \\|){5}`));
  }
  for (const callers of [1, 8, 32]) {
    expect(stdout).toMatch(
      new RegExp(`\\| ${callers} \\| run_query, 2026-07-28 \\|( \\d+\\.\\d \\|){3}`),
    );
  }
  for (const users of [1, 8]) {
    expect(stdout).toMatch(new RegExp(`\\| ${users} \\| all \\|( \\d+\\.\\d \\|){2}`));
  }
}, 120_000);
