import * as Effect from "effect/Effect";
import type { Milliseconds, Seconds } from "../../shared/text/branded.js";
import { Limits, LimitRulesOf } from "../services.js";
import type { LimitedAccount } from "./admit-call.js";
import type { Taking } from "./limits.js";
import { rateLimited } from "./rate-limited.js";

const minute: Seconds = 60;

/**
 * Refuses a statement of an account or a user whose engine seconds of this minute are used up, and
 * answers how to count what the statement has taken (J4). What a statement takes is only known
 * afterwards, so the last one of a minute may take more than is there.
 */
export const engineSeconds = (account: LimitedAccount, user: string) =>
  Effect.gen(function* () {
    const rules = yield* LimitRulesOf;
    const { engineSecondsPerMinute: max, userEngineSecondsPerMinute: userMax } = rules.of(
      account.limits,
    );
    const takings = [
      ...counter("engine", max, "This account has used its engine seconds of this minute."),
      ...counter(
        `engine/user/${user}`,
        userMax,
        "This user has used the engine seconds of this minute.",
      ),
    ];
    if (takings.length === 0) return () => undefined;
    const limits = yield* Limits;
    const refusal = yield* limits.take(
      account.id,
      takings.map(({ taking }) => taking),
    );
    if (refusal !== undefined) {
      const sentence = takings[refusal.at]?.sentence ?? "The engine seconds are used up.";
      return yield* Effect.fail(rateLimited(sentence, refusal.retryAfterSeconds));
    }
    const promised = Effect.runPromiseWith(yield* Effect.context());
    return (ms: Milliseconds): void => {
      const charges = takings.map(({ taking: { name, windowSeconds } }) => ({
        name,
        windowSeconds,
        points: Math.ceil(ms),
      }));
      promised(limits.charge(account.id, charges)).catch(() => undefined);
    };
  });

/** Points are milliseconds, so that many short statements count as what they take. */
const counter = (
  name: string,
  max: Seconds | undefined,
  sentence: string,
): readonly { readonly taking: Taking; readonly sentence: string }[] =>
  max === undefined
    ? []
    : [{ taking: { name, points: 0, max: max * 1000, windowSeconds: minute }, sentence }];
