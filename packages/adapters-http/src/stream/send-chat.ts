import type { ServerResponse } from "node:http";
import { Heartbeat } from "./heartbeat.js";
import { chatFormFor, type ChatForm } from "./chat-form.js";
import { beginLines, endLines, writeLine, type LineOptions } from "./lines-response.js";

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
  const form = chatFormFor(accept);
  beginLines(response, requestId, form.contentType);
  return writeParts(response, parts, form, options);
};

const writeParts = async (
  response: ServerResponse,
  parts: AsyncIterable<readonly string[]>,
  { framed, beat }: ChatForm,
  {
    stallSeconds,
    heartbeatSeconds,
    onDefect,
  }: Pick<ChatOptions, "stallSeconds" | "heartbeatSeconds" | "onDefect">,
): Promise<void> => {
  const heartbeat = new Heartbeat(response, heartbeatSeconds * 1000, beat);
  try {
    for await (const lines of parts) {
      for (const line of lines) {
        const written = writeLine(response, framed(line), stallSeconds);
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
