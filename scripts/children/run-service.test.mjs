import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, afterEach, expect, it } from "@jest/globals";

const scripts = dirname(fileURLToPath(import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "run-service-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

// The stand-in notes every signal, takes its time to end, and tells what it got.
const standIn = join(directory, "stand-in.mjs");
writeFileSync(
  standIn,
  `const got = [];
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      got.push(signal);
      console.log("got " + got.join(","));
      setTimeout(() => process.exit(7), 700);
    });
  }
  setInterval(() => {}, 1000);
  console.log("ready", process.pid, JSON.stringify(process.argv.slice(2)));`,
);
const runner = join(directory, "runner.mjs");
writeFileSync(
  runner,
  `import { runService } from ${JSON.stringify(pathToFileURL(join(scripts, "run-service.mjs")).href)};
  process.exitCode = await runService(process.argv[2], process.argv.slice(3));`,
);

const left = new Set();
afterEach(() => {
  for (const child of left) child.kill("SIGKILL");
  left.clear();
});

/** Starts the stand-in behind the runner, in a process group of their own as under a shell. */
const start = async (main, ...args) => {
  const child = spawn(process.execPath, [runner, main, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  left.add(child);
  const lines = [];
  const ended = new Promise((resolve) => child.once("close", (code) => resolve(code)));
  const reader = createInterface({ input: child.stdout });
  const first = new Promise((resolve) => reader.once("line", resolve));
  reader.on("line", (line) => lines.push(line));
  await Promise.race([first, ended]);
  return { child, lines, ended, servicePid: Number(lines[0]?.split(" ")[1]) };
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it("passes arguments on, and the exit code back", async () => {
  const { child, lines, ended } = await start(standIn, "provision", "a b");
  expect(lines[0]).toMatch(/ \["provision","a b"\]$/);
  child.kill("SIGTERM");
  expect(await ended).toBe(7);
  expect(lines.at(-1)).toBe("got SIGTERM");
});

it("says 128 + the signal's number when a signal ended the service", async () => {
  const { ended, servicePid } = await start(standIn);
  process.kill(servicePid, "SIGKILL");
  expect(await ended).toBe(137);
});

it("delivers Ctrl-C once, though the terminal and npm both send it", async () => {
  const { child, lines, ended } = await start(standIn);
  process.kill(-child.pid, "SIGINT");
  await pause(20);
  child.kill("SIGINT");
  expect(await ended).toBe(7);
  expect(lines.slice(1)).toEqual(["got SIGINT"]);
});

it("delivers a second Ctrl-C of somebody who has lost patience", async () => {
  const { child, lines, ended } = await start(standIn);
  child.kill("SIGINT");
  await pause(400);
  child.kill("SIGINT");
  expect(await ended).toBe(7);
  expect(lines.slice(1)).toEqual(["got SIGINT", "got SIGINT,SIGINT"]);
});

it("ends in order when the terminal is closed", async () => {
  const { child, lines, ended } = await start(standIn);
  process.kill(-child.pid, "SIGHUP");
  expect(await ended).toBe(7);
  expect(lines.slice(1)).toEqual(["got SIGTERM"]);
});

it("leaves nothing behind when it is killed itself", async () => {
  const { child, ended, servicePid } = await start(standIn);
  expect(isAlive(servicePid)).toBe(true);
  child.kill("SIGKILL");
  await ended;
  for (let wait = 0; wait < 100 && isAlive(servicePid); wait += 1) await pause(20);
  expect(isAlive(servicePid)).toBe(false);
});

/** The stand-in as npm runs it: behind a shell that a signal ends, and that passes nothing on. */
const startBehindShell = async (environment) => {
  const command = `"${process.execPath}" "${runner}" "${standIn}"; true`;
  const shell = spawn("sh", ["-c", command], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
    env: { ...process.env, ...environment },
  });
  const reader = createInterface({ input: shell.stdout });
  const lines = [];
  reader.on("line", (line) => lines.push(line));
  await new Promise((resolve) => reader.once("line", resolve));
  return { shell, lines, servicePid: Number(lines[0]?.split(" ")[1]) };
};

it("ends in order when npm's shell alone gets the signal", async () => {
  const { shell, lines, servicePid } = await startBehindShell({ npm_lifecycle_event: "start" });
  shell.kill("SIGTERM");
  for (let wait = 0; wait < 200 && isAlive(servicePid); wait += 1) await pause(20);
  expect(isAlive(servicePid)).toBe(false);
  expect(lines.slice(1)).toEqual(["got SIGTERM"]);
});

it("goes on without a shell that was not npm's", async () => {
  const { shell, lines, servicePid } = await startBehindShell({ npm_lifecycle_event: undefined });
  shell.kill("SIGTERM");
  await pause(1500);
  expect(isAlive(servicePid)).toBe(true);
  process.kill(servicePid, "SIGKILL");
  expect(lines.slice(1)).toEqual([]);
});
