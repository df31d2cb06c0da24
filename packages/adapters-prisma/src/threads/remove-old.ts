import type { RemovedThreads } from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";

/**
 * Looks at all threads of accounts that keep them for a time only: no index has the moment of a thread, since
 * each turn would change it. What another instance is at is passed over. Threads that go take their turns,
 * lines and feedback with them. Parameter: the most threads.
 */
const removeStatement = `
  with old as materialized (
    select h.account_id, h.id from account a join thread h on h.account_id = a.id
    where a.threads_days is not null
      and coalesce(h.updated_at, h.created_at) <= now() - make_interval(days => a.threads_days)
      and not exists (
        select from turn t where t.account_id = h.account_id and t.thread_id = h.id
          and t.state = 'claimed' and t.lease_until > now())
    limit $1::int for update of h skip locked),
  turns as materialized (
    select t.account_id, t.id from old o join turn t
      on t.account_id = o.account_id and t.thread_id = o.id),
  removed as (
    delete from thread h using old o where h.account_id = o.account_id and h.id = o.id returning 1)
  select json_build_object(
    'threads', (select count(*) from removed),
    'turns', coalesce((
      select json_agg(json_build_object('accountId', t.account_id, 'turnId', t.id)) from turns t), '[]')
  ) as removed`;

/** Removes threads that are older than their accounts keep them (J1). */
export const removeOldThreads = async (
  pool: ScopedPool,
  threadsMax: number,
): Promise<RemovedThreads> => {
  const { rows } = await pool.ofEveryAccount().query<{ removed: RemovedThreads }>({
    name: "remove_old_threads",
    text: removeStatement,
    values: [threadsMax],
  });
  if (rows[0] === undefined) throw new Error("the statement always answers one row");
  return rows[0].removed;
};
