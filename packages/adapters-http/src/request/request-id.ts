import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The caller's `X-Request-Id` where it is fit for logs and headers, else a new one (F1, T35). */
export const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : randomUUID();
};
