import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { QueryStopped } from "@embedded-analytics/domain";

/** What sending lines needs to know beside them. */
export interface LineOptions {
  readonly requestId: string;
  /** A reader that takes nothing for so long is let go (T19). */
  readonly stallSeconds: number;
  /** Hears of a defect after the first line, of which the reader is told nothing (T36). */
  readonly onDefect: (error: unknown) => void;
}

/**
 * Writes values as lines of JSON, one whole line a write, no faster than the reader takes them. A
 * reader who has gone ends the loop, and with it whatever makes the lines. After the first line a
 * failure is one line `{error}`, and nothing follows it (E7, T18).
 */
export const sendLines = async (
  response: ServerResponse,
  lines: AsyncIterable<object>,
  { requestId, stallSeconds, onDefect }: LineOptions,
): Promise<void> => {
  response.removeHeader("X-Powered-By");
  response.writeHead(200, {
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Accel-Buffering": "no",
    "Content-Type": "application/x-ndjson; charset=utf-8",
  });
  try {
    for await (const line of lines) {
      await writeLine(response, line, stallSeconds);
      if (response.destroyed) return;
    }
  } catch (error) {
    if (response.destroyed) return;
    if (!(error instanceof QueryStopped)) onDefect(error);
    await writeLine(response, { error: sentenceOf(error) }, stallSeconds);
  }
  response.end();
};

const sentenceOf = (error: unknown): string =>
  error instanceof QueryStopped ? error.sentence : "Something went wrong on our side.";

/** Settles when the line is out of our hands, or the response is destroyed. */
const writeLine = async (
  response: ServerResponse,
  line: object,
  stallSeconds: number,
): Promise<void> => {
  if (response.write(`${JSON.stringify(line)}\n`)) return;
  // `close` comes only once, so whoever waits for it must know that it has not come yet.
  if (response.destroyed) return;
  const settled = new AbortController();
  const timer = setTimeout(() => response.destroy(), stallSeconds * 1000);
  try {
    await Promise.race(
      ["drain", "close"].map((event) => once(response, event, { signal: settled.signal })),
    );
  } catch {
    response.destroy();
  } finally {
    clearTimeout(timer);
    settled.abort();
  }
};
