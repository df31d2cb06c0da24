import type { AccountId, Refusal, Taking } from "@embedded-analytics/domain";

/** Runs `take.lua` over these keys with these arguments. */
export type TakeScript = (
  keys: readonly string[],
  args: readonly (string | number)[],
) => Promise<readonly number[]>;

/** So many different calls are counted by one run of the script, which holds up Redis for as long. */
const groupsMax = 200;

interface Caller {
  readonly answer: (refusal: Refusal | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/** Calls that take the same from the same counters. */
interface Group {
  readonly takings: readonly Taking[];
  readonly callers: Caller[];
}

type Groups = Map<string, Group>;

/**
 * Takings on Redis. Calls of an account that come while others of it are being counted wait for these and
 * are counted together: where many come at once, the way to Redis is paid once for all of them.
 */
export class TakingsOnRedis {
  readonly #script: TakeScript;
  readonly #keyOf: (accountId: AccountId, taking: Taking) => string;
  /** What waits, of each account that is being counted for. */
  readonly #waiting = new Map<AccountId, Groups>();

  constructor(script: TakeScript, keyOf: (accountId: AccountId, taking: Taking) => string) {
    this.#script = script;
    this.#keyOf = keyOf;
  }

  /** Rejects while Redis is away. */
  take(accountId: AccountId, takings: readonly Taking[]): Promise<Refusal | undefined> {
    return new Promise((answer, fail) => {
      const waiting = this.#waiting.get(accountId);
      const groups: Groups = waiting ?? new Map<string, Group>();
      add(groups, takings, { answer, fail });
      if (waiting !== undefined) return;
      this.#waiting.set(accountId, groups);
      void this.#countAll(accountId);
    });
  }

  /** Counts until nobody of the account waits. */
  async #countAll(accountId: AccountId): Promise<void> {
    for (;;) {
      const groups = this.#next(accountId);
      if (groups.length === 0) break;
      try {
        await this.#count(accountId, groups);
      } catch (error) {
        // Who waited for these has waited long enough, too.
        for (const { callers } of [...groups, ...(this.#waiting.get(accountId)?.values() ?? [])]) {
          for (const { fail } of callers) fail(error);
        }
        break;
      }
    }
    this.#waiting.delete(accountId);
  }

  /** Takes out of what waits as much as is counted at once. */
  #next(accountId: AccountId): readonly Group[] {
    const entries = [...(this.#waiting.get(accountId) ?? [])];
    this.#waiting.set(accountId, new Map(entries.slice(groupsMax)));
    return entries.slice(0, groupsMax).map(([, group]) => group);
  }

  async #count(accountId: AccountId, groups: readonly Group[]): Promise<void> {
    const keys = new Map<string, number>();
    const args: number[] = [];
    for (const { takings, callers } of groups) {
      args.push(callers.length, takings.length);
      for (const taking of takings) {
        const key = this.#keyOf(accountId, taking);
        const position = keys.get(key) ?? keys.size + 1;
        keys.set(key, position);
        args.push(position, taking.points, taking.max, taking.windowSeconds);
      }
    }
    const answers = await this.#script([...keys.keys()], args);
    for (const [at, { callers }] of groups.entries()) {
      const [taken = 0, full = 0, endsInMs = 0] = answers.slice(at * 3, at * 3 + 3);
      const retryAfterSeconds = Math.max(1, Math.ceil(endsInMs / 1000));
      for (const [place, { answer }] of callers.entries()) {
        answer(place < taken ? undefined : { at: full, retryAfterSeconds });
      }
    }
  }
}

const add = (groups: Groups, takings: readonly Taking[], caller: Caller): void => {
  const equal = JSON.stringify(takings);
  const group = groups.get(equal);
  if (group === undefined) groups.set(equal, { takings, callers: [caller] });
  else group.callers.push(caller);
};
