import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

interface Results {
  readonly summary: {
    readonly questions: number;
    readonly right: number;
    readonly silentlyWrong: number;
  };
  readonly records: readonly { readonly outcome: string; readonly asked: readonly string[] }[];
}

const run = promisify(execFile);
const program = fileURLToPath(new URL("./main.mjs", import.meta.url));

// A small share of the long run, of questions that may be looked at as well as of those held out.
test.each(["shop", "support"])(
  "D14: over the %s the built-in analyst gives no wrong figure unsaid, and most right",
  async (model) => {
    const folder = await mkdtemp(join(tmpdir(), "judge-test-"));
    const json = join(folder, "results.json");
    try {
      await run(process.execPath, [
        program,
        ...["--model", model, "--sample", "25", "--seed", "3", "--json", json],
      ]);
      const results = JSON.parse(await readFile(json, "utf8")) as Record<string, Results>;
      const { summary, records } = results[model]!;
      const silent = records.filter(({ outcome }) => outcome === "silent");
      expect(silent.map(({ asked }) => asked)).toEqual([]);
      expect(records.length).toBeGreaterThanOrEqual(25);
      expect(summary.right).toBeGreaterThanOrEqual(0.85);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
