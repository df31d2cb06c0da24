import { sessionJson } from "../embed-sessions/statements.js";
import { isActive } from "./active.js";

// Of a grant `g` and its session `s`.
const isLive = `g.account_id = $1::bigint and g.id = $2::bigint and s.digest = g.session_digest
    and g.expires_at > now() and a.id = g.account_id and a.connect is not null and ${isActive}`;

const liveJson = `json_build_object('id', g.id, 'clientId', g.client_id, 'resource', g.resource,
    'scopes', g.scopes, 'settings', a.connect, 'session', ${sessionJson})`;

// What a code or a refresh token gives. Of two calls at once the second waits for the row, looks at its
// generation again, and finds that it has passed.
const redeemed = `
  returning ${liveJson} as "grant", g.generation, (extract(epoch from now()) * 1000)::bigint as "nowMs"`;

/** Parameters: account id, grant id, client id, redirect, challenge, resource or null. */
export const redeemCodeStatement = `
  update assistant_grant g set generation = 1, refreshed_at = now(), last_used_at = now()
  from embed_session s, account a
  where ${isLive} and g.generation = 0 and g.code_expires_at > now() and g.client_id = $3
    and g.redirect_uri = $4 and g.code_challenge = $5 and coalesce(g.resource = $6::text, true)
  ${redeemed}`;

/** Parameters: account id, grant id, client id, generation, seconds without use. */
export const refreshStatement = `
  update assistant_grant g
  set generation = g.generation + 1, refreshed_at = now(), last_used_at = now()
  from embed_session s, account a
  where ${isLive} and g.generation > 0 and g.generation = $4::int and g.client_id = $3
    and g.refreshed_at + make_interval(secs => $5::float8) > now()
  ${redeemed}`;

/**
 * Revokes the session of a grant whose code was redeemed before. It is a statement of its own, which sees
 * what the first one waited for. Parameters: account id, grant id.
 */
export const replayCodeStatement = `
  with replayed as (
    select session_digest from assistant_grant
    where account_id = $1::bigint and id = $2::bigint and generation > 0),
  revoked as (
    update embed_session set revoked_at = now()
    where digest = (select session_digest from replayed) and revoked_at is null
    returning digest)
  select session_digest as "sessionDigest", exists (select from revoked) as "isRevoked"
  from replayed`;

/** The same for a refresh token. Parameters: account id, grant id, client id, generation. */
export const replayRefreshStatement = `
  with replayed as (
    select session_digest from assistant_grant
    where account_id = $1::bigint and id = $2::bigint and client_id = $3 and generation > 0
      and generation <> $4::int),
  revoked as (
    update embed_session set revoked_at = now()
    where digest = (select session_digest from replayed) and revoked_at is null
    returning digest)
  select session_digest as "sessionDigest", exists (select from revoked) as "isRevoked"
  from replayed`;

/**
 * The grant behind an access token, noted as used once a minute at most. Parameters: account id, grant id,
 * milliseconds until which the token is good.
 */
export const findGrantStatement = `
  with found as materialized (
    select ${liveJson} as "grant", g.last_used_at + interval '1 minute' <= now() as "isToNote"
    from assistant_grant g, embed_session s, account a
    where ${isLive} and g.generation > 0 and to_timestamp($3::float8 / 1000) > now()),
  noted as (
    update assistant_grant set last_used_at = now()
    where account_id = $1::bigint and id = $2::bigint and (select "isToNote" from found))
  select "grant" from found`;

/** Parameters: account id, grant id. */
export const findSessionStatement = `
  select g.session_digest as digest, g.client_id as "clientId", g.resource,
    case when s.external_user_id is not null
      then json_build_object('kind', 'external_user', 'embedTenantName',
        (select t.name from embed_tenant t where t.id = s.embed_tenant_id), 'externalId',
        (select u.external_id from external_user u where u.id = s.external_user_id))
      else json_build_object('kind', 'internal_user', 'username',
        (select i.username from internal_user i where i.id = s.internal_user_id)) end as "user"
  from assistant_grant g join embed_session s on s.digest = g.session_digest
  where g.account_id = $1::bigint and g.id = $2::bigint`;

/**
 * A page of the grants that stand, newest first, and one more. Parameters: account id, deployment ids or
 * null for all, seconds without use, number of items, and of the cursor, or null, the milliseconds and
 * the id.
 */
export const listGrantsStatement = `
  with active as materialized (
    select g.*, s.embed_tenant_id, s.external_user_id, s.internal_user_id
    from assistant_grant g join embed_session s on s.digest = g.session_digest
    where g.account_id = $1::bigint and g.generation > 0 and g.expires_at > now()
      and g.refreshed_at + make_interval(secs => $3::float8) > now()
      and ($2::bigint[] is null or g.deployment_id = any ($2)) and ${isActive}
      and exists (select from account a where a.id = g.account_id and a.connect is not null)),
  cut as (
    select coalesce('epoch'::timestamptz + $5::float8 * interval '1 millisecond', 'infinity')
        as created_at,
      coalesce($6::bigint, 0) as id offset 0)
  select (
      select json_agg(json_build_object('id', d.id, 'clientId', d.client_id,
        'clientName', d.client_name, 'scopes', d.scopes, 'deploymentId', d.deployment_id,
        'embedTenantName', (select t.name from embed_tenant t where t.id = d.embed_tenant_id),
        'externalId', (select u.external_id from external_user u where u.id = d.external_user_id),
        'internalId', (select i.username from internal_user i where i.id = d.internal_user_id),
        'createdAtMs', (extract(epoch from d.created_at) * 1000)::bigint,
        'lastUsedAtMs', (extract(epoch from d.last_used_at) * 1000)::bigint,
        'expiresAtMs', (extract(epoch from d.expires_at) * 1000)::bigint)
        order by d.created_at desc, d.id desc)
      from (
        select g.* from active g, cut c where (g.created_at, g.id) < (c.created_at, c.id)
        order by g.created_at desc, g.id desc limit $4::int + 1) as d) as items,
    exists (
      select from active g, cut c where (g.created_at, g.id) >= (c.created_at, c.id))
      as "hasPreviousPage"`;

/** Parameter: seconds without use. */
export const removeOutlivedGrantsStatement = `
  with requests as (
    delete from assistant_request where expires_at <= now() returning digest),
  grants as (
    delete from assistant_grant g
    where g.expires_at <= now() or g.refreshed_at + make_interval(secs => $1::float8) <= now()
      or (g.generation = 0 and g.code_expires_at <= now())
      or exists (
        select from embed_session s where s.digest = g.session_digest and s.revoked_at is not null)
    returning g.id)
  select (select count(*) from requests)::int + (select count(*) from grants)::int as removed`;
