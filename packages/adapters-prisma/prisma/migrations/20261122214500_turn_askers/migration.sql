-- Of turns: the session or the key by which each was begun, so that revoking one of these finds the
-- turns that run (J8). What is there already has neither, and is found by its user alone. Each column
-- has null for its default, so that no row is written.

-- AlterTable
ALTER TABLE "turn" ADD COLUMN     "key_id" TEXT,
ADD COLUMN     "session_digest" TEXT;

-- As commit_session_v4, with which it runs side by side, and also notes of a turn by what it was begun.
-- The session is locked until the commit, and must not be revoked: who revokes it waits for the turn,
-- and finds it afterwards, or is waited for, and the turn does not begin. It is locked last, after its
-- user, as by who removes a user with all that is theirs.
CREATE FUNCTION commit_session_v5(c jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (c->>'accountId')::bigint;
  v_asker jsonb := c->'turn'->'askedBy';
  v_digest text := CASE WHEN c->'turn'->'askedBy'->>'kind' = 'session'
    THEN c->'turn'->'askedBy'->>'digest' END;
  v_outcome text;
BEGIN
  -- Not where it is declared: what an error undoes begins here.
  v_outcome := commit_session_v4(c);
  IF v_outcome = 'committed' AND v_asker IS NOT NULL THEN
    UPDATE turn SET session_digest = v_digest, key_id = v_asker->>'keyId'
    WHERE account_id = v_account AND id = c->'turn'->>'turnId';
    IF v_digest IS NOT NULL THEN
      PERFORM FROM embed_session
      WHERE digest = v_digest AND account_id = v_account AND revoked_at IS NULL FOR SHARE;
      IF NOT FOUND THEN RAISE serialization_failure; END IF;
    END IF;
  END IF;
  RETURN v_outcome;
EXCEPTION
  WHEN serialization_failure OR deadlock_detected THEN RETURN 'conflict';
END
$$;
