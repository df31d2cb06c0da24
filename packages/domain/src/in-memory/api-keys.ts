import type { ApiKeysMethods } from "../access/api-keys.js";
import type { KeyHolder } from "../access/key-holder.js";
import type { AccountRecord, Tables } from "./tables.js";
import { first } from "./tables.js";
import type { Milliseconds } from "../shared/text/branded.js";

/** Whose key it is, judged at this time. */
export const findKey = (
  tables: Tables,
  keyId: string,
  nowMs: Milliseconds,
): KeyHolder | undefined => {
  for (const account of tables.accounts.values()) {
    const key = first(account.keys.values(), ({ id }) => id === keyId);
    if (key !== undefined) {
      const { id, digest, kind, deployments, internalUserId, revoked, expiresAtMs, person } = key;
      const expired = expiresAtMs !== undefined && expiresAtMs <= nowMs;
      return {
        key: { id, digest, kind, deployments, internalUserId, revoked, expired, person },
        account: accountOf(account),
      };
    }
  }
  return undefined;
};

const accountOf = ({ id, name, settings }: AccountRecord): KeyHolder["account"] => ({
  id,
  name,
  plan: settings.plan,
  creatorModeEnabled: settings.creatorModeEnabled,
  defaultDeploymentId: settings.defaultDeploymentId,
  limits: settings.limits,
});

export const inMemoryApiKeys = (tables: Tables, nowMs: () => number): ApiKeysMethods => ({
  find: (keyId) => findKey(tables, keyId, nowMs()),
});
