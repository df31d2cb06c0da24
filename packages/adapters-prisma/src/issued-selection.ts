import type { DeploymentScope, IssuedSelection } from "@embedded-analytics/domain";
import { storableId } from "./storable.js";

// What a revocation selects (J8), of sessions and of running turns. Of every statement the parameters
// are: account id, deployment ids or null for all, and the values of the selection.

type Kind = IssuedSelection["kind"];

/** The values of a selection, in the order of its conditions; what cannot be stored matches nothing. */
export const selectionValues = (selection: IssuedSelection): unknown[] => {
  switch (selection.kind) {
    case "session":
      return [storableId(selection.digest)];
    case "external_user":
      return [storableId(selection.embedTenantName), storableId(selection.externalId)];
    case "internal_user":
      return [storableId(selection.username)];
    case "embed_tenant":
      return [storableId(selection.name)];
    case "key":
      return [storableId(selection.keyId)];
    case "issued_before":
      return [selection.timeMs];
  }
};

/** The deployments as a parameter: null where there is no limit. */
export const scopeValue = (deployments: DeploymentScope): readonly number[] | null =>
  deployments === "all" ? null : deployments;

const tenantNamed = `(
      select e.id from embed_tenant e where e.account_id = $1::bigint and e.name = $3::text)`;

const externalUser = `(
      select u.id from external_user u
      where u.embed_tenant_id = ${tenantNamed} and u.external_id = $4::text)`;

const internalUser = `(
      select i.id from internal_user i
      where i.account_id = $1::bigint and i.username = $3::text)`;

const moment = "to_timestamp($3::float8 / 1000)";

/** Of a session `s`. */
const sessionConditions: Readonly<Record<Kind, string>> = {
  session: "s.digest = $3::text",
  external_user: `s.external_user_id = ${externalUser}`,
  internal_user: `s.internal_user_id = ${internalUser}`,
  embed_tenant: `s.embed_tenant_id = ${tenantNamed}`,
  key: "s.key_id = $3::text",
  issued_before: `s.created_at < ${moment}`,
};

/** Of a turn `r` of the thread `t`, begun by `a`, for itself and however it was asked for. */
const turnConditions: Readonly<Record<Kind, string>> = {
  session: "a.session_digest = $3::text",
  external_user: `t.external_user_id = ${externalUser}`,
  internal_user: `t.internal_user_id = ${internalUser}`,
  embed_tenant: `(
      select o.embed_tenant_id from external_user o where o.id = t.external_user_id) = ${tenantNamed}`,
  key: "a.key_id = $3::text",
  issued_before: `r.created_at < ${moment}`,
};

/**
 * Revokes the selected sessions. They are locked in the order of their digests, so that of two
 * revocations at once one waits for the other.
 */
export const revokeIssuedStatement = (kind: Kind): string => `
  with selected as materialized (
    select s.digest from embed_session s
    where s.account_id = $1::bigint and s.revoked_at is null
      and ($2::bigint[] is null or s.deployment_id = any ($2))
      and ${sessionConditions[kind]}
    order by s.digest for update)
  update embed_session set revoked_at = now()
  where digest = any (array(select digest from selected))`;

/**
 * Marks the selected running turns and those begun with a selected session, each for the generation
 * that has it, and answers them. Few rows are running at any time, and each has its thread, its agent and
 * its session by primary key.
 */
export const abortIssuedStatement = (kind: Kind): string => `
  with selected as materialized (
    select r.account_id, r.id from turn r
    join thread t on t.account_id = r.account_id and t.id = r.thread_id
    left join turn_asker a on a.account_id = r.account_id and a.turn_id = r.id
    where r.account_id = $1::bigint and r.state = 'claimed'
      and ($2::bigint[] is null or (
        select g.deployment_id from agent g
        where g.account_id = t.account_id and g.id = t.agent_id) = any ($2))
      and (${turnConditions[kind]} or exists (
        select from embed_session s
        where s.digest = a.session_digest and s.account_id = r.account_id
          and ${sessionConditions[kind]}))
    order by r.id for update of r)
  update turn u set aborted_generation = u.generation from selected d
  where u.account_id = d.account_id and u.id = d.id
  returning u.id, u.generation`;
