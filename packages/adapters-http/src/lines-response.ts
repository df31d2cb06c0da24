import { once } from "node:events";
import type { ServerResponse } from "node:http";

/** How lines are sent, whatever they say. */
export interface LineOptions {
  readonly requestId: string;
  /** A reader that takes nothing for so long is let go (T19, D12). */
  readonly stallSeconds: number;
  /** Hears of a defect after the first line, of which the reader is told nothing (T36). */
  readonly onDefect: (error: unknown) => void;
}

/** The media type of lines of JSON. */
export const ndjson = "application/x-ndjson; charset=utf-8";

/** Sends 200 and the headers of an answer in lines, which nobody on the way may hold up (D12). */
export const beginLines = (
  response: ServerResponse,
  requestId: string,
  contentType: string = ndjson,
): void => {
  response.removeHeader("X-Powered-By");
  response.writeHead(200, {
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Accel-Buffering": "no",
    "Content-Type": contentType,
  });
  response.flushHeaders();
};

/**
 * Writes one whole line, with its newline, in a write of its own: clients in the field lose a line
 * that comes in two pieces. Settles when it is out of our hands, or the response is destroyed.
 */
export const writeLine = async (
  response: ServerResponse,
  line: string,
  stallSeconds: number,
): Promise<void> => {
  if (response.destroyed) return;
  const isTaken = response.write(line);
  // Node gathers what is written in one tick; behind this one the line is on its way.
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
  if (!isTaken && response.writableNeedDrain) await orStalled(response, "drain", stallSeconds);
};

/** Ends an answer in lines; a reader who does not take the rest of it is let go as well. */
export const endLines = async (response: ServerResponse, stallSeconds: number): Promise<void> => {
  response.end();
  if (!response.writableFinished) await orStalled(response, "finish", stallSeconds);
};

/** Settles at the event, or when the response is destroyed, at the latest by us. */
const orStalled = async (
  response: ServerResponse,
  event: "drain" | "finish",
  stallSeconds: number,
): Promise<void> => {
  // `close` comes only once, so whoever waits for it must know that it has not come yet.
  if (response.destroyed) return;
  const settled = new AbortController();
  const timer = setTimeout(() => response.destroy(), stallSeconds * 1000);
  try {
    await Promise.race(
      [event, "close"].map((name) => once(response, name, { signal: settled.signal })),
    );
  } catch {
    response.destroy();
  } finally {
    clearTimeout(timer);
    settled.abort();
  }
};
