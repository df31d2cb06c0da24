/**
 * The account of a page, with the deployment and the agents of its session (G2). Everything is found by
 * primary or unique key. Parameters: digest or null, account name or null.
 */
export const findPageStatement = `
  select json_build_object(
    'accountName', a.name, 'allowedOrigins', a.allowed_origins,
    'session', (select json_build_object(
        'deploymentId', s.deployment_id, 'isPreview', s.preview_until is not null,
        'settings', s.settings,
        'agents', coalesce((
          select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.id collate "C")
          from agent g where g.account_id = s.account_id and g.deployment_id = s.deployment_id),
          '[]'::json))
      from embed_session s where s.digest = $1 and s.account_id = a.id)) as page
  from account a
  where a.id = case when $2::text is null
    then (select s.account_id from embed_session s where s.digest = $1)
    else (select n.id from account n where n.name = $2) end`;
