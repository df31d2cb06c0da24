import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const program = fileURLToPath(new URL("./main.mjs", import.meta.url));

// A small share of the long run: that it works, not how long it takes.
test("D13: a turn that would go on ends at each of its limits; every server is measured", async () => {
  const { stdout } = await run(process.execPath, [
    program,
    ...["--turns", "3", "--lines", "200", "--only", "firstLine,aborts,limits"],
  ]);
  for (const name of ["\\(a\\)", "\\(b\\)", "\\(c\\)", "ours, in memory", "ours, PostgreSQL"]) {
    expect(stdout.match(new RegExp(`^\\| ${name}.*\\d\\.\\d\\d`, "gm"))).toHaveLength(2);
  }
  expect(stdout).toMatch(/\| answer, 1024 KiB \| 102\d KiB \| .*\(answer_too_long\)/);
  expect(stdout).toMatch(/\| lines, 8192 KiB \| 819\d KiB \| .*\(turn_budget\)/);
  expect(stdout).toMatch(/\| tool calls, 20 \| 20 \| .*\(turn_budget\)/);
  expect(stdout).toMatch(/\| seconds, 2 \(declared\) \| \d+\.\d\d s \| .*\(turn_budget\)/);
}, 120_000);
