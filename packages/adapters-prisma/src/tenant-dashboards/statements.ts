import { ms } from "../threads/list-statements.js";

/** Dashboards of a place that a reader may see. */
const visible = `
  from tenant_dashboard d
  join embed_tenant e on e.id = d.embed_tenant_id
  left join external_user u on u.id = d.owner_id
  where d.account_id = $1::bigint and e.account_id = $1::bigint and e.name = $2::text
    and d.deployment_id = $3::int
    and (d.private_owner_id is null or d.private_owner_id = $4::bigint)`;

const columns = `
  d.public_id as "publicId", d.title, d.description,
  case when d.private_owner_id is null then 'tenant' else 'private' end as visibility,
  case when u.id is not null then json_build_object('id', u.id, 'externalId', u.external_id,
    'displayName', u.display_name) end as owner,
  ${ms("d.updated_at")} as "updatedAtMs", d.version`;

/** Parameters: account id, embed tenant's name, deployment id, the reader's id or null. */
export const listStatement = `select ${columns} ${visible}`;

/** Parameters as of the list, and the public id. */
export const loadStatement = `
  select ${columns}, d.definition ${visible} and d.public_id = $5::text`;

/** Parameters as of the function, see its migration. */
export const createStatement = `
  select create_tenant_dashboard_v1($1::bigint, $2::int, $3::text, $4::bigint, $5::text, $6::boolean,
    $7::text, $8::text, $9::text, $10::int) as outcome`;

const ofPlace = `
  d.account_id = $1::bigint and d.deployment_id = $3::int and d.public_id = $4::text
    and d.embed_tenant_id = (
      select e.id from embed_tenant e where e.account_id = $1::bigint and e.name = $2::text)`;

/**
 * Replaces the content where it is still of that version: who waits for the row sees the version that
 * the other has written, and writes nothing. Parameters: account id, embed tenant's name, deployment id,
 * public id, version, whether it is private, title, description or null, definition.
 */
export const saveStatement = `
  with found as (select from tenant_dashboard d where ${ofPlace}),
  saved as (
    update tenant_dashboard d set version = d.version + 1,
      updated_at = case when $10::boolean then d.updated_at else now() end,
      private_owner_id = case when $6::boolean then d.owner_id end,
      title = $7::text, description = $8::text, definition = $9::text
    where ${ofPlace} and d.version = $5::int returning 1)
  select case when exists (select from saved) then 'saved'
    when exists (select from found) then 'changed' else 'unknown' end as outcome`;

/** Parameters: account id, embed tenant's name, deployment id, public id, the owner's id. */
export const removeStatement = `
  delete from tenant_dashboard d where ${ofPlace} and d.owner_id = $5::bigint`;
