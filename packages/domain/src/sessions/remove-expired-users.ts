import * as Effect from "effect/Effect";
import { Provisioning } from "./services.js";

const usersAtOnce = 500;

/**
 * Removes ephemeral users whose time is over, with all that was theirs (D9); meant to be called now
 * and then. Nobody sees them before that either.
 */
export const removeExpiredUsers = Effect.gen(function* () {
  const provisioning = yield* Provisioning;
  let count = 0;
  for (;;) {
    const removed = yield* provisioning.removeExpiredUsers(usersAtOnce);
    count += removed;
    if (removed < usersAtOnce) return count;
  }
});
