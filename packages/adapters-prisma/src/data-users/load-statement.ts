/**
 * The rights of one lane in one statement, so that they are of one moment (E1). Everything hangs on
 * the one row of the account by unique keys; what can be many stands in scalar subqueries, which no
 * plan turns into a scan of a table. Somebody of another account, of another embed tenant, or whose
 * time is over joins nothing, and so has nothing.
 *
 * `c` is the catalog of the lane (A5): the account's, or the embed tenant's.
 *
 * Parameters: account id, deployment id, external user's id or null, internal user's id or null,
 * embed tenant name, whether the lane is the embed tenant's.
 */
export const loadStatement = `
  select json_build_object(
    'deployment', (
      select json_build_object('id', d.id, 'modelFolder', d.model,
        'requirePolicies', d.require_policies, 'timezone', d.timezone,
        'sources', nullif(d.sources, '[]'::jsonb))
      from deployment d where d.account_id = a.id and d.id = $2::bigint),
    'groups', case when i.id is not null then (
        select json_agg(
          (select g.name from group_def g where g.id = m.group_id and g.catalog_id = c.id))
        from internal_membership m where m.user_id = i.id)
      else (
        select json_agg(
          (select g.name from group_def g where g.id = m.group_id and g.catalog_id = c.id))
        from membership m where m.user_id = u.id) end,
    'attributes', (
      select json_agg(json_build_object('name', f.name, 'type', f.type,
        'defaultValue', f.default_value, 'value', case when i.id is not null then (
            select v.value from internal_attribute_value v
            where v.user_id = i.id and v.attribute_id = f.id)
          else (
            select v.value from attribute_value v
            where v.user_id = u.id and v.attribute_id = f.id) end))
      from attribute_def f where f.catalog_id = c.id),
    'securityContext', case when $6::boolean
      then u.creator_security_context else u.security_context end
  ) as rights
  from account a
  left join embed_tenant t on t.account_id = a.id and t.name = $5::text
  left join external_user u on u.id = $3::bigint and u.embed_tenant_id = t.id
    and (u.ephemeral_until is null or u.ephemeral_until > now())
  left join internal_user i on i.id = $4::bigint and i.account_id = a.id
  cross join lateral (select case when $6::boolean then t.id else a.id end as id) c
  where a.id = $1::bigint`;
