import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { endLines, writeLine, type LineOptions } from "./lines-response.js";

/**
 * Sends the answer of a web handler, a message or a stream of events, no faster than its reader takes it.
 * A reader who goes ends the stream, and with it whatever makes it (T19).
 */
export const sendWeb = async (
  response: ServerResponse,
  { status, headers, body }: Response,
  { requestId, stallSeconds }: LineOptions,
): Promise<void> => {
  response.removeHeader("X-Powered-By");
  const own: OutgoingHttpHeaders = {
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Accel-Buffering": "no",
  };
  response.writeHead(status, { ...Object.fromEntries(headers), ...own });
  if (body === null) {
    response.end();
    return;
  }
  response.flushHeaders();
  const reader = body.getReader();
  const leave = (): void => void reader.cancel().catch(() => undefined);
  response.once("close", leave);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || response.destroyed) break;
      await writeLine(response, value, stallSeconds);
    }
  } finally {
    response.off("close", leave);
    if (response.destroyed) leave();
  }
  await endLines(response, stallSeconds);
};
