// Runs PostgreSQL for a parent process, and ends it when the parent is gone.
//
// A parent that gets SIGKILL can end nothing. But the kernel closes its side of this program's
// standard input, so the end of input is the one signal that cannot be missed. The program is
// plain JavaScript on Node's built-ins, and lies outside `src`, so that it runs unbuilt too.
//
// Arguments: one JSON text with
//   directory   the folder of the embedded PostgreSQL (also tells this process from others)
//   keeperFile  where to write { keeperPid, parentPid }
//   command     program and arguments of the server
//   ids         uid and gid to run it as, or nothing
import { spawn } from "node:child_process";
import { renameSync, rmSync, writeFileSync } from "node:fs";

const { keeperFile, command, ids } = JSON.parse(process.argv[2] ?? "{}");

/** PostgreSQL's own ladder: fast (ends sessions, writes everything down), immediate, none. */
const ladder = [
  { signal: "SIGINT", patienceMs: 30_000 },
  { signal: "SIGQUIT", patienceMs: 10_000 },
  { signal: "SIGKILL", patienceMs: 10_000 },
];

writeFileSync(
  `${keeperFile}.new`,
  JSON.stringify({ keeperPid: process.pid, parentPid: process.ppid }),
);
renameSync(`${keeperFile}.new`, keeperFile);

const [program, ...args] = command;
const server = spawn(program, args, {
  ...ids,
  cwd: "/",
  env: { PATH: process.env.PATH, LC_ALL: "C" },
  stdio: ["ignore", "inherit", "inherit"],
});

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  let step = 0;
  const climb = () => {
    const rung = ladder[step++];
    if (rung === undefined) return;
    server.kill(rung.signal);
    setTimeout(climb, rung.patienceMs).unref();
  };
  climb();
}

process.stdin.on("end", end).on("close", end).on("error", end).resume();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, end);

server.on("error", (error) => {
  process.stderr.write(`${error.message}\n`, () => leave(1));
});
server.on("exit", (code, signal) => leave(code ?? (signal === null ? 1 : 2)));

function leave(code) {
  rmSync(keeperFile, { force: true });
  process.exit(code);
}
