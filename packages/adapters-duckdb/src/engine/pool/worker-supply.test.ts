import { afterAll, expect, it } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const folder = mkdtempSync(join(tmpdir(), "worker-supply-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("E7: the process that closes a pool lives until its workers have ended, the one that nobody used too", async () => {
  const dist = new URL("../../../dist/engine/", import.meta.url).href;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    `import { workerPool } from "${dist}pool/worker-pool.js";
     const pool = workerPool({ concurrency: 1, memoryMb: 400, seconds: 60, cacheDirectory: process.argv[1],
       program: ["-e", "process.on('message', () => undefined)"] });
     await pool.close();
     console.log("closed", pool.pids().length);`,
    folder,
  ]);
  expect(stdout.trim()).toBe("closed 0");
});
