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

/** An account as its keys and tokens open it. */
export const accountOf = ({ id, name, settings }: AccountRecord): KeyHolder["account"] => ({
  id,
  name,
  plan: settings.plan,
  creatorModeEnabled: settings.creatorModeEnabled,
  defaultDeploymentId: settings.defaultDeploymentId,
  limits: settings.limits,
});

export const inMemoryApiKeys = (tables: Tables, nowMs: () => number): ApiKeysMethods => ({
  find: (keyId) => findKey(tables, keyId, nowMs()),
  removeEndedSignIns: (keptSeconds) => {
    let removed = 0;
    for (const { keys } of tables.accounts.values()) {
      const makers = new Set([...keys.values()].map(({ madeBy }) => madeBy));
      for (const [at, { id, person, expiresAtMs }] of [...keys]) {
        if (person === undefined || expiresAtMs === undefined || makers.has(id)) continue;
        if (expiresAtMs + keptSeconds * 1000 > nowMs()) continue;
        keys.delete(at);
        removed += 1;
      }
    }
    return removed;
  },
});
