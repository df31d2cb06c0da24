import { spawn } from "node:child_process";
import { constants } from "node:os";

// Ctrl-C under npm reaches us twice within a millisecond or two, from the terminal and from npm.
// A second press by a person who has lost patience comes later, and must get through.
const repeatWindowMs = 300;

/** What a child is sent for a signal of ours: a closed terminal asks for an orderly end, too. */
const forwarded = { SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGTERM" };

/**
 * Runs a program with our terminal and resolves with its exit code (128 + number when a signal ended it).
 * Signals go on to it, each once within 300 ms. With `ownGroup` it sits in a process group of its
 * own, so that what a terminal sends to everyone comes to it through us alone, exactly once.
 */
export const runChild = (command, args, { ownGroup = false, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const detached = ownGroup && process.platform !== "win32";
    const child = spawn(command, args, { stdio: "inherit", ...options, detached });
    const sentAt = new Map();
    const forward = (signal) => {
      const now = performance.now();
      if (now - (sentAt.get(signal) ?? -Infinity) < repeatWindowMs) return;
      sentAt.set(signal, now);
      child.kill(forwarded[signal]);
    };
    const stop = () => {
      for (const signal of Object.keys(forwarded)) process.off(signal, forward);
    };
    for (const signal of Object.keys(forwarded)) process.on(signal, forward);
    child.once("error", (error) => {
      stop();
      reject(error);
    });
    child.once("exit", (code, signal) => {
      stop();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
