import { sessionJson } from "../embed-sessions/statements.js";
import { isActive } from "./active.js";

/** Parameters: the address, an account's name or null. Two rows at most: several mean none. */
export const findServerStatement = `
  select a.id::text as "accountId", a.name as "accountName", a.plan,
    a.default_deployment_id as "defaultDeploymentId", a.connect as settings,
    array(select d.id from deployment d where d.account_id = a.id order by d.id) as "deploymentIds"
  from account a
  where a.connect->>'baseUrl' = $1 and (a.connect->>'enabled')::boolean
    and ($2::text is null or a.name = $2)
  limit 2`;

/**
 * Keeps a request, and drops the oldest of the account past so many. Parameters: account id, digest,
 * browser's digest, client id, client name, redirect, state, challenge, resource, scopes, deployment id,
 * seconds, the most that wait.
 */
export const beginStatement = `
  with dropped as (
    delete from assistant_request where account_id = $1::bigint and digest in (
      select digest from assistant_request where account_id = $1::bigint
      order by created_at desc, digest offset $13::int - 1))
  insert into assistant_request (account_id, digest, browser_digest, client_id, client_name,
    redirect_uri, state, code_challenge, resource, scopes, deployment_id, expires_at)
  select a.id, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11::int,
    now() + make_interval(secs => $12::float8)
  from account a where a.id = $1::bigint`;

const isWaiting = `r.account_id = $1::bigint and r.digest = $2 and r.browser_digest = $3
    and r.expires_at > now()`;

/** Parameters: account id, digest, browser's digest. */
export const findRequestStatement = `
  select json_build_object('clientId', r.client_id, 'clientName', r.client_name,
    'redirectUri', r.redirect_uri, 'state', r.state, 'codeChallenge', r.code_challenge,
    'resource', r.resource, 'scopes', r.scopes, 'deploymentId', r.deployment_id) as request,
    case when s.digest is not null then ${sessionJson} end as session,
    (select u.display_name from external_user u where u.id = s.external_user_id) as "userName",
    (select t.display_name from embed_tenant t where t.id = s.embed_tenant_id) as "tenantName"
  from assistant_request r
  left join embed_session s on s.digest = r.session_digest and ${isActive}
  where ${isWaiting}`;

/**
 * Uses a session up for a request. The request is locked first, so that of two calls at once the second
 * finds that it has a session. Parameters: account id, digest, browser's digest, the session's digest.
 */
export const attachSessionStatement = `
  with request as materialized (
    select r.digest, r.deployment_id, r.created_at from assistant_request r
    where ${isWaiting} and r.session_digest is null
    for update),
  used as (
    update embed_session s set exchanged_at = now() from request r
    where s.digest = $4 and s.account_id = $1::bigint and s.deployment_id = r.deployment_id
      and s.created_at >= r.created_at and s.expires_at > now() and s.exchanged_at is null
      and s.preview_until is null and ${isActive}
    returning s.digest)
  update assistant_request r set session_digest = u.digest from used u
  where r.account_id = $1::bigint and r.digest = $2
  returning r.digest`;

/**
 * Turns a request into a grant: of two calls at once one deletes the row. Parameters: account id, digest,
 * browser's digest, grant id, seconds of the code, seconds of the grant.
 */
export const grantStatement = `
  with request as (
    delete from assistant_request r using embed_session s
    where ${isWaiting} and s.digest = r.session_digest and ${isActive}
    returning r.*)
  insert into assistant_grant (account_id, id, session_digest, client_id, client_name, redirect_uri,
    code_challenge, resource, scopes, deployment_id, code_expires_at, expires_at)
  select r.account_id, $4::bigint, r.session_digest, r.client_id, r.client_name, r.redirect_uri,
    r.code_challenge, r.resource, r.scopes, r.deployment_id,
    now() + make_interval(secs => $5::float8), now() + make_interval(secs => $6::float8)
  from request r
  on conflict (account_id, id) do nothing
  returning id`;

/** Parameters: account id, digest, browser's digest. */
export const denyStatement = `
  with request as (
    delete from assistant_request r where ${isWaiting} returning r.session_digest),
  revoked as (
    update embed_session s set revoked_at = now() from request r
    where s.digest = r.session_digest and s.revoked_at is null)
  select session_digest from request`;
