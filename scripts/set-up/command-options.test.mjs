import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { commandOptions } from "./command-options.mjs";

const run = (script, ...words) => {
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const { status, stderr, stdout } = spawnSync(process.execPath, [file, ...words], {
    encoding: "utf8",
  });
  return { status, stderr, stdout };
};

describe("options of a command of this repository", () => {
  it("are read as parseArgs reads them", () => {
    const config = { args: ["--seed", "7"], options: { seed: { type: "string" } } };
    expect({ ...commandOptions("x", config).values }).toEqual({ seed: "7" });
  });

  it.each([
    ["differential.mjs", ["--sed", "7"], "Unknown option '--sed'."],
    ["engine-check.mjs", ["--statements"], "Option '--statements <value>' argument missing."],
    ["engine-check.mjs", ["a", "b"], "One database is compared at a time."],
    ["engine-check.mjs", ["--statements", "3"], "The statements are a whole number, 50 at least."],
    ["faults.mjs", ["now"], "Unexpected argument 'now'."],
  ])("%s %j: what is wrong, the usage, and 2", (script, words, sentence) => {
    const { status, stderr, stdout } = run(script, ...words);
    const [said, usage, ...more] = stderr.trim().split("\n");
    expect({ said, status, stdout, more }).toEqual({
      said: sentence,
      status: 2,
      stdout: "",
      more: [],
    });
    expect(usage).toMatch(/^Usage: npm run [a-z:]+ -- \[/);
  });
});
