import type { Account } from "./account.js";
import type { StoredApiKey } from "./api-key.js";

/** A stored key together with the account that it belongs to. */
export interface KeyHolder {
  readonly key: StoredApiKey;
  readonly account: Account;
}
