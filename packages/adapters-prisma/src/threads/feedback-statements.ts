import { ms, ownThread } from "./list-statements.js";

/**
 * Keeps or removes feedback of a user's own thread. The thread is locked first, so that who deletes it
 * waits, or is waited for and has it then.
 *
 * Parameters: account id, external user's id or null, internal user's id or null, thread id,
 * message id, rating or null to remove, comment or null.
 */
export const rateStatement = `
  with own as materialized (
    select t.account_id, t.id from thread t where ${ownThread("$2", "$3", "$4")} for key share),
  said as (
    select own.account_id, own.id from own where exists (
      select from turn r where r.account_id = own.account_id and r.thread_id = own.id
        and r.message_id = $5::text)),
  kept as (
    insert into answer_feedback (account_id, thread_id, message_id, rating, comment)
    select said.account_id, said.id, $5::text, $6::text, $7::text from said where $6::text is not null
    on conflict (account_id, thread_id, message_id) do update
    set rating = excluded.rating, comment = excluded.comment, updated_at = now()),
  removed as (
    delete from answer_feedback f using said
    where f.account_id = said.account_id and f.thread_id = said.id and f.message_id = $5::text
      and $6::text is null)
  select exists (select from said) as found`;

const isOlder = `(f.updated_at, f.thread_id collate "C", f.message_id collate "C") <
      (to_timestamp($7::float8 / 1000)::timestamptz(3), $8::text collate "C", $9::text collate "C")`;

const feedbackOfAgent = `
  from answer_feedback f
  join thread t on t.account_id = f.account_id and t.id = f.thread_id
  where f.account_id = $1::bigint and t.agent_id = $3::text
    and ($4::boolean or f.thread_id = $5::text)`;

const order = (of: string): string =>
  `${of}.updated_at desc, ${of}.thread_id collate "C" desc, ${of}.message_id collate "C" desc`;

const userJson = `case when p.external_user_id is not null then (
      select json_build_object('kind', 'external', 'externalId', u.external_id,
        'embedTenantName', (select e.name from embed_tenant e where e.id = u.embed_tenant_id))
      from external_user u where u.id = p.external_user_id)
    else (
      select json_build_object('kind', 'internal', 'username', u.username)
      from internal_user u where u.id = p.internal_user_id) end`;

/**
 * A page of feedback and one more, as one JSON. Parameters: account id, code points of a question, agent
 * id, whether any thread will do, thread id or null, how many, and the position after which the page begins:
 * milliseconds, thread id and message id, or nulls.
 */
export const listFeedbackStatement = `
  select json_build_object(
    'items', coalesce((
      select json_agg(json_build_object('threadId', p.thread_id, 'messageId', p.message_id,
        'rating', p.rating, 'comment', p.comment, 'createdAtMs', ${ms("p.created_at")},
        'updatedAtMs', ${ms("p.updated_at")}, 'question', coalesce((
          select left(r.input, $2::int) from turn r where r.account_id = p.account_id
            and r.thread_id = p.thread_id and r.message_id = p.message_id), ''),
        'user', ${userJson}) order by ${order("p")})
      from (
        select f.*, t.external_user_id, t.internal_user_id ${feedbackOfAgent}
          and ($7::float8 is null or ${isOlder})
        order by ${order("f")} limit $6::int + 1) p), '[]'),
    'hasPreviousPage', $7::float8 is not null and exists (select ${feedbackOfAgent} and not ${isOlder})
  ) as page`;
