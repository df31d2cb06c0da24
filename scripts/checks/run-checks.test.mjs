import { expect, it } from "@jest/globals";
import { runChecks } from "./run-checks.mjs";

const cwd = process.cwd();
const program = (name, text) => ({ name, command: process.execPath, args: ["-e", text] });

it("runs all, and reports every failure with what it said", async () => {
  const lines = [];
  const failed = await runChecks(
    [
      program("first", "console.log('one'); console.error('two'); process.exitCode = 1"),
      program("second", "console.log('noise')"),
      program("third", "process.kill(process.pid, 'SIGKILL')"),
      { name: "fourth", command: "a-program-that-does-not-exist", args: [] },
      program("fifth", ""),
    ],
    { cwd, report: (line) => lines.push(line) },
  );
  expect(failed.toSorted()).toEqual(["first", "fourth", "third"]);
  const said = lines.join("\n");
  expect(said).toMatch(/FAILED first \(\d+\.\d s\)\n {7}one\n {7}two/);
  expect(said).toMatch(/FAILED fourth .*\n {7}spawn a-program-that-does-not-exist ENOENT/);
  expect(said).toMatch(/FAILED third .*\n {7}no output, ended with SIGKILL/);
  expect(said).toMatch(/ok {5}second/);
  expect(said).toMatch(/ok {5}fifth/);
  expect(said).not.toContain("noise");
});

it("never runs more at once than it may", async () => {
  const lines = [];
  const slow = "setTimeout(() => {}, 200)";
  const startedAt = performance.now();
  await runChecks([program("a", slow), program("b", slow)], {
    cwd,
    atOnce: 1,
    report: (line) => lines.push(line),
  });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(400);
  expect(lines.map((line) => line.slice(0, 8))).toEqual(["ok     a", "ok     b"]);
});
