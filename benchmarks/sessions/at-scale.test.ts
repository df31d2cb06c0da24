import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const program = fileURLToPath(new URL("./at-scale.mjs", import.meta.url));

// A small share of the long run: that it works, not how long it takes.
test("a session for an unchanged and for a new user is measured at each size", async () => {
  const { stdout } = await run(process.execPath, [
    program,
    "--sizes",
    "100,2000",
    "--requests",
    "10",
  ]);
  expect(stdout).toMatch(
    /\| 100 \| \d+\.\d\d \| \d+\.\d\d \|\n\| 2000 \| \d+\.\d\d \| \d+\.\d\d \|/,
  );
}, 60_000);
