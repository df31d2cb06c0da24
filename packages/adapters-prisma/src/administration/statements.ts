/** What one of an account's lists is read from. */
interface ListSource {
  /** Rows with `created_at` and `id`, of the account $1 alone; further parameters begin at $5. */
  readonly rows: string;
  /** The type of `id` as it is compared. */
  readonly idType: string;
  /** The item of a row `r`, as JSON. */
  readonly item: string;
}

// One part of a list, newest first and then by falling id. One row more than asked for tells whether the list
// goes on. Parameters: account id, number of items, and of the item behind which it begins, or null, the
// milliseconds and the id as a text.
const listStatement = ({ rows, idType, item }: ListSource): string => `
  with cut as materialized (
    select 'epoch'::timestamptz + $3::float8 * interval '1 millisecond' as created_at,
      $4::text::${idType} as id),
  part as materialized (
    select r.* from (${rows}) r, cut c
    where c.created_at is null or (r.created_at, r.id) < (c.created_at, c.id)
    order by r.created_at desc, r.id desc limit $2::int + 1)
  select (
      select json_agg(json_build_object('createdAtMs', ${ms("r.created_at")}, 'id', r.id, ${item})
        order by r.created_at desc, r.id desc)
      from part r) as items,
    exists (
      select from (${rows}) r, cut c where (r.created_at, r.id) >= (c.created_at, c.id)
    ) as "hasPreviousPage"`;

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

const textId = (column: string): string => `${column} collate "C" as id`;

export const listKeysStatement = listStatement({
  rows: `select k.created_at, ${textId("k.id")}, k.name, k.kind, k.all_deployments, k.deployments,
      k.internal_user_id, k.expires_at, k.revoked_at, k.made_by
    from api_key k where k.account_id = $1::bigint`,
  idType: "text",
  item: `'name', r.name, 'kind', r.kind,
        'deployments', case when not r.all_deployments then r.deployments end,
        'username', (select u.username from internal_user u where u.id = r.internal_user_id),
        'expiresAtMs', ${ms("r.expires_at")}, 'revoked', r.revoked_at is not null,
        'madeBy', r.made_by`,
});

export const listGroupsStatement = listStatement({
  rows: "select g.* from group_def g where g.catalog_id = $1::bigint",
  idType: "bigint",
  item: `'name', r.name, 'description', r.description, 'userCount', (
          select count(*) from membership m join external_user u on u.id = m.user_id
          where m.group_id = r.id and coalesce(u.ephemeral_until > now(), true))`,
});

export const listAttributesStatement = listStatement({
  rows: "select f.* from attribute_def f where f.catalog_id = $1::bigint",
  idType: "bigint",
  item: `'name', r.name, 'type', r.type, 'displayName', r.display_name,
        'defaultValue', r.default_value, 'description', r.description`,
});

export const listEmbedTenantsStatement = listStatement({
  rows: "select t.* from embed_tenant t where t.account_id = $1::bigint",
  idType: "bigint",
  item: `'name', r.name, 'displayName', r.display_name, 'userCount', (
          select count(*) from external_user u
          where u.embed_tenant_id = r.id and coalesce(u.ephemeral_until > now(), true))`,
});

const userItem = `'externalId', r.external_id,
        'embedTenantName', (select t.name from embed_tenant t where t.id = r.embed_tenant_id),
        'email', r.email, 'displayName', r.display_name, 'ephemeralUntilMs', ${ms("r.ephemeral_until")}`;

// The letters of ASCII alone are folded, whatever the database's locale.
const folded = (text: string): string =>
  `translate(${text}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')`;

/** Further parameters: embed tenant name or null, part of a text or null. */
export const listUsersStatement = listStatement({
  rows: `select u.* from external_user u
    where u.account_id = $1::bigint and coalesce(u.ephemeral_until > now(), true)
      and ($5::text is null or u.embed_tenant_id = (
        select t.id from embed_tenant t where t.account_id = $1::bigint and t.name = $5))
      and ($6::text is null
        or strpos(${folded("u.external_id")}, ${folded("$6")}) > 0
        or strpos(${folded("u.email")}, ${folded("$6")}) > 0
        or strpos(${folded("u.display_name")}, ${folded("$6")}) > 0)`,
  idType: "bigint",
  item: userItem,
});

