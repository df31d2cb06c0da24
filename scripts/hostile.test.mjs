import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

const script = join(dirname(fileURLToPath(import.meta.url)), "hostile.mjs");

test("T42 B1 D15: beside some seconds of hostile requests an honest user gets no 5xx", async () => {
  const child = spawn(process.execPath, [script, "--minutes", "0.1"]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect({ code, output }).toMatchObject({ code: 0 });
  const [, count] = /hostile requests: (\d+)/.exec(output) ?? [];
  expect(Number(count)).toBeGreaterThan(20);
  const [, before, most] = /memory (\d+) MB before, (\d+) MB at most/.exec(output) ?? [];
  // 64 MiB of unfinished bodies, what the parsing of the others takes, and the heap's slack.
  expect(Number(most) - Number(before)).toBeLessThan(400);
}, 120_000);
