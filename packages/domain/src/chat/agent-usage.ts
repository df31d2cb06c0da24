import * as Effect from "effect/Effect";
import { Accounts } from "../accounts/services.js";
import { Threads } from "./services.js";
import { Failure } from "../shared/failure/failure.js";
import { lift } from "../shared/port/port.js";
import type { Milliseconds } from "../shared/text/branded.js";

/** What the agents of an account have used, for an administrator who needs to show no key. */
export const agentUsage = (accountName: string, sinceMs: Milliseconds | undefined) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts;
    const account = yield* accounts.load(accountName, []);
    if (account === undefined) {
      return yield* Effect.fail(new Failure("tenant_not_found", "There is no such account."));
    }
    const threads = lift(yield* Threads);
    return yield* threads.usage(account.id, sinceMs);
  });
