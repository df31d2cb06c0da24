import { Failure } from "../../shared/failure/failure.js";
import type { Seconds } from "../../shared/text/branded.js";

/** A refusal that passes (J4): the sentence and the details say when to try again. */
export const rateLimited = (what: string, retryAfterSeconds: Seconds): Failure<"rate_limited"> => {
  const when = retryAfterSeconds === 1 ? "in a second" : `in ${retryAfterSeconds} seconds`;
  return new Failure("rate_limited", `${what} Try again ${when}.`, { retryAfterSeconds });
};
