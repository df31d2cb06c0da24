// A moment `m` in milliseconds since 1970.
const ms = (m: string): string => `(extract(epoch from ${m}) * 1000)::float8`;

/** A thread `p`, of which `p.moment` is when it was last updated, as an item of a list (wire format, 5). */
const listedJson = `json_build_object('id', p.id,
    'title', coalesce(p.title, (
      select left(q.input, $2::int) from turn q
      where q.account_id = p.account_id and q.thread_id = p.id order by q.sort_from limit 1), ''),
    'createdAtMs', ${ms("p.created_at")}, 'updatedAtMs', ${ms("p.moment")},
    'isStreaming', coalesce((
      select r.state = 'claimed' and r.lease_until > now() from turn r
      where r.account_id = p.account_id and r.thread_id = p.id
      order by r.sort_from desc limit 1), false))`;

const moment = `coalesce(t.updated_at, t.created_at) as moment`;

// The threads of one kind of user that are listed, found by the key that begins with the user.
const threadsOf = (user: string, parameter: string): string => `
    select t.*, ${moment} from thread t
    where t.${user} = ${parameter}::bigint and t.agent_id = $5::text and t.account_id = $1::bigint
      and (t.lane is null or t.lane = $6::text and t.deployment_id = $7::int
        and ($8::boolean or t.branch is not distinct from $9::text))`;

const isOlder = `(o.moment, o.id collate "C") <
      (to_timestamp($11::float8 / 1000)::timestamptz(3), $12::text collate "C")`;

/**
 * A page of a user's threads and one more, as one JSON: who has few threads is asked often, so they are
 * sorted here, and titles and states looked up for those of the page alone.
 *
 * Parameters: account id, code points of a question that are a title, external user's id or null,
 * internal user's id or null, agent id, lane, deployment id, whether any branch will do, branch or null,
 * how many, and the position after which the page begins: milliseconds and id, or nulls.
 */
export const listStatement = `
  with own as materialized (
    ${threadsOf("external_user_id", "$3")}
    union all ${threadsOf("internal_user_id", "$4")})
  select json_build_object(
    'items', coalesce((
      select json_agg(${listedJson} order by p.moment desc, p.id collate "C" desc)
      from (
        select * from own o where $11::float8 is null or ${isOlder}
        order by o.moment desc, o.id collate "C" desc limit $10::int + 1) p), '[]'),
    'hasPreviousPage', $11::float8 is not null and exists (select from own o where not ${isOlder})
  ) as page`;

const ownThread = `t.account_id = $1::bigint and t.id = $5::text
    and (t.external_user_id = $3::bigint or t.internal_user_id = $4::bigint)`;

/**
 * Parameters: account id, code points of a title, external user's id or null, internal user's id or null,
 * thread id, title.
 */
export const renameStatement = `
  with p as (
    update thread t set title = $6::text where ${ownThread} returning t.*, ${moment})
  select ${listedJson} as thread from p`;

/** Parameters: account id, external user's id or null, internal user's id or null, thread id. */
export const removeStatement = `
  select remove_thread_v1($1::bigint, $2::bigint, $3::bigint, $4::text) as removal`;
