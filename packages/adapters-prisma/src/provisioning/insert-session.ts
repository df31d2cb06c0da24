import type { Id, NewSession } from "@embedded-analytics/domain";

/**
 * The write of a request that changes nothing else (B7). Embed tenant, deployment and user are
 * looked up instead of being left to the foreign keys: that they are the account's own has to be
 * asked anyhow (T4), and what is gone then gives no row where it would give an error, for which the
 * pool would close the connection.
 *
 * Parameters: digest, account id, deployment id, embed tenant id, external user id or null, internal
 * user id or null, creator mode, branch, settings, seconds to live, key id, seconds of a preview or null.
 */
export const insertStatement = `
  insert into embed_session (digest, account_id, deployment_id, embed_tenant_id, external_user_id,
    internal_user_id, creator_mode, branch, settings, expires_at, key_id,
    preview_until)
  select $1, d.account_id, d.id, t.id, $5::bigint, $6::bigint, $7, $8, $9,
    now() + make_interval(secs => $10), $11, now() + make_interval(secs => $12::float8)
  from deployment d join embed_tenant t on t.account_id = d.account_id
  where d.account_id = $2::bigint and d.id = $3::bigint and t.id = $4::bigint
    and d.account_id = coalesce(
      (select u.account_id from external_user u where u.id = $5::bigint),
      (select i.account_id from internal_user i where i.id = $6::bigint))
  on conflict (digest) do nothing`;

export const insertValues = (accountId: Id, session: NewSession): unknown[] => [
  session.digest,
  accountId,
  session.deploymentId,
  session.embedTenantId,
  session.userKind === "external" ? session.userId : null,
  session.userKind === "internal" ? session.userId : null,
  session.creatorMode,
  session.branchName ?? null,
  JSON.stringify(session.settings),
  session.ttlSeconds,
  session.keyId,
  session.previewSeconds ?? null,
];
