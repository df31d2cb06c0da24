import * as Effect from "effect/Effect";
import { ApiKeys } from "../access/services.js";

/**
 * For so long the key of a sign-in that has ended is among the account's keys, where an administrator may ask
 * whose it was. The audit log names the person for good (J10).
 */
const keptSeconds = 86_400;

/**
 * Clears away keys of sign-ins that ended a day ago or earlier; meant to be called now and then. One that made
 * keys stays as long as they do: they are revoked with it by `descendants` (J1).
 */
export const removeEndedSignIns = Effect.gen(function* () {
  const apiKeys = yield* ApiKeys;
  return yield* apiKeys.removeEndedSignIns(keptSeconds);
});
