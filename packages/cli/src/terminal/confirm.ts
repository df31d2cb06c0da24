import { createInterface } from "node:readline/promises";
import type { Output } from "@embedded-analytics/app/program";

/**
 * Asks the person at the terminal whether to go on; only `yes` is one. A process without a terminal asks nobody,
 * since nobody would answer: it says which option agrees, and does not go on.
 */
export const confirm = async (question: string, output: Output): Promise<boolean> => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    output.printError("Nothing was written: without a terminal, --yes agrees to it.\n");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes to go on: `);
  terminal.close();
  if (answer.trim() === "yes") return true;
  output.printError("Nothing was written.\n");
  return false;
};
