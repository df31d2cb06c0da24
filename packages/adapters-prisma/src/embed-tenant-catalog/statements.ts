// One page of a list of definitions `d`, newest first, then by falling id. One row more than asked
// for tells whether the list goes on; where there is no cursor, infinity stands for it, so that the
// comparison can use the index; `offset 0` makes a value of it first, since row policies let no index see
// a `coalesce`. No row at all: the account has no such embed tenant.
//
// Parameters: account id, embed tenant name, number of items, and of the cursor, or null, the
// milliseconds and the id.
const listStatement = (table: string, itemJson: string): string => `
  select (
      select json_agg(${itemJson} order by d.created_at desc, d.id desc)
      from (
        select * from ${table}
        where catalog_id = t.id and (created_at, id) < (c.created_at, c.id)
        order by created_at desc, id desc limit $3 + 1) as d) as items,
    exists (
      select from ${table}
      where catalog_id = t.id and (created_at, id) >= (c.created_at, c.id)) as "hasPreviousPage"
  from embed_tenant t
  cross join lateral (
    select coalesce('epoch'::timestamptz + $4::float8 * interval '1 millisecond', 'infinity')
        as created_at,
      coalesce($5::bigint, 0) as id offset 0) as c
  where t.account_id = $1::bigint and t.name = $2`;

const createdAtMs = `'createdAtMs', (extract(epoch from d.created_at) * 1000)::bigint`;

export const listGroupsStatement = listStatement(
  "group_def",
  `json_build_object('id', d.id, 'name', d.name, 'description', d.description, ${createdAtMs},
        'userCount', (
          select count(*) from membership m where m.group_id = d.id and not coalesce(
            (select u.ephemeral_until <= now() from external_user u where u.id = m.user_id),
            false)))`,
);

export const listAttributesStatement = listStatement(
  "attribute_def",
  `json_build_object('id', d.id, 'name', d.name, 'type', d.type, 'displayName', d.display_name,
        'defaultValue', d.default_value, 'description', d.description, ${createdAtMs})`,
);

// One statement, and so one transaction: what hangs on the definition goes with it (C3).
// Parameters: account id, embed tenant name, id.
const removeStatement = (table: string): string => `
  with tenant as materialized (
    select id from embed_tenant where account_id = $1::bigint and name = $2),
  removed as (
    delete from ${table} where id = $3::bigint and catalog_id = (select id from tenant)
    returning id)
  select exists (select from tenant) as found, exists (select from removed) as removed`;

export const removeGroupStatement = removeStatement("group_def");
export const removeAttributeStatement = removeStatement("attribute_def");

/** Parameters: account id, embed tenant name, how many users at most; see its migration. */
export const removeTenantStatement = `
  select remove_embed_tenant_v1($1::bigint, $2::text, $3::int) as outcome`;
