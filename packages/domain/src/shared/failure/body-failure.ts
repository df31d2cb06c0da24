import { Failure } from "./failure.js";

/** Why a body could not be read (B1); such a failure may be given in place of a body. */
export const bodyFailureCodes = [
  "invalid_json",
  "invalid_request",
  "body_too_large",
  "unsupported_media_type",
  "rate_limited",
] as const;

/** A failure that stands in for a body which could not be read. */
export type BodyFailure = Failure<(typeof bodyFailureCodes)[number]>;

/**
 * Parses a body, or hands on the failure that stands in for it, so that it is reported in its turn
 * (B2). Throws a `TypeError` for a failure with any other code: no use case may answer that one.
 */
export const readBody = <Parsed>(
  body: unknown,
  parse: (body: unknown) => Parsed,
): Parsed | BodyFailure => {
  if (!(body instanceof Failure)) return parse(body);
  const failure: Failure = body;
  if (isBodyFailure(failure)) return failure;
  throw new TypeError(`A body cannot be the failure ${failure.code}`);
};

const isBodyFailure = (failure: Failure): failure is BodyFailure =>
  (bodyFailureCodes as readonly string[]).includes(failure.code);
