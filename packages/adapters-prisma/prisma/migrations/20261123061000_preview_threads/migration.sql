-- Threads of previews (J1). They belong to the session of the preview and to no user, so that no statement about
-- the threads of a user finds them, and they go with that session.

-- AlterTable
ALTER TABLE "thread" ADD COLUMN     "preview_digest" TEXT;

-- What Prisma cannot express.

-- A thread is of exactly one user, or of one preview. Every row obeys already, and is not looked at.
ALTER TABLE "thread" DROP CONSTRAINT "thread_user_check";
ALTER TABLE "thread" ADD CONSTRAINT "thread_owner_check"
  CHECK (num_nonnulls("external_user_id", "internal_user_id", "preview_digest") = 1) NOT VALID;
ALTER TABLE "thread" ADD CONSTRAINT "thread_preview_digest_fkey"
  FOREIGN KEY ("preview_digest") REFERENCES "embed_session"("digest")
  ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- The thread that a first message without a thread's id has begun (D6), and the threads of a session.
CREATE UNIQUE INDEX "thread_preview_digest_key"
  ON "thread"("preview_digest", "agent_id", "first_message_id") WHERE "preview_digest" IS NOT NULL;

-- The part of commit_session_v7 that claims a turn, for a turn of a preview: `c` is the same, and has nothing of
-- tenant, definitions, user and session. `turn.previewDigest` is the session to which the thread belongs.
-- Answers `committed`, `conflict` or `thread_limit`.
--
-- * The session must be one of that user, not revoked and not ended; it is locked, so that a revocation waits
--   for the turn and then finds it, or is waited for, and the turn does not begin (J8).
-- * Locks are taken in the order of commit_session_v7: stored sizes, user, session, thread, turn.
CREATE FUNCTION claim_preview_turn_v1(c jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (c->>'accountId')::bigint;
  v_threads bigint := (c->'sizes'->>'threadsMax')::bigint;
  v_turn jsonb := c->'turn';
  v_scope jsonb := c->'turn'->'threadScope';
  v_digest text := c->'turn'->>'previewDigest';
  v_user bigint := (c->'turn'->>'userId')::bigint;
BEGIN
  IF v_threads IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('stored sizes', v_account));
  END IF;

  PERFORM FROM external_user WHERE id = v_user AND account_id = v_account
    AND (ephemeral_until IS NULL OR ephemeral_until > now()) FOR KEY SHARE;
  IF NOT FOUND THEN RAISE serialization_failure; END IF;
  PERFORM FROM embed_session
  WHERE digest = v_digest AND digest = v_turn->'askedBy'->>'digest' AND account_id = v_account
    AND external_user_id = v_user AND revoked_at IS NULL AND preview_until > now() FOR SHARE;
  IF NOT FOUND THEN RAISE serialization_failure; END IF;

  IF v_turn->'newThread' IS NOT NULL THEN
    IF v_turn->>'replaces' IS NOT NULL THEN RAISE serialization_failure; END IF;
    INSERT INTO thread (account_id, id, agent_id, preview_digest, first_message_id, sort, updated_at,
      lane, deployment_id, branch)
    VALUES (v_account, v_turn->>'threadId', v_turn->>'agentId', v_digest,
      v_turn->'newThread'->>'firstMessageId', (v_turn->>'sortFrom')::bigint, now(),
      v_scope->>'lane', (v_scope->>'deploymentId')::int, v_scope->>'branchName');
  ELSE
    UPDATE thread SET updated_at = now()
    WHERE account_id = v_account AND id = v_turn->>'threadId' AND agent_id = v_turn->>'agentId'
      AND sort = (v_turn->>'sortFrom')::bigint AND preview_digest = v_digest;
    IF NOT FOUND THEN RAISE serialization_failure; END IF;
  END IF;

  IF v_turn->>'replaces' IS NOT NULL THEN
    DELETE FROM turn WHERE account_id = v_account AND id = v_turn->>'replaces'
      AND thread_id = v_turn->>'threadId' AND state IN ('interrupted', 'suspended')
      AND id <> v_turn->>'turnId';
    IF NOT FOUND THEN RAISE serialization_failure; END IF;
  END IF;

  INSERT INTO turn (account_id, id, thread_id, message_id, input, sort_from, lease_until)
  VALUES (v_account, v_turn->>'turnId', v_turn->>'threadId', v_turn->>'messageId',
    v_turn->>'input', (v_turn->>'sortFrom')::bigint,
    now() + make_interval(secs => (v_turn->>'leaseSeconds')::float8));
  INSERT INTO turn_line (account_id, turn_id, at, thread_id, kind, sort, line)
  VALUES (v_account, v_turn->>'turnId', (v_turn->'userLine'->>'at')::int, v_turn->>'threadId',
    v_turn->'userLine'->>'kind', (v_turn->'userLine'->>'sort')::bigint,
    v_turn->'userLine'->>'text');
  INSERT INTO turn_asker (account_id, turn_id, session_digest) VALUES (v_account, v_turn->>'turnId', v_digest);

  IF (SELECT count(*) FROM (
      SELECT FROM thread WHERE account_id = v_account LIMIT v_threads + 1) AS t) > v_threads
  THEN RAISE EXCEPTION SQLSTATE 'EA430'; END IF;
  RETURN 'committed';
EXCEPTION
  WHEN unique_violation OR foreign_key_violation OR serialization_failure OR deadlock_detected
    THEN RETURN 'conflict';
  WHEN SQLSTATE 'EA430' THEN RETURN 'thread_limit';
END
$$;
