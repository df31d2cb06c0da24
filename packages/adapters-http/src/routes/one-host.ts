import type { IncomingMessage } from "node:http";
import { Failure } from "@embedded-analytics/domain";

/**
 * Why it is not clear which host a request is for (RFC 9112, 3.2): more than one `Host`, or a target
 * that names another one than it. A proxy before the service may have gone by the other (A1).
 */
export const hostProblem = ({ rawHeaders, headers, url = "" }: IncomingMessage) => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1) return ambiguous("The request has more than one Host header.");
  if (url.startsWith("/") || url === "*") return undefined;
  return hostOf(url) === headers.host?.toLowerCase()
    ? undefined
    : ambiguous("The request's target names another host than its Host header.");
};

/** The host and port of an absolute target, as they stand there; undefined for any other target. */
const hostOf = (target: string): string | undefined =>
  /^https?:\/\/([^/?#]*)/i.exec(target)?.[1]?.toLowerCase();

const ambiguous = (sentence: string): Failure => new Failure("invalid_request", sentence);
