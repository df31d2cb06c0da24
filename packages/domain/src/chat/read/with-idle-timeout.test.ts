import { expect, it } from "@jest/globals";
import { inMemoryTurnLogs } from "../../in-memory/turn-logs.js";
import { withIdleTimeout } from "./with-idle-timeout.js";

/** A log of one line, its reader, and a clock that the test moves. */
const reading = async () => {
  const log = inMemoryTurnLogs(() => 0);
  await log.open(1, "turn-1", 1);
  await log.append(1, "turn-1", 1, 0, ["a"], false);
  const reader = new AbortController();
  const at = { isOver: false, pauses: 0, strike: (): void => undefined };
  const pause = (_seconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      at.pauses += 1;
      at.strike = resolve;
      signal.addEventListener("abort", () => resolve());
      if (signal.aborted) resolve();
    });
  const isOver = () => at.isOver;
  const timed = withIdleTimeout({ log, pause, idleSeconds: () => 5, isOver }, reader.signal);
  const wait = async (cursor: number): Promise<string> => {
    await timed.changed(1, "turn-1", cursor, reader.signal);
    return "woken";
  };
  return { at, log, reader, timed, wait };
};

const soon = () => new Promise<string>((resolve) => setTimeout(() => resolve("waits"), 10));

it("D8: a wait ends when the log was silent from one strike of the clock to the next", async () => {
  const { at, log, timed, wait } = await reading();
  expect(at.pauses).toBe(0);
  expect(await wait(0)).toBe("woken");
  const waiting = wait(1);
  at.strike();
  expect(await Promise.race([waiting, soon()])).toBe("waits"); // it had begun after the last strike
  at.strike();
  expect(await waiting).toBe("woken");
  const next = wait(1);
  expect(await Promise.race([next, soon()])).toBe("waits");
  await log.append(1, "turn-1", 1, 1, ["b"], false);
  expect(await next).toBe("woken");
  timed.close();
});

it("D7: it ends with its reading or its reader, and stops the clock", async () => {
  for (const end of ["close", "abort"] as const) {
    const { at, reader, timed, wait } = await reading();
    const waiting = wait(1);
    if (end === "close") timed.close();
    else reader.abort();
    expect(await waiting).toBe("woken");
    expect(await wait(1)).toBe("woken");
    await soon();
    expect(at.pauses).toBe(1);
  }
});

it("D8: nobody waits at a log that is over", async () => {
  const { at, wait } = await reading();
  at.isOver = true;
  expect(await wait(1)).toBe("woken");
  expect(at.pauses).toBe(0);
});
