import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

type Counts = Readonly<Record<"questions" | "right" | "refused" | "said" | "silent", number>>;

const run = promisify(execFile);
const program = fileURLToPath(new URL("./generated.mjs", import.meta.url));
const spoiled = ["a strange word", "a word that changes the figure"];

// A share of the generated questions, the same each time; the benchmark asks more of them.
test.each(["gyms", "logistics"])(
  "D14: %s: however a form is put in words, its statement is the same, and a word too many is never passed over",
  async (model) => {
    const folder = await mkdtemp(join(tmpdir(), "generated-"));
    try {
      const json = join(folder, "counts.json");
      const options = ["--model", model, "--count", "80", "--seed", "11", "--json", json];
      await run(process.execPath, [program, ...options]);
      const kinds = Object.entries(
        (JSON.parse(await readFile(json, "utf8")) as Record<string, Record<string, Counts>>)[
          model
        ]!,
      );
      expect(kinds.filter(([, { silent }]) => silent > 0)).toEqual([]);
      expect(kinds.map(([kind]) => kind)).toEqual(expect.arrayContaining(spoiled));
      const whole = kinds.filter(([kind]) => !spoiled.includes(kind)).map(([, counts]) => counts);
      const sum = (key: keyof Counts) => whole.reduce((total, counts) => total + counts[key], 0);
      expect(sum("right") / sum("questions")).toBeGreaterThanOrEqual(0.9);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
