/** A turn `r` as JSON. Whether its lease is over is judged by the one clock that all share (T34). */
const turnJson = `json_build_object('id', r.id, 'messageId', r.message_id,
    'input', r.input, 'state', r.state, 'generation', r.generation, 'sortFrom', r.sort_from,
    'leaseOver', r.state = 'claimed' and r.lease_until <= now())`;

// The thread that a first message without a thread's id has begun (D6), of one kind of owner.
const begunBy = (owner: string, parameter: string): string => `
      (select b.id from thread b
      where b.${owner} = ${parameter} and b.agent_id = $2::text
        and b.first_message_id = $6::text and b.account_id = $1::bigint)`;

/**
 * All that deciding on a request has to know, in one statement and so of one moment. Everything is
 * looked up by unique keys, in scalar subqueries or beside the one row of the thread.
 *
 * The turn that runs is the thread's last one, since each begins where the one before has ended. Asked
 * for by its state it would, in a plan that was made while few turns ran, be looked up among all that
 * run.
 *
 * `offset 0` makes a value of the thread's id first: behind row policies, what it is made of finds no
 * index. `limit 1` keeps the thread a lookup of its own.
 *
 * Parameters: account id, agent id, external user's id or null, internal user's id or null, thread
 * id or null, message id or null, digest of a preview's session or null.
 */
export const loadStatement = `
  select json_build_object(
    'agent', (
      select json_build_object('id', g.id, 'name', g.name, 'deploymentId', g.deployment_id,
        'config', g.config, 'deployment', (
          select json_build_object('id', d.id, 'modelFolder', d.model,
            'requirePolicies', d.require_policies, 'timezone', d.timezone,
            'sources', nullif(d.sources, '[]'::jsonb))
          from deployment d where d.account_id = g.account_id and d.id = g.deployment_id))
      from agent g where g.account_id = $1::bigint and g.id = $2::text),
    'thread', case when t.id is not null then json_build_object('id', t.id,
      'agentId', t.agent_id, 'owner', case when t.external_user_id is not null
        then json_build_object('kind', 'external', 'id', t.external_user_id)
        when t.preview_digest is not null
        then json_build_object('kind', 'preview', 'id', t.preview_digest)
        else json_build_object('kind', 'internal', 'id', t.internal_user_id) end,
      'sort', t.sort, 'scope', case when t.lane is not null then json_build_object('lane', t.lane,
        'deploymentId', t.deployment_id, 'branchName', t.branch) end) end,
    'running', (
      select ${turnJson} from (
        select * from turn l where l.account_id = t.account_id and l.thread_id = t.id
        order by l.sort_from desc limit 1) r
      where r.state = 'claimed'),
    'turn', (
      select ${turnJson} from turn r
      where r.account_id = t.account_id and r.thread_id = t.id and r.message_id = $6::text)
  ) as snapshot
  from (select case when $5::text is not null then $5::text else coalesce(
    ${begunBy("external_user_id", "$3::bigint")},
    ${begunBy("internal_user_id", "$4::bigint")},
    ${begunBy("preview_digest", "$7::text")}) end as id offset 0) asked
  left join lateral (
    select * from thread r where r.account_id = $1::bigint and r.id = asked.id limit 1) t on true`;

/** Parameters: seconds of the lease, the most turns. */
export const claimExpiredStatement = `
  select r.account_id as "accountId", r.thread_id as "threadId", (
      select (select g.name from agent g where g.account_id = t.account_id and g.id = t.agent_id)
      from thread t where t.account_id = r.account_id and t.id = r.thread_id) as "agentName",
    ${turnJson} as turn
  from take_expired_turns_v1($1::float8, $2::int) r`;
