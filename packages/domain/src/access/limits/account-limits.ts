/**
 * How much an account, one of its API keys and one of its users may ask for and store (J4). What is left out
 * has the service's default. Minutes begin with the first call that is counted in them.
 */
export interface AccountLimits {
  /** Calls of the whole account in a minute, by keys and by embed tokens. */
  readonly callsPerMinute?: number | undefined;
  /** Calls with one API key in a minute. */
  readonly keyCallsPerMinute?: number | undefined;
  /** Calls for one user in a minute, by the user's own token or by a server. */
  readonly userCallsPerMinute?: number | undefined;
  /** Statements that run, or wait for the engine, at the same time. */
  readonly concurrentQueries?: number | undefined;
  readonly userConcurrentQueries?: number | undefined;
  /** Turns of chat that run at the same time. */
  readonly concurrentTurns?: number | undefined;
  readonly userConcurrentTurns?: number | undefined;
  /** Seconds that statements may take in a minute, their wait for the engine included. */
  readonly engineSecondsPerMinute?: number | undefined;
  readonly userEngineSecondsPerMinute?: number | undefined;
  /** Threads that the account may store, of all its users. */
  readonly threads?: number | undefined;
  /** Lines that one thread may have when a message is sent to it. */
  readonly threadLines?: number | undefined;
  /** Groups and attributes that sessions may define, together with those that the account has. */
  readonly definitions?: number | undefined;
  /** Dashboards that users of one embed tenant may make. */
  readonly dashboards?: number | undefined;
}

/** The name of a limit, as a declaration has it. */
export type LimitName = keyof AccountLimits;

/** Every limit by name. */
export const limitNames = [
  "callsPerMinute",
  "keyCallsPerMinute",
  "userCallsPerMinute",
  "concurrentQueries",
  "userConcurrentQueries",
  "concurrentTurns",
  "userConcurrentTurns",
  "engineSecondsPerMinute",
  "userEngineSecondsPerMinute",
  "threads",
  "threadLines",
  "definitions",
  "dashboards",
] as const satisfies readonly LimitName[];

/**
 * What holds where neither the account nor the host says anything. No honest user comes near these;
 * a program that runs away does. Engine seconds have no limit by default: accounts and users share
 * the engine by turns anyway (E10).
 */
export const defaultLimits: AccountLimits = {
  callsPerMinute: 300_000,
  keyCallsPerMinute: 300_000,
  userCallsPerMinute: 6000,
  concurrentQueries: 1000,
  userConcurrentQueries: 100,
  concurrentTurns: 1000,
  userConcurrentTurns: 100,
  dashboards: 200,
};
