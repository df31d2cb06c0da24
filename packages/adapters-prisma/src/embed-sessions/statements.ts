// The session `s` with its names. They are looked up by primary key, in scalar subqueries: no plan
// can turn those into scans of whole tables.
export const sessionJson = `json_build_object(
    'digest', s.digest, 'accountId', s.account_id, 'deploymentId', s.deployment_id,
    'accountName', (select a.name from account a where a.id = s.account_id),
    'plan', (select a.plan from account a where a.id = s.account_id),
    'limits', (select a.limits from account a where a.id = s.account_id),
    'embedTenantName', (select t.name from embed_tenant t where t.id = s.embed_tenant_id),
    'user', case when s.external_user_id is not null
      then json_build_object('kind', 'external', 'id', s.external_user_id, 'externalId',
        (select u.external_id from external_user u where u.id = s.external_user_id))
      else json_build_object('kind', 'internal', 'id', s.internal_user_id, 'username',
        (select i.username from internal_user i where i.id = s.internal_user_id)) end,
    'creatorMode', s.creator_mode, 'branchName', s.branch, 'settings', s.settings,
    'previewUntilMs', (extract(epoch from s.preview_until) * 1000)::float8)`;

// A preview ends at its time, whenever it was exchanged (J1).
const previewIsOn = `(s.preview_until is null or s.preview_until > now())`;

// An expired user is treated as absent, though its row is still there (D9).
export const userIsAlive = `not exists (
      select from external_user u where u.id = s.external_user_id and u.ephemeral_until <= now())`;

// So is a session's key, where it has one: it must be there, and neither revoked nor expired (B5).
export const keyIsAlive = `(s.key_id is null or exists (
      select from api_key k where k.id = s.key_id and k.account_id = s.account_id
        and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())))`;

/**
 * Uses a session up. All conditions stand in the one update: of two calls at once the second waits
 * for the row, looks at it again and finds it used (T6). Where the account has none of the plans, it
 * stays as it is. Parameters: digest, account name or null, plans.
 */
export const exchangeStatement = `
  update embed_session s set exchanged_at = case
    when (select a.plan from account a where a.id = s.account_id) = any ($3::text[]) then now() end
  where s.digest = $1 and s.exchanged_at is null and s.revoked_at is null and s.expires_at > now()
    and ($2::text is null or $2 = (select a.name from account a where a.id = s.account_id))
    and ${userIsAlive} and ${keyIsAlive} and ${previewIsOn}
  returning ${sessionJson} as session,
    (extract(epoch from s.exchanged_at) * 1000)::bigint as "exchangedAtMs"`;

/** Parameters: digest, account id, deployment ids or null for all. */
export const revokeStatement = `
  update embed_session set revoked_at = now()
  where digest = $1 and account_id = $2::bigint and revoked_at is null
    and ($3::bigint[] is null or deployment_id = any ($3))`;

/** Parameters: digest, account id, seconds that a token lives. */
export const findExchangedStatement = `
  select ${sessionJson} as session
  from embed_session s
  where s.digest = $1 and s.account_id = $2::bigint and s.revoked_at is null
    and s.exchanged_at + make_interval(secs => $3) > now()
    and ${userIsAlive} and ${keyIsAlive} and ${previewIsOn}`;

/**
 * Looks at the next rows in the order of their expiry, and removes the outlived ones among them.
 * Each statement touches a bounded number of rows, however many there are, and leaves alone what
 * another instance is removing. Parameters: seconds that a token lives, the expiry and the digest
 * after which to begin, the number of rows, and the seconds for which an ended one is kept. Answers how many were removed, and where it ended.
 */
export const removeOutlivedStatement = `
  with seen as materialized (
    select digest, expires_at,
      coalesce(exchanged_at + make_interval(secs => $1), expires_at)
        + make_interval(secs => $5::float8) <= now()
        -- What an assistant was granted stands on a session, for longer than a token does.
        and not exists (select from assistant_grant g where g.session_digest = digest) as outlived
    from embed_session
    where expires_at >= $2::timestamptz and (expires_at, digest) > ($2::timestamptz, $3::text)
    order by expires_at, digest limit $4),
  locked as materialized (
    select digest from embed_session
    where digest = any (array(select digest from seen where outlived))
    for update skip locked),
  removed as (
    delete from embed_session where digest = any (array(select digest from locked))
    returning digest)
  select (select count(*)::int from removed) as removed, (select count(*)::int from seen) as seen,
    last.expires_at::text as "expiresAt", last.digest
  from (select 1) as one
  left join (select * from seen order by expires_at desc, digest desc limit 1) as last on true`;
