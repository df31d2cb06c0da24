import * as Effect from "effect/Effect";
import * as Hex from "effect/encoding/Hex";
import { Secrets } from "../../shared/services.js";

/** A random UUID (RFC 9562, version 4). */
export const mintUuid = Effect.gen(function* () {
  const secrets = yield* Secrets;
  const bytes = Uint8Array.from(yield* secrets.randomBytes(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return Hex.encode(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
});
