import * as Effect from "effect/Effect";
import * as Base64Url from "effect/encoding/Base64Url";
import { Secrets } from "../shared/services.js";
import type { PresentedApiKey } from "./api-key.js";

const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
const idLength = 12;
const secretBytes = 32;

/** A new API key: a public id of 12 characters and 256 random bits of secret (A3, T1). */
export const mintApiKey = Effect.gen(function* () {
  const secrets = yield* Secrets;
  const id = [...(yield* secrets.randomBytes(idLength))]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");
  const secret = Base64Url.encode(yield* secrets.randomBytes(secretBytes));
  return { id, text: `sk-${id}-${secret}` } satisfies PresentedApiKey;
});
