import type { ClearedPreviews } from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";

/**
 * Looks at threads of previews that have ended, which an index of these alone finds. What another instance is
 * at is passed over. A turn that runs is marked for its present generation, and its thread stays; threads that
 * go take their turns and lines with them. Parameter: the most threads.
 */
const clearStatement = `
  with ended as materialized (
    select h.account_id, h.id from thread h join embed_session s on s.digest = h.preview_digest
    where h.preview_digest is not null and (s.revoked_at is not null or s.preview_until <= now())
    order by h.account_id, h.id limit $1::int for update of h skip locked),
  turns as materialized (
    select t.account_id, t.id, t.thread_id, t.generation,
      t.state = 'claimed' and t.lease_until > now() as runs
    from ended e join turn t on t.account_id = e.account_id and t.thread_id = e.id),
  aborted as (
    update turn u set aborted_generation = u.generation from turns t
    where t.runs and u.account_id = t.account_id and u.id = t.id
    returning u.account_id, u.id, u.generation),
  cleared as (
    delete from thread h using ended e
    where h.account_id = e.account_id and h.id = e.id and not exists (
      select from turns t where t.runs and t.account_id = e.account_id and t.thread_id = e.id)
    returning h.account_id, h.id)
  select json_build_object(
    'removed', coalesce((
      select json_agg(json_build_object('accountId', t.account_id, 'turnId', t.id))
      from cleared g join turns t on t.account_id = g.account_id and t.thread_id = g.id), '[]'),
    'aborted', coalesce((
      select json_agg(json_build_object('accountId', a.account_id, 'turnId', a.id,
        'generation', a.generation)) from aborted a), '[]')) as cleared`;

/** Removes what was said in previews that have ended (J1). */
export const clearPreviews = async (
  pool: ScopedPool,
  threadsMax: number,
): Promise<ClearedPreviews> => {
  const { rows } = await pool.ofEveryAccount().query<{ cleared: ClearedPreviews }>({
    name: "clear_previews",
    text: clearStatement,
    values: [threadsMax],
  });
  if (rows[0] === undefined) throw new Error("the statement always answers one row");
  return rows[0].cleared;
};
