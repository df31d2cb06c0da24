import type { Failure, FailureCode, Problem } from "@embedded-analytics/domain";
import { statuses } from "./statuses.js";

/** The body of every error answer, `application/problem+json` (F1, RFC 9457). */
export interface ProblemBody {
  /** `urn:embedded-analytics:problem:{code}`: a name to compare, there is nothing to fetch. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: FailureCode;
  readonly requestId: string;
  /** Each problem of the input with its JSON pointer (B1). */
  readonly errors?: readonly Problem[];
  /** The names that could not be resolved (B3). */
  readonly missing?: readonly string[];
  /** Repeats `detail`, where clients in the field look for it. */
  readonly error: string;
}

/** What a failure looks like to the one who called. */
export const problemOf = (failure: Failure, requestId: string): ProblemBody => {
  const { code, detail, details } = failure;
  return {
    type: `urn:embedded-analytics:problem:${code}`,
    title: statuses[code].title,
    status: statuses[code].status,
    detail,
    code,
    requestId,
    ...(details.problems === undefined ? {} : { errors: details.problems }),
    ...(details.missing === undefined ? {} : { missing: details.missing }),
    error: detail,
  };
};

/** The headers that belong to a failure, whatever was asked. */
export const problemHeaders = ({ code, details }: Failure): Readonly<Record<string, string>> => {
  const { status } = statuses[code];
  if (status === 401) return { "WWW-Authenticate": challenges };
  const { retryAfterSeconds = 1 } = details;
  const passes = status === 503 || passesSoon.has(code);
  return passes ? { "Retry-After": String(retryAfterSeconds) } : {};
};

// Refusals by how much is going on at the moment; the other 429s are limits that stay.
const passesSoon: ReadonlySet<FailureCode> = new Set(["rate_limited", "too_many_readers"]);

const challenges = `Api-Key realm="embedded-analytics", Bearer realm="embedded-analytics"`;
