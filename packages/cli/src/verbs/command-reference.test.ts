import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { commandLine } from "./command-line.js";
import { commandReference } from "./command-reference.js";
import { exitCodes } from "./exit-codes.js";

const document = readFileSync(new URL("../../../../docs/command-line.md", import.meta.url), "utf8");

test("J1: docs/command-line.md has the commands as the help has them (npm run commands)", () => {
  const [, commands] = document.split("## Commands\n\n");
  expect(commands).toBe(commandReference(commandLine(() => undefined)));
  expect(commands).toContain("### provision diff\n");
  expect(commands).toContain("| `--prune` |");
});

test("J1: docs/command-line.md lists every exit code", () => {
  const listed = [...document.matchAll(/^\| (\d) \|/gm)].map(([, code]) => Number(code));
  expect(listed).toEqual(Object.values(exitCodes).toSorted());
});
