import { describe, expect, test } from "@jest/globals";
import { AnalyticsError } from "../analytics-error.js";
import { defaultRetry, pause, retryWaitMs } from "./retry-policy.js";

const cut = new AnalyticsError("stream_interrupted", "cut");
const waits = (error: unknown, random: number) =>
  Array.from({ length: 10 }, (_, tries) => retryWaitMs(error, tries, defaultRetry, random));

describe("D15: waits between tries", () => {
  test("grow to a bound, differ by chance, and end", () => {
    expect(waits(cut, 1)).toEqual([
      250,
      500,
      1000,
      2000,
      4000,
      8000,
      15_000,
      15_000,
      undefined,
      undefined,
    ]);
    expect(waits(cut, 0).slice(0, 8)).toEqual([125, 250, 500, 1000, 2000, 4000, 7500, 7500]);
  });

  test("are as long as the service asks, unless that is too long", () => {
    const asking = (status: number, retryAfter?: number) =>
      retryWaitMs(new AnalyticsError("any", "", { status, retryAfter }), 0, defaultRetry, 0);
    expect(asking(503, 1)).toBe(1000);
    expect(asking(429, 2)).toBe(2000);
    expect(asking(503, 16)).toBeUndefined();
    expect(asking(429)).toBeUndefined();
    expect([asking(400), asking(401), asking(409), asking(500)]).toEqual(Array(4).fill(undefined));
    expect([asking(502), asking(504)]).toEqual([125, 125]);
    // Of "HTTP/1.1 200" a connection that ends within the line leaves 2 or 20; 0 is a redirect.
    expect([asking(2), asking(20), asking(0)]).toEqual([125, 125, undefined]);
    expect(retryWaitMs(new Error("no"), 0, defaultRetry, 0)).toBeUndefined();
  });

  test("end with the signal", async () => {
    const reason = new Error("enough");
    const controller = new AbortController();
    const waiting = pause(60_000, controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(pause(60_000, controller.signal)).rejects.toBe(reason);
    await pause(1, new AbortController().signal);
  });
});
