import type { Request as ExpressRequest } from "express";

/**
 * A request whose body is read already, as web handlers take it. They look at its method and headers; the
 * address is of no use to them, and is not shown, since it may hold what is nobody's business.
 */
export const webRequest = ({ method, headers }: ExpressRequest, signal: AbortSignal): Request => {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === "string" && passed.has(name)) given.set(name, value);
  }
  return new Request("http://assistants.invalid/mcp", { method, headers: given, signal });
};

/** What the protocol's own headers are; no credential is among them. */
const passed: ReadonlySet<string> = new Set([
  "accept",
  "content-type",
  "mcp-protocol-version",
  "mcp-method",
  "mcp-name",
  "mcp-session-id",
  "last-event-id",
]);
