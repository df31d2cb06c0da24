import type { ServerResponse } from "node:http";
import { Heartbeat } from "./heartbeat.js";
import { beginLines, endLines, ndjson, writeLine, type LineOptions } from "./lines-response.js";

/** What sending a chat needs beyond its lines. */
export interface ChatOptions extends LineOptions {
  /** An empty line is sent where none came for so long (D12, T20). */
  readonly heartbeatSeconds: number;
  /** The request's `Accept`. */
  readonly accept: string | undefined;
}

/**
 * Writes the lines of a chat as they come, no faster than the reader takes them; a reader who has gone
 * ends the reading, and only that (D7). The lines say by themselves how the turn ended, so that an
 * error behind them is for the log alone (D3). Throws at once where the answer cannot begin.
 */
export const sendChat = (
  response: ServerResponse,
  parts: AsyncIterableIterator<readonly string[]>,
  { requestId, accept, ...options }: ChatOptions,
): Promise<void> => {
  // Before anything can fail: a reader counts until its parts are returned.
  response.on("close", () => void parts.return?.());
  beginLines(response, requestId, chatTypeFor(accept));
  return writeParts(response, parts, options);
};

const writeParts = async (
  response: ServerResponse,
  parts: AsyncIterable<readonly string[]>,
  {
    stallSeconds,
    heartbeatSeconds,
    onDefect,
  }: Pick<ChatOptions, "stallSeconds" | "heartbeatSeconds" | "onDefect">,
): Promise<void> => {
  const heartbeat = new Heartbeat(response, heartbeatSeconds * 1000);
  try {
    for await (const lines of parts) {
      for (const line of lines) {
        const written = writeLine(response, line, stallSeconds);
        if (written !== undefined) await written;
        if (response.destroyed) return;
        heartbeat.said();
      }
    }
  } catch (error) {
    if (response.destroyed) return;
    onDefect(error);
  } finally {
    heartbeat.stop();
  }
  await endLines(response, stallSeconds);
};

/** What the lines are called: JSON only to those who take nothing else (wire-format, 2). */
const chatTypeFor = (accept = ""): string => {
  const types = accept.split(",").map((type) => type.split(";", 1)[0]?.trim().toLowerCase());
  return types.every((type) => type === "application/json")
    ? "application/json; charset=utf-8"
    : ndjson;
};
