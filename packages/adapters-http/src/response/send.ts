import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** What a route answers: a status, and JSON unless there is nothing to say. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: OutgoingHttpHeaders;
}

/**
 * Writes an answer in one go, past Express's own `send`: answers hold secrets, so they are never
 * stored, guessed at or compared by tag.
 */
export const send = (response: ServerResponse, requestId: string, answer: Answer): void => {
  response.removeHeader("X-Powered-By");
  const json = answer.body === undefined ? undefined : JSON.stringify(answer.body);
  response.writeHead(answer.status, {
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...(json === undefined
      ? {}
      : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(json) }),
    ...answer.headers,
  });
  response.end(json);
};
