import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

interface Results {
  readonly summary: { readonly right: number; readonly refusals: number | undefined };
  readonly records: readonly { readonly outcome: string; readonly asked: readonly string[] }[];
}

const run = promisify(execFile);
const program = fileURLToPath(new URL("./main.mjs", import.meta.url));

// Models that the analyst was not made with: a share of their questions, the same each time.
test("D14: over four other models the built-in analyst gives no wrong figure unsaid, and most right", async () => {
  const folder = await mkdtemp(join(tmpdir(), "judge-models-"));
  try {
    for (const model of ["subscriptions", "logistics", "marketing", "gyms"]) {
      const json = join(folder, `${model}.json`);
      const sample = ["--set", "first", "--sample", "20", "--seed", "5", "--json", json];
      const { stdout } = await run(process.execPath, [program, "--model", model, ...sample]);
      const results = JSON.parse(await readFile(json, "utf8")) as Record<string, Results>;
      const { summary, records } = results[model]!;
      const silent = records.filter(({ outcome }) => outcome === "silent");
      expect(silent.map(({ asked }) => asked)).toEqual([]);
      expect(summary.right).toBeGreaterThanOrEqual(0.85);
      expect(summary.refusals ?? 1).toBe(1);
      expect(stdout).toMatch(/\| operations \| \d+ \|/);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
