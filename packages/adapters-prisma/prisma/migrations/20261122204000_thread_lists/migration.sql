-- Of threads: where each was begun (lane, deployment and branch), the title that its user gave it, and
-- when it last went on. What is there already has none of them: it opens to every lane of its user, as
-- before, and counts as updated when it was made. Each column has null for its default, so that no row
-- is written.

-- AlterTable
ALTER TABLE "thread" ADD COLUMN     "branch" TEXT,
ADD COLUMN     "deployment_id" INTEGER,
ADD COLUMN     "lane" TEXT,
ADD COLUMN     "title" TEXT,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3);

-- A thread goes on when a turn of it ends, whichever release of the service ends it.
CREATE FUNCTION thread_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER thread_goes_on BEFORE UPDATE OF sort ON thread
FOR EACH ROW EXECUTE FUNCTION thread_goes_on();

-- As commit_session_v3, with which it runs side by side, and also notes when a thread goes on, and of a
-- new one where it is begun. The thread is locked already by then, or not yet seen by anybody.
CREATE FUNCTION commit_session_v4(c jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_turn jsonb := c->'turn';
  v_scope jsonb := CASE WHEN c->'turn'->'newThread' IS NOT NULL THEN c->'turn'->'threadScope' END;
  v_outcome text := commit_session_v3(c);
BEGIN
  IF v_outcome = 'committed' AND v_turn IS NOT NULL THEN
    UPDATE thread SET updated_at = now(),
      lane = coalesce(v_scope->>'lane', lane),
      deployment_id = coalesce((v_scope->>'deploymentId')::int, deployment_id),
      branch = coalesce(v_scope->>'branchName', branch)
    WHERE account_id = (c->>'accountId')::bigint AND id = v_turn->>'threadId';
  END IF;
  RETURN v_outcome;
END
$$;

-- Removes a user's thread with its turns and their lines, unless a turn of it runs whose lease is not
-- over. Answers `removed` with the ids of its turns, `running` or `unknown`.
--
-- The thread is locked first, as by who begins a turn; only then is it asked whether one runs, in a
-- statement of its own, which sees what was written while the lock was waited for.
CREATE FUNCTION remove_thread_v1(p_account bigint, p_external bigint, p_internal bigint, p_thread text)
RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  v_turns json;
BEGIN
  PERFORM FROM thread WHERE account_id = p_account AND id = p_thread
    AND (external_user_id = p_external OR internal_user_id = p_internal) FOR UPDATE;
  IF NOT FOUND THEN RETURN json_build_object('outcome', 'unknown'); END IF;
  IF (SELECT r.state = 'claimed' AND r.lease_until > now() FROM turn r
      WHERE r.account_id = p_account AND r.thread_id = p_thread
      ORDER BY r.sort_from DESC LIMIT 1) THEN
    RETURN json_build_object('outcome', 'running');
  END IF;
  SELECT coalesce(json_agg(id ORDER BY sort_from), '[]') INTO v_turns FROM turn
  WHERE account_id = p_account AND thread_id = p_thread;
  DELETE FROM thread WHERE account_id = p_account AND id = p_thread;
  RETURN json_build_object('outcome', 'removed', 'turnIds', v_turns);
END
$$;
