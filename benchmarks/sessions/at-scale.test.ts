import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const program = fileURLToPath(new URL("./at-scale.mjs", import.meta.url));

// A small share of the long run: that it works, not how long it takes.
test("a session for an unchanged and for a new user is measured at each size", async () => {
  const folder = await mkdtemp(join(tmpdir(), "benchmark-test-"));
  const { stdout } = await run(
    process.execPath,
    [program, "--sizes", "100,2000", "--requests", "10"],
    { env: { ...process.env, TMPDIR: folder } },
  );
  expect(stdout).toMatch(
    /\| 100 \| \d+\.\d\d \| \d+\.\d\d \|\n\| 2000 \| \d+\.\d\d \| \d+\.\d\d \|/,
  );
  // The service ends a moment after the program that has started it.
  for (let tries = 0; tries < 100 && (await readdir(folder)).length > 0; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
}, 60_000);
