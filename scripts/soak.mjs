// Plays random scenarios of chats on PostgreSQL and Redis until the time is over, and says each minute
// how far it is and how large the heap: npm run soak -- --minutes 60 --seed 7
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { commandOptions, endWithUsage } from "./set-up/command-options.mjs";
import { ensureInstalled, root } from "./set-up/ensure-installed.mjs";

const usage = "soak -- [--minutes N] [--seed N]";
const { values } = commandOptions(usage, {
  options: {
    minutes: { type: "string", default: "60" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
const seconds = Math.round(Number(values.minutes) * 60);
const seed = Number(values.seed);
if (!(seconds > 0) || !Number.isSafeInteger(seed)) {
  endWithUsage(usage);
}
await ensureInstalled();

const directory = mkdtempSync(join(tmpdir(), "embedded-analytics-soak-"));
const stopFile = join(directory, "stop");
const jest = join(root, "node_modules", "jest", "bin", "jest.js");
// A group of its own: what a terminal sends to everyone would end it in the middle of a scenario.
const child = spawn(
  process.execPath,
  [
    "--experimental-vm-modules",
    "--disable-warning=ExperimentalWarning",
    "--expose-gc",
    jest,
    "--runInBand",
    "--env",
    join(root, "scripts", "suites", "soak-environment.mjs"),
    "packages/app/src/chat-oracle",
  ],
  {
    cwd: root,
    stdio: "inherit",
    detached: process.platform !== "win32",
    env: {
      ...process.env,
      CHAT_SECONDS: String(seconds),
      CHAT_SEED: String(seed),
      CHAT_STOP_FILE: stopFile,
    },
  },
);

// Npm and the terminal may both tell; only who asks again after a while has lost patience.
const repeatWindowMs = 2000;
let askedMs;
const stop = () => {
  askedMs ??= Date.now();
  if (Date.now() - askedMs > repeatWindowMs) child.kill("SIGKILL");
  else writeFileSync(stopFile, "");
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
// Npm ends on a signal and tells nobody: whoever it started would go on without it.
const starter = process.ppid;
if (process.env["npm_lifecycle_event"] === "soak") {
  setInterval(() => {
    if (process.ppid !== starter && !existsSync(stopFile)) stop();
  }, 500).unref();
}

child.once("exit", (code, signal) => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(code ?? 128 + constants.signals[signal]);
});
