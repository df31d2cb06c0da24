import { defaultLimits, type AccountLimits } from "./account-limits.js";
import { FloodingCallers } from "./flooding-callers.js";
import type { ConnectCallLimit, FailureLimit } from "./limits.js";
import { ProvenKeys } from "./proven-keys.js";

/** Failed authentications of one address in a minute, where a host says nothing else (J4). */
const failedAuthenticationsDefault: FailureLimit = { max: 1000, windowSeconds: 60 };

/** Calls of Connect in a minute, where a host says nothing else: a vendor's cloud has few addresses (J4). */
const connectCallsDefault: ConnectCallLimit = {
  addressMax: 2000,
  clientMax: 1000,
  windowSeconds: 60,
};

/** What a host decides about limits. */
export interface LimitOptions {
  /** For accounts that declare nothing else; what is left out has the service's default. */
  readonly accounts?: AccountLimits | undefined;
  /** How many failed authentications of one address are looked at; 1,000 a minute unless said otherwise. */
  readonly failedAuthentications?: FailureLimit | undefined;
  /**
   * How many calls of Connect are answered in a window; unless said otherwise 2,000 of one address in a
   * minute, and 1,000 of one client at one address.
   */
  readonly connectCalls?: ConnectCallLimit | undefined;
}

/** The limits of one process, the keys that were valid in it, and who floods it. */
export class LimitRules {
  readonly failedAuthentications: FailureLimit;
  readonly connectCalls: ConnectCallLimit;
  readonly proven = new ProvenKeys();
  readonly flooding = new FloodingCallers();
  readonly #defaults: AccountLimits;

  constructor({ accounts = {}, failedAuthentications, connectCalls }: LimitOptions = {}) {
    this.#defaults = { ...defaultLimits, ...accounts };
    this.failedAuthentications = failedAuthentications ?? failedAuthenticationsDefault;
    this.connectCalls = connectCalls ?? connectCallsDefault;
  }

  /** What holds for an account; undefined members have no limit. */
  of(declared: AccountLimits | undefined): AccountLimits {
    return declared === undefined ? this.#defaults : { ...this.#defaults, ...declared };
  }
}
