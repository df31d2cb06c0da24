import * as Effect from "effect/Effect";
import * as Hex from "effect/encoding/Hex";
import { Secrets } from "../shared/services.js";

const randomBytesPerSessionId = 32;

/** A new session id, 64 lowercase hex characters, and the digest under which it is stored (B5). */
export const mintSessionId = Effect.gen(function* () {
  const secrets = yield* Secrets;
  const sessionId = Hex.encode(yield* secrets.randomBytes(randomBytesPerSessionId));
  return { sessionId, digest: yield* secrets.digest(sessionId) };
});

/** Whether a text has the form of a session id; others need no look into the store. */
export const isSessionId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
