import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const program = fileURLToPath(new URL("./reworded.mjs", import.meta.url));

// A share of the rewordings, the same each time; the benchmark asks more of them, of all models.
test("D14: what is answered rightly is still so in other words that mean the same, and never wrong in silence", async () => {
  const { stdout } = await run(process.execPath, [program, "--models", "gyms", "--each", "1"]);
  const [, asked = "0", right = "0", silent = "-1"] =
    /^\| all \| (\d+) \| ([\d.]+) % \| (\d+) \|$/m.exec(stdout) ?? [];
  expect(Number(asked)).toBeGreaterThan(60);
  expect(Number(right)).toBeGreaterThanOrEqual(94);
  expect(Number(silent)).toBe(0);
}, 180_000);
