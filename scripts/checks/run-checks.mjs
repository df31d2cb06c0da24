import { spawn } from "node:child_process";

const run = ({ name, command, args }, cwd) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      // npm is a script with another name on Windows.
      shell: command === "npm" && process.platform === "win32",
    });
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    const end = (isGood) =>
      resolve({
        name,
        isGood,
        seconds: (performance.now() - startedAt) / 1000,
        output: Buffer.concat(output).toString("utf8").trimEnd(),
      });
    child.once("error", (error) => {
      output.push(Buffer.from(error.message));
      end(false);
    });
    child.once("close", (code, signal) => {
      // A program that dies in silence must not look like a misprint of ours.
      if (output.length === 0) output.push(Buffer.from(`no output, ended with ${signal ?? code}`));
      end(code === 0);
    });
  });

/**
 * Runs every check, `atOnce` at a time, reports each as it ends (with its output when it failed) and
 * resolves with the names of those that failed: a failure stops no other check.
 */
export const runChecks = async (checks, { cwd, atOnce = 2, report }) => {
  const waiting = [...checks];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { name, isGood, seconds, output } = await run(check, cwd);
      report(`${isGood ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
      if (isGood) continue;
      failed.push(name);
      report(output.replace(/^/gm, "       "));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
};
