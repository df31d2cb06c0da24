// The agent of all servers: it says as many texts as it is told, each with the moment it was said at.
import { setImmediate, setTimeout } from "node:timers/promises";
import { nowMs } from "./clock.mjs";

let waiting = [];

/** Lets everybody speak who was told to wait. */
export const go = () => {
  for (const begin of waiting.splice(0)) begin();
};

/**
 * `lines` texts of `length` letters, `perSecond` or else as fast as it can, so many at once (`burst`)
 * before the event loop has its turn; when `held`, not before `go`, and when `lingers`, it waits for
 * another one before it ends. It ends early when the signal aborts.
 */
export async function* say({ lines, length = 20, held, lingers, ...pace }, signal) {
  if (held) await told();
  const startedMs = performance.now();
  for (let at = 0; at < lines; at++) {
    await pause(at, startedMs, pace, signal);
    if (signal.aborted) return;
    yield `@${nowMs().toFixed(3)} `.padEnd(length, "x");
  }
  if (lingers) await told();
}

const told = () => new Promise((begin) => waiting.push(begin));

const pause = async (at, startedMs, { perSecond, burst = 64 }, signal) => {
  if (perSecond !== undefined) {
    const dueMs = startedMs + (at * 1000) / perSecond;
    await setTimeout(dueMs - performance.now(), undefined, { signal }).catch(() => undefined);
  } else if (at % burst === burst - 1) {
    await setImmediate();
  }
};
