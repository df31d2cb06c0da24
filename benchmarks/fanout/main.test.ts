import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { noRedis, redisProgram } from "@embedded-analytics/adapters-redis/testing";

const run = promisify(execFile);
const program = fileURLToPath(new URL("./main.mjs", import.meta.url));
const why = redisProgram === undefined ? ` (${noRedis})` : "";
const tested = redisProgram === undefined ? test.skip : test;

// A small share of the long run: that it works, not how long it takes.
tested(
  `D5 D7: what one process writes is read and stopped in another, and all are measured${why}`,
  async () => {
    const share = ["--rounds", "1", "--seconds", "1", "--turns", "2", "--lines", "200"];
    const { stdout } = await run(process.execPath, [
      program,
      ...share,
      ...["--only", "replay,traffic,overHttp,aborts"],
    ]);
    for (const name of ["raw", "resumable-stream", "ours", "ours, without a pace"]) {
      expect(stdout).toMatch(
        new RegExp(`^\\| as fast as it goes, 10 readers \\| ${name} .*\\d`, "m"),
      );
    }
    expect(stdout.match(/^\| \d+ \| ours, readers at another instance \| \d/gm)).toHaveLength(3);
    expect(stdout).toMatch(/^\| since it was accepted \| \d/m);
  },
  120_000,
);
