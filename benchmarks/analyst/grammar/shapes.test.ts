import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

type Asked = Readonly<{ kind: string; outcome: string; truth: readonly (readonly unknown[])[] }>;

const run = promisify(execFile);
const program = fileURLToPath(new URL("../shapes.mjs", import.meta.url));

// A share of the questions, the same each time; the benchmark asks more of them.
test.each(["gyms", "logistics"])(
  "D14: %s: questions of everyday shapes have true rows, and most answers give them",
  async (model) => {
    const folder = await mkdtemp(join(tmpdir(), "shapes-"));
    try {
      const json = join(folder, "records.json");
      const options = ["--model", model, "--count", "48", "--seed", "21", "--json", json];
      await run(process.execPath, [program, ...options]);
      const results = JSON.parse(await readFile(json, "utf8")) as {
        [name: string]: { records: readonly Asked[] };
      };
      const records = results[model]?.records ?? [];
      // A shape of which chance finds no form in a model asks nothing there.
      expect(records.length).toBeGreaterThanOrEqual(36);
      expect(new Set(records.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
      expect(records.filter(({ truth }) => truth.length === 0)).toEqual([]);
      const right = records.filter(({ outcome }) => outcome === "right");
      expect(right.length / records.length).toBeGreaterThanOrEqual(0.65);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
