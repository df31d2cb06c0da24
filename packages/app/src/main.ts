#!/usr/bin/env node
// Serves, and nothing else: the commands beside a service are the command line's.
import { clusterFailures } from "./cluster/cluster-command.js";
import { runCommand } from "./program/run-command.js";
import { servingCommand } from "./serving-command.js";

const output = {
  say: (text: string) => process.stdout.write(text),
  printError: (text: string) => process.stderr.write(text),
};
const command = servingCommand(process.argv.slice(2));
if (command === undefined) {
  output.printError("Usage: main.js [serve | cluster]\n");
  process.exitCode = 2;
} else {
  process.exitCode = await runCommand(command, {
    environment: process.env,
    workingDirectory: process.cwd(),
    output,
    sentences: clusterFailures,
  });
}
