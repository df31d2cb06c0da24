// Runs a program (the arguments) for the process that started this one, and ends it when that one is
// gone: the end of standard input is the one signal that cannot be missed.
import { spawn } from "node:child_process";

const patienceMs = 5000;

const [program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
child.on("error", () => process.exit(1));
child.on("exit", (code) => process.exit(code ?? 1));

const end = (): void => {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), patienceMs).unref();
};
process.stdin.on("end", end).on("error", end).resume();
