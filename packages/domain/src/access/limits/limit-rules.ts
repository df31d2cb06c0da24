import { defaultLimits, type AccountLimits } from "./account-limits.js";
import { FloodingCallers } from "./flooding-callers.js";
import type { FailureLimit } from "./limits.js";
import { ProvenKeys } from "./proven-keys.js";

/** Failed authentications of one address in a minute, where a host says nothing else (J4). */
const failedAuthenticationsDefault: FailureLimit = { max: 1000, windowSeconds: 60 };

/** What a host decides about limits. */
export interface LimitOptions {
  /** For accounts that declare nothing else; what is left out has the service's default. */
  readonly accounts?: AccountLimits | undefined;
  /** How many failed authentications of one address are looked at; 1,000 a minute unless said otherwise. */
  readonly failedAuthentications?: FailureLimit | undefined;
}

/** The limits of one process, the keys that were valid in it, and who floods it. */
export class LimitRules {
  readonly failedAuthentications: FailureLimit;
  readonly proven = new ProvenKeys();
  readonly flooding = new FloodingCallers();
  readonly #defaults: AccountLimits;

  constructor({ accounts = {}, failedAuthentications }: LimitOptions = {}) {
    this.#defaults = { ...defaultLimits, ...accounts };
    this.failedAuthentications = failedAuthentications ?? failedAuthenticationsDefault;
  }

  /** What holds for an account; undefined members have no limit. */
  of(declared: AccountLimits | undefined): AccountLimits {
    return declared === undefined ? this.#defaults : { ...this.#defaults, ...declared };
  }
}
