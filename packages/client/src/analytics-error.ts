import type { ErrorCode } from "./failure-code.js";

/** One thing that is wrong with a request: where (a JSON pointer, `""` for the whole) and what. */
export interface Problem {
  readonly pointer: string;
  readonly message: string;
}

/** What an error says beside its code and message. */
export interface ErrorDetails {
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly errors?: readonly Problem[] | undefined;
  readonly missing?: readonly string[] | undefined;
  readonly cause?: unknown;
}

/**
 * Why a call failed. Switch on `code`; `message` is a sentence for people, and never contains an API
 * key or a token.
 */
export class AnalyticsError extends Error {
  override readonly name = "AnalyticsError";
  declare readonly code: ErrorCode;
  /** The HTTP status of the answer; 0 where there was none. */
  declare readonly status: number;
  /** Names the request in the service's log. */
  declare readonly requestId: string | undefined;
  /** Seconds after which to try again, where the service said so. */
  declare readonly retryAfter: number | undefined;
  /** Every problem of the request's body, at most 20. */
  declare readonly errors: readonly Problem[];
  /** The names of groups or user attributes that could not be found. */
  declare readonly missing: readonly string[];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details);
    this.code = code;
    this.status = details.status ?? 0;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.errors = details.errors ?? [];
    this.missing = details.missing ?? [];
  }
}

/** An answer that the service does not give. */
export const unexpectedResponse = (why: string, details?: ErrorDetails): AnalyticsError =>
  new AnalyticsError("unexpected_response", `The answer is not the service's: ${why}.`, details);

/** What the head of a response says of it, for the error of what follows. */
export const headDetails = ({ status, headers }: Response): ErrorDetails => ({
  status,
  requestId: headers.get("x-request-id") ?? undefined,
});
