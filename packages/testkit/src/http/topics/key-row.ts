import type { Subject } from "../subject.js";

/** A request on things of acme, made anew for each cell of the matrix. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A route, and what each kind of key gets on it. */
export interface Row {
  readonly route: string;
  readonly prepare: (subject: Subject) => Promise<Request>;
  /** What keys get that are good, but are not an admin key of acme without limits. */
  readonly starter: Verdict;
  readonly limited: Verdict;
  readonly foreign: Verdict;
  readonly success: Verdict;
  /** What a personal key, and an embed token, get where they are not turned away. */
  readonly personal?: Verdict;
  readonly embedToken?: Verdict;
}

/** A status, or the code of a failure. */
export type Verdict = number | string;
