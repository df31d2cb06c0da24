import type { FailureCode } from "./failure-code.js";

/** One thing that is wrong with an input: where (a JSON pointer, `""` for the whole) and what. */
export interface Problem {
  readonly pointer: string;
  readonly message: string;
}

/** What a failure may tell beside its code and sentence. */
export interface FailureDetails {
  /** Every problem of the input at once (B1). */
  readonly problems?: readonly Problem[];
  /** The names that could not be resolved, in the order in which they were given (B3). */
  readonly missing?: readonly string[];
  /** When to try again, where the refusal passes (J4); a whole number of seconds, at least 1. */
  readonly retryAfterSeconds?: number;
}

/**
 * Why a call was not carried out, as data that may be shown to the caller: a code of the closed list
 * (F2) and one public sentence. It never holds SQL, paths or another account's data. `Code` narrows
 * the codes: the type of a use case lists those that it may answer, and no others.
 */
export class Failure<Code extends FailureCode = FailureCode> extends Error {
  /** Types only: `instanceof` narrows to a failure of the closed list, where it would be of any code. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is Failure;

  readonly _tag = "Failure";

  constructor(
    readonly code: Code,
    readonly detail: string,
    readonly details: FailureDetails = {},
  ) {
    super(detail);
    this.name = "Failure";
  }
}
