import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const program = fileURLToPath(new URL("./main.mjs", import.meta.url));

// A small share of the thousand: the program fails where one of them is not answered, or wrongly.
test("E7, E10, T32: statements that come at once are all answered, over new and kept connections", async () => {
  const amounts = ["--requests", "120", "--rounds", "2", "--seed", "7"];
  const { stdout } = await run(process.execPath, [program, ...amounts]);
  const rows = stdout.split("\n").filter((line) => line.includes("| 120 | none |"));
  expect(rows).toHaveLength(6);
}, 180_000);
