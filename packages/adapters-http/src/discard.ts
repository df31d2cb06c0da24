import type { IncomingMessage } from "node:http";

/** What is read of a refused body at most, in bytes and in time, before the connection is cut. */
const discardedBytesMax = 16 * 1024 * 1024;
const discardingMsMax = 10_000;

/**
 * Reads the rest of a body without keeping any of it. Closing at once would make the system throw
 * the answer away, since most clients send all of a body before they read; so they may go on for a
 * while, but not for ever.
 */
export const discard = (request: IncomingMessage): void => {
  if (request.readableEnded || request.destroyed) return;
  let bytesLeft = discardedBytesMax;
  const timer = setTimeout(() => request.destroy(), discardingMsMax);
  timer.unref();
  request.on("data", (chunk: Buffer) => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) request.destroy();
  });
  request.once("close", () => clearTimeout(timer));
};
