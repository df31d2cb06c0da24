import * as Context from "effect/Context";
import type { Account } from "../accounts/account.js";
import type { Effectful } from "../shared/port.js";
import type { StoredApiKey } from "./api-key.js";

/** A stored key together with the account that it belongs to. */
export interface KeyHolder {
  readonly key: StoredApiKey;
  readonly account: Account;
}

/** Finds out whose key it is. The one port that is not told the account: it is what finds it (A1). */
export interface ApiKeysMethods {
  /** The key with that public id, expired and revoked ones included. */
  find(keyId: string): KeyHolder | undefined;
}

export class ApiKeys extends Context.Service<ApiKeys, Effectful<ApiKeysMethods>>()(
  "@embedded-analytics/ApiKeys",
) {}
