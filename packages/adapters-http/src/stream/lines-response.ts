import type { ServerResponse } from "node:http";

/** How lines are sent, whatever they say. */
export interface LineOptions {
  readonly requestId: string;
  /** A reader that takes nothing for so long is let go (T19, D12). */
  readonly stallSeconds: number;
  /** Called with a defect after the first line, of which the reader reads nothing (T36). */
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
 * that comes in two pieces (D12). Undefined where it is out of our hands, since a promise would cost
 * more than the line; else that settles when it is, or the response is destroyed.
 */
export const writeLine = (
  response: ServerResponse,
  line: string | Uint8Array,
  stallSeconds: number,
): Promise<void> | undefined => {
  // Node gathers what is written in one tick; a line that was written in this one goes first.
  if (response.socket !== null && response.socket.writableCorked > 0) {
    return nextTick().then(() => writeLine(response, line, stallSeconds));
  }
  if (response.destroyed || response.write(line)) return undefined;
  return nextTick().then(() => {
    if (response.writableNeedDrain) return settled(response, "drain", stallSeconds);
  });
};

/** Ends an answer in lines; a reader who does not take the rest of it is let go as well. */
export const endLines = async (response: ServerResponse, stallSeconds: number): Promise<void> => {
  response.end();
  if (!response.writableFinished) await settled(response, "finish", stallSeconds);
};

const nextTick = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/** Settles at the event, or when the response is destroyed, at the latest by us. */
const settled = (
  response: ServerResponse,
  event: "drain" | "finish",
  stallSeconds: number,
): Promise<void> => {
  // `close` comes only once, so a caller that waits for it must know that it has not come yet.
  if (response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer);
      response.off(event, settle).off("close", settle);
      resolve();
    };
    const timer = setTimeout(() => {
      response.destroy();
      // An answer that still waits for the one before it on its connection never closes.
      settle();
    }, stallSeconds * 1000);
    response.on(event, settle).on("close", settle);
  });
};
