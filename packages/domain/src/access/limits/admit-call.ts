import * as Effect from "effect/Effect";
import type { AccountId, Seconds } from "../../shared/text/branded.js";
import { Limits, LimitRulesOf } from "../services.js";
import type { AccountLimits } from "./account-limits.js";
import type { Taking } from "./limits.js";
import { rateLimited } from "./rate-limited.js";

/** An account as its limits see it. */
export interface LimitedAccount {
  readonly id: AccountId;
  readonly limits?: AccountLimits | undefined;
}

const minute: Seconds = 60;

/** What one call has been counted for, so that deciding it anew after a conflict counts nothing twice. */
export class CallCount {
  readonly #counted = new Set<string>();

  /** True the first time. */
  begin(scope: string): boolean {
    if (this.#counted.has(scope)) return false;
    this.#counted.add(scope);
    return true;
  }
}

/** Counts a call with an API key for the key and its account (J4). */
export const admitKey = (account: LimitedAccount, keyId: string, count: CallCount) =>
  admit(account, count, "key", ({ keyCallsPerMinute, callsPerMinute }) => [
    [`calls/key/${keyId}`, keyCallsPerMinute, "Too many calls with this API key."],
    ["calls", callsPerMinute, tooManyOfAccount],
  ]);

/** Counts a call by an embed token for its account and its user (J4); `user` as of `userBucketOf`. */
export const admitToken = (account: LimitedAccount, user: string, count: CallCount) =>
  admit(account, count, "token", ({ callsPerMinute, userCallsPerMinute }) => [
    ["calls", callsPerMinute, tooManyOfAccount],
    [`calls/user/${user}`, userCallsPerMinute, tooManyOfUser],
  ]);

/** Counts a server's call for the user that it names, once its key is counted (J4). */
export const admitUser = (account: LimitedAccount, user: string, count: CallCount) =>
  admit(account, count, "user", ({ userCallsPerMinute }) => [
    [`calls/user/${user}`, userCallsPerMinute, tooManyOfUser],
  ]);

const tooManyOfAccount = "Too many calls of this account.";
const tooManyOfUser = "Too many calls of this user.";

/** A counter, how much fits into it, and what is said where it is full. */
type Counter = readonly [name: string, max: number | undefined, sentence: string];

const admit = (
  account: LimitedAccount,
  count: CallCount,
  scope: "key" | "token" | "user",
  countersOf: (limits: AccountLimits) => readonly Counter[],
) =>
  Effect.gen(function* () {
    if (!count.begin(scope)) return;
    const rules = yield* LimitRulesOf;
    const limited = countersOf(rules.of(account.limits)).flatMap(([name, max, sentence]) =>
      max === undefined ? [] : [{ name, max, sentence }],
    );
    if (limited.length === 0) return;
    const limits = yield* Limits;
    const takings = limited.map(({ name, max }): Taking => ({
      name,
      points: 1,
      max,
      windowSeconds: minute,
    }));
    const refusal = yield* limits.take(account.id, takings);
    if (refusal === undefined) return;
    const sentence = limited[refusal.at]?.sentence ?? tooManyOfAccount;
    return yield* Effect.fail(rateLimited(sentence, refusal.retryAfterSeconds));
  });
