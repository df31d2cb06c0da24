import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { redisProgram } from "@embedded-analytics/adapters-redis/testing";

const run = promisify(execFile);
const program = fileURLToPath(new URL("./main.mjs", import.meta.url));
const stores = redisProgram === undefined ? "PostgreSQL" : "PostgreSQL and Redis";

// A small share of the long run: that it works, not how much is carried.
test("J4, J5: the load that an instance carries is measured, and what limits and metrics cost", async () => {
  const amounts = ["--sessions-from", "5", "--chats-from", "2", "--doublings", "1"];
  const { stdout } = await run(process.execPath, [
    program,
    ...["--seconds", "1", "--rounds", "1", ...amounts],
  ]);
  expect(stdout).toMatch(/\| sessions\/s \| p50 ms \| p99 ms \|\n.*\n\| (less than )?\d+ \| \d/);
  expect(stdout).toMatch(/\| chats \| p50 ms \| p99 ms \|\n.*\n\| (less than )?\d+ \| \d/);
  expect(stdout).toMatch(new RegExp(`\\| without them, ${stores} \\| \\d+ \\| 1.000 \\|`));
}, 600_000);
