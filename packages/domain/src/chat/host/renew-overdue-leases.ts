import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { Threads, TurnHost } from "../services.js";
import { lift } from "../../shared/port/port.js";

/** Renewals are due each third of a lease: one that is two thirds old is late. */
const overdueShare = 2 / 3;

/**
 * Renews the leases of turns that run here and whose renewal is late. A process that was frozen for
 * longer than a lease runs all of its timers at once: without this it could take its own turns for
 * lost ones before the timers that renew their leases have run. A turn that another instance has
 * taken meanwhile stays with that one, since only the present generation can renew.
 */
export const renewOverdueLeases = Effect.gen(function* () {
  const { leases, options } = yield* TurnHost;
  const threads = lift(yield* Threads);
  const nowMs = yield* Clock.currentTimeMillis;
  const overdueMs = options.leaseSeconds * 1000 * overdueShare;
  const overdue = [...leases].filter(({ heldMs }) => nowMs - heldMs >= overdueMs);
  const renewals = overdue.map((lease) =>
    Effect.map(
      threads.renew(lease.accountId, lease.turnId, lease.generation, options.leaseSeconds),
      (isOurs) => {
        if (isOurs) lease.heldMs = nowMs;
      },
    ),
  );
  yield* Effect.all(renewals, { concurrency: 20, discard: true });
});
