import type { ServerResponse } from "node:http";

/** Aborts when the reader of an answer goes before it is complete. */
export const readerSignal = (response: ServerResponse): AbortSignal => {
  const leaving = new AbortController();
  const leave = (): void => {
    if (!response.writableFinished) leaving.abort(new Error("The reader has gone."));
  };
  if (response.destroyed) leave();
  else response.once("close", leave);
  return leaving.signal;
};
