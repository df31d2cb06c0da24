import type { IncomingMessage, ServerResponse } from "node:http";

/** Aborts when the reader of an answer goes before it is complete. */
export const readerSignal = (
  { socket }: IncomingMessage,
  response: ServerResponse,
): AbortSignal => {
  const leaving = new AbortController();
  const leave = (): void => {
    socket.off("close", leave);
    if (!response.writableFinished) leaving.abort(new Error("The reader has gone."));
  };
  if (response.destroyed || socket.destroyed) {
    leave();
    return leaving.signal;
  }
  response.once("close", leave);
  // An answer that waits for the one before it on its connection does not hear of the connection's end.
  if (response.socket === null) socket.once("close", leave);
  return leaving.signal;
};
