import type { Account, KeyHolder, StoredApiKey } from "@embedded-analytics/domain";
import type { Nullable } from "./json-rows.js";

/**
 * The two halves of a `KeyHolder` as JSON, from `api_key k join account a`. Expiry is judged here,
 * by the one clock that all instances share (T34).
 */
export const keyJson = `json_build_object('id', k.id, 'digest', k.digest, 'kind', k.kind,
    'deployments', case when not k.all_deployments then k.deployments end,
    'internalUserId', k.internal_user_id, 'expired', coalesce(k.expires_at <= now(), false),
    'revoked', k.revoked_at is not null, 'person', k.person)`;

export const accountJson = `json_build_object('id', a.id, 'name', a.name, 'plan', a.plan,
    'creatorModeEnabled', a.use_creator_mode, 'defaultDeploymentId', a.default_deployment_id,
    'limits', a.limits)`;

/** What these give, once parsed. */
export interface KeyHolderJson {
  readonly key: Nullable<Omit<StoredApiKey, "deployments">> & {
    readonly deployments: readonly number[] | null;
  };
  readonly account: Nullable<Account>;
}

export const keyHolderOf = ({ key, account }: KeyHolderJson): KeyHolder => ({
  key: {
    ...key,
    deployments: key.deployments ?? "all",
    internalUserId: key.internalUserId ?? undefined,
    person: key.person ?? undefined,
  },
  account: accountOfJson(account),
});

/** The account of its JSON. */
export const accountOfJson = (account: KeyHolderJson["account"]): Account => ({
  ...account,
  defaultDeploymentId: account.defaultDeploymentId ?? undefined,
  limits: account.limits ?? undefined,
});
