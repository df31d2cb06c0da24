#!/usr/bin/env node
import { runCommandLine } from "./commands/run-command-line.js";

const output = {
  say: (text: string) => process.stdout.write(text),
  printError: (text: string) => process.stderr.write(text),
};
process.exitCode = await runCommandLine(process.argv.slice(2), process.env, process.cwd(), output);
