import { accountJson, keyJson } from "../key-holder.js";

// Everything of the account `a` that a call about one user decides on.
const userFields = `
    'nowMs', floor(extract(epoch from now()) * 1000)::bigint,
    'externalUsersMax', (
      select q.users_max from account_quota q where q.account_id = a.id),
    'account', ${accountJson},
    'deployment', (
      select json_build_object('id', d.id, 'modelFolder', d.model)
      from deployment d
      where d.account_id = a.id and d.id = case when $2::bigint is null
        then a.default_deployment_id else $2::bigint end),
    'embedTenant', case when t.id is not null then
      json_build_object('id', t.id, 'name', t.name, 'displayName', t.display_name,
        'madeWithin', case when not t.made_by_all then t.made_within end) end,
    'externalUser', case when u.id is not null then json_build_object(
      'id', u.id, 'version', u.version, 'email', u.email, 'displayName', u.display_name,
      'picture', u.picture,
      'madeWithin', case when not u.made_by_all then u.made_within end,
      'ephemeralUntilMs', (extract(epoch from u.ephemeral_until) * 1000)::bigint,
      'securityContext', case when $6::boolean
        then u.creator_security_context else u.security_context end,
      'groupIds', (
        select json_agg(m.group_id) from membership m
        where m.user_id = u.id
          and (select g.catalog_id from group_def g where g.id = m.group_id) = c.id)) end,
    'internalUserId', (
      select i.id from internal_user i where i.account_id = a.id and i.username = $5::text),
    'groups', (
      select json_agg(json_build_object('id', g.id, 'name', g.name, 'description', g.description))
      from group_def g where g.catalog_id = c.id and g.name = any ($7::text[])),
    'attributes', (
      select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type,
        'displayName', f.display_name, 'defaultValue', f.default_value,
        'description', f.description, 'value', (
          select v.value from attribute_value v where v.user_id = u.id and v.attribute_id = f.id)))
      from attribute_def f where f.catalog_id = c.id and f.name = any ($8::text[]))`;

// `c` is the catalog of the lane (A5): its id is the account's, or in creator mode the embed tenant's.
const userJoins = `
  left join embed_tenant t on t.account_id = a.id and t.name = case when $3::text is null
    then a.name else $3::text end
  left join external_user u on u.embed_tenant_id = t.id and u.external_id = $4::text
  cross join lateral (select case when $6::boolean then t.id else a.id end as id) c`;

/**
 * The whole snapshot of a generate-session in one statement, so that it is of one moment and costs
 * one round trip whatever the request names. Everything hangs on the one row of the key by unique
 * keys; what can be many stands in scalar subqueries, which no plan turns into a scan of a table.
 *
 * Deployment ids are compared as bigint, so that one beyond the column is just unknown.
 *
 * Conditions on tables have `case` instead of `coalesce`, which behind row policies finds no index.
 *
 * Parameters: key id, deployment id or null (the default one), embed tenant name or null (the
 * account's own), externalId or null, username or null, creator mode, group names, attribute names.
 */
export const loadStatement = `
  select json_build_object(${userFields},
    'key', ${keyJson}
  ) as snapshot
  from api_key k
  join account a on a.id = k.account_id${userJoins}
  where k.id = $1`;

/**
 * The same for a token of the account's identity provider, with what was revoked of it (J8). Parameters: account id,
 * those above from the deployment id on, and the subjects of revocations.
 */
export const loadForTokenStatement = `
  select json_build_object(${userFields},
    'revokedBeforeMs', (
      select (extract(epoch from max(r.issued_before)) * 1000)::bigint from token_revocation r
      where r.account_id = a.id and r.subject = any ($9::text[])
        and r.deployment_id in (0, $2::bigint))
  ) as snapshot
  from account a${userJoins}
  where a.id = $1::bigint`;
