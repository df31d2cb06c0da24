import type { IncomingMessage } from "node:http";

/** What is read of a refused body at most, in bytes and in time, before the connection is cut. */
interface Patience {
  readonly bytesMax: number;
  readonly msMax: number;
}

const usual: Patience = { bytesMax: 16 * 1024 * 1024, msMax: 10_000 };
const little: Patience = { bytesMax: 64 * 1024, msMax: 1000 };

/**
 * Reads the rest of a body without keeping any of it. Closing at once would make the system throw
 * the answer away, since most clients send all of a body before they read; so they may go on for a
 * while, but not for ever.
 */
export const discard = (request: IncomingMessage): void => {
  readOn(request, usual);
};

/** The same of a body that was in the way of others: its connection ends within a second. */
export const discardLittle = (request: IncomingMessage): void => {
  readOn(request, little);
};

const readOn = (request: IncomingMessage, { bytesMax, msMax }: Patience): void => {
  if (request.readableEnded || request.destroyed) return;
  let bytesLeft = bytesMax;
  const timer = setTimeout(() => request.destroy(), msMax);
  timer.unref();
  request.on("data", (chunk: Buffer) => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) request.destroy();
  });
  request.once("close", () => clearTimeout(timer));
};
