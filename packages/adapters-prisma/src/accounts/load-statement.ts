// The definitions of the catalog with that id.
const definitionsJson = (catalogId: string): string => `
    'groups', (
      select json_agg(json_build_object('id', g.id, 'name', g.name, 'description', g.description)
        order by g.name)
      from group_def g where g.catalog_id = ${catalogId}),
    'attributes', (
      select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type,
        'displayName', f.display_name, 'defaultValue', f.default_value,
        'description', f.description) order by f.name)
      from attribute_def f where f.catalog_id = ${catalogId})`;

/**
 * An account with all that a declaration may change, in one statement and so of one moment.
 * Parameters: the account's name, names of embed tenants.
 */
export const loadAccountStatement = `
  select json_build_object(
    'id', a.id, 'name', a.name, 'revision', a.revision,
    'settings', json_build_object('plan', a.plan, 'creatorModeEnabled', a.use_creator_mode,
      'externalUsersMax', q.users_max, 'limits', a.limits,
      'threadsDays', a.threads_days, 'allowedOrigins', a.allowed_origins,
      'defaultDeploymentId', a.default_deployment_id, 'connect', a.connect,
      'providers', a.providers),
    'keys', (
      select json_agg(json_build_object('id', k.id, 'name', k.name, 'digest', k.digest,
        'kind', k.kind, 'deployments', case when not k.all_deployments then k.deployments end,
        'internalUserId', k.internal_user_id,
        'expiresAtMs', (extract(epoch from k.expires_at) * 1000)::bigint,
        'revoked', k.revoked_at is not null, 'madeBy', k.made_by, 'person', k.person) order by k.name)
      from api_key k where k.account_id = a.id),
    'deployments', (
      select json_agg(json_build_object('id', d.id, 'name', d.name, 'modelFolder', d.model,
        'requirePolicies', d.require_policies, 'timezone', d.timezone,
        'sources', nullif(d.sources, '[]'::jsonb), 'authTokens', d.auth_tokens) order by d.id)
      from deployment d where d.account_id = a.id),
    'agents', (
      select json_agg(json_build_object('id', g.id, 'name', g.name,
        'deploymentId', g.deployment_id, 'config', g.config) order by g.id)
      from agent g where g.account_id = a.id),
    'internalUsers', (
      select json_agg(json_build_object('id', u.id, 'username', u.username,
        'groupIds', (
          select json_agg(m.group_id) from internal_membership m where m.user_id = u.id),
        'values', (
          select json_agg(json_build_object('attributeId', v.attribute_id, 'value', v.value))
          from internal_attribute_value v where v.user_id = u.id)) order by u.username)
      from internal_user u where u.account_id = a.id),
    'embedTenants', (
      select json_agg(json_build_object('id', t.id, 'name', t.name,
        'displayName', t.display_name,${definitionsJson("t.id")}) order by t.name)
      from embed_tenant t where t.account_id = a.id and t.name = any ($2::text[])),
    ${definitionsJson("a.id")}
  ) as state
  from account a join account_quota q on q.account_id = a.id
  where a.name = $1`;
