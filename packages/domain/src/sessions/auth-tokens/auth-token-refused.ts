import { Failure } from "../../shared/failure/failure.js";

/** One answer for every bad token of an account's own identity provider. */
export const authTokenRefused = (): Failure<"unauthenticated"> =>
  new Failure("unauthenticated", "The auth token is expired, revoked or not valid here.");
