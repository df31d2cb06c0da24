import { accountJson } from "../key-holder.js";

/**
 * Deployments that take tokens for an audience, by the index of audiences; those of the place first. Deployment ids are
 * compared as bigint, so that one beyond the column is just unknown. Parameters: audiences, account name or null,
 * deployment id or null, agent id or null, how many.
 */
export const findTrustingStatement = `
  select json_build_object(
    'nowMs', floor(extract(epoch from now()) * 1000)::bigint,
    'deployments', (
      select json_agg(json_build_object('account', ${accountJson},
        'allowedOrigins', a.allowed_origins, 'deploymentId', f.id, 'settings', f.auth_tokens,
        'isHere', f.is_here) order by f.is_here desc, f.account_id, f.id)
      from (
        select d.account_id, d.id, d.auth_tokens,
          ($2::text is null or o.name = $2) and ($3::bigint is null or d.id = $3)
            and ($4::text is null or exists (
              select from agent g where g.account_id = d.account_id and g.id = $4
                and g.deployment_id = d.id)) as is_here
        from deployment d join account o on o.id = d.account_id
        where d.auth_tokens->>'audience' = any ($1::text[])
          and (d.auth_tokens->>'enabled')::boolean
        order by is_here desc, d.account_id, d.id limit $5) f
      join account a on a.id = f.account_id)
  ) as found`;

const revoked = `
  select (extract(epoch from max(r.issued_before)) * 1000)::float8 as "revokedBeforeMs"
  from token_revocation r
  where r.account_id = $1::bigint and r.subject = any ($2::text[])
    and r.deployment_id in (0, $3::bigint)`;

/** Parameters: account id, subjects, deployment id. */
export const revokedBeforeStatement = revoked;

/**
 * Keeps from when on tokens are good again, where a deployment in the scope has declared any; a row for each of these,
 * or one for all. A moment in the future takes no more than is there, and one that no token can be older than nothing.
 * Parameters: account id, deployment ids or null for all, subject, milliseconds since 1970 or null for now, and the
 * seconds for which a token may live.
 */
export const revokeTokensStatement = `
  insert into token_revocation (account_id, subject, deployment_id, issued_before)
  select distinct d.account_id, $3::text, case when $2::bigint[] is null then 0 else d.id end, m.at
  from deployment d
  cross join (
    select date_trunc('milliseconds', least(now(), to_timestamp($4::float8 / 1000))) as at) m
  where d.account_id = $1::bigint and d.auth_tokens is not null
    and ($2::bigint[] is null or d.id = any ($2))
    and m.at > now() - make_interval(secs => $5)
  on conflict (account_id, subject, deployment_id) do update
    set issued_before = greatest(token_revocation.issued_before, excluded.issued_before)`;

/** Removes what no token is old enough for any more. Parameter: the seconds for which a token may live. */
export const removeOutlivedRevocationsStatement = `
  delete from token_revocation where issued_before <= now() - make_interval(secs => $1)`;