/** Parameters: account id, user id. */
export const findUserStatement = `
  select json_build_object('createdAtMs', ${ms("r.created_at")}, 'id', r.id, ${userItem}) as item
  from external_user r
  where r.account_id = $1::bigint and r.id = $2::bigint and coalesce(r.ephemeral_until > now(), true)`;

/** A further parameter: seconds that a token lives. */
export const listSessionsStatement = listStatement({
  rows: `select s.created_at, ${textId("substr(s.digest, 1, 16)")}, s.deployment_id, s.embed_tenant_id,
      s.external_user_id, s.internal_user_id, s.creator_mode, s.key_id, s.exchanged_at,
      s.preview_until
    from embed_session s
    where s.account_id = $1::bigint and s.revoked_at is null
      and coalesce(s.exchanged_at + make_interval(secs => $5::float8), s.expires_at) > now()
      and (s.preview_until is null or s.preview_until > now())`,
  idType: "text",
  item: `'deploymentId', r.deployment_id,
        'embedTenantName', (select t.name from embed_tenant t where t.id = r.embed_tenant_id),
        'externalId', (select u.external_id from external_user u where u.id = r.external_user_id),
        'username', (select u.username from internal_user u where u.id = r.internal_user_id),
        'creatorMode', r.creator_mode, 'keyId', r.key_id, 'exchangedAtMs', ${ms("r.exchanged_at")},
        'previewUntilMs', ${ms("r.preview_until")}`,
});

/** A further parameter: embed tenant name or null. */
export const listDashboardsStatement = listStatement({
  rows: `select d.created_at, ${textId("d.public_id")}, d.deployment_id, d.embed_tenant_id, d.owner_id,
      d.private_owner_id, d.title, d.updated_at
    from tenant_dashboard d where d.account_id = $1::bigint
      and ($5::text is null or d.embed_tenant_id = (
        select t.id from embed_tenant t where t.account_id = $1::bigint and t.name = $5))`,
  idType: "text",
  item: `'deploymentId', r.deployment_id,
        'embedTenantName', (select t.name from embed_tenant t where t.id = r.embed_tenant_id),
        'title', r.title, 'isPrivate', r.private_owner_id is not null,
        'ownerExternalId', (select u.external_id from external_user u where u.id = r.owner_id),
        'updatedAtMs', ${ms("r.updated_at")}`,
});

/** Parameters: account id, public id. */
export const removeDashboardStatement =
  "delete from tenant_dashboard where account_id = $1::bigint and public_id = $2";

/** Parameters: account id, public id, whether it is to be private. */
export const showDashboardStatement = `
  with found as materialized (
    select owner_id, private_owner_id is not null as is_private from tenant_dashboard
    where account_id = $1::bigint and public_id = $2 for update),
  shown as (
    update tenant_dashboard d set version = d.version + 1, updated_at = now(),
      private_owner_id = case when $3::boolean then d.owner_id end
    from found f
    where d.account_id = $1::bigint and d.public_id = $2 and f.owner_id is not null
      and f.is_private <> $3::boolean
    returning 1)
  select case when not exists (select from found) then 'unknown'
    when exists (select from shown) then 'shown'
    when (select is_private from found) = $3::boolean then 'unchanged' else 'ownerless' end as outcome`;

/** Parameters: account id, id of the definition. */
export const removeDefinitionStatements = {
  group: "delete from group_def where catalog_id = $1::bigint and id = $2::bigint",
  user_attribute: "delete from attribute_def where catalog_id = $1::bigint and id = $2::bigint",
} as const;

// Whoever makes use of the user holds the row meanwhile, so that the turns are all that there will be.
export const lockUserStatement = `
  select ephemeral_until is null as "hasSeat" from external_user
  where account_id = $1::bigint and id = $2::bigint for update`;

export const turnsOfUserStatement = `
  select t.id from turn t join thread h on h.account_id = t.account_id and h.id = t.thread_id
  where h.account_id = $1::bigint and (h.external_user_id = $2::bigint or h.preview_digest = any (
    array(select s.digest from embed_session s
      where s.external_user_id = $2::bigint and s.preview_until is not null)))`;

export const deleteUserStatement =
  "delete from external_user where account_id = $1::bigint and id = $2::bigint";

export const freeSeatStatement =
  "update account_quota set users = users - 1 where account_id = $1::bigint";
