-- Of turns: the session or the key by which each was begun, so that revoking one of these finds the
-- turns that run (J8). What is there already has neither, and is found by its user alone. It is a table
-- of its own, since wider rows of `turn` change what the planner guesses of it before it is analyzed:
-- it would look up a turn by another index than its primary key.

-- CreateTable
CREATE TABLE "turn_asker" (
    "account_id" BIGINT NOT NULL,
    "turn_id" TEXT NOT NULL,
    "session_digest" TEXT,
    "key_id" TEXT,

    CONSTRAINT "turn_asker_pkey" PRIMARY KEY ("account_id","turn_id")
);

-- AddForeignKey
ALTER TABLE "turn_asker" ADD CONSTRAINT "turn_asker_account_id_turn_id_fkey" FOREIGN KEY ("account_id", "turn_id") REFERENCES "turn"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As commit_session_v4, with which it runs side by side, and also notes of a turn by what it was begun.
-- The session is locked until the commit, and must not be revoked: who revokes it waits for the turn,
-- and finds it afterwards, or is waited for, and the turn does not begin. Its user is locked before it,
-- as by who removes a user with all that is theirs.
CREATE FUNCTION commit_session_v5(c jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (c->>'accountId')::bigint;
  v_turn jsonb := c->'turn';
  v_asker jsonb := c->'turn'->'askedBy';
  v_outcome text;
BEGIN
  IF v_asker->>'kind' = 'session' THEN
    IF v_turn->>'userKind' = 'external' THEN
      PERFORM FROM external_user WHERE id = (v_turn->>'userId')::bigint AND account_id = v_account
      FOR KEY SHARE;
    END IF;
    PERFORM FROM embed_session
    WHERE digest = v_asker->>'digest' AND account_id = v_account AND revoked_at IS NULL FOR SHARE;
    IF NOT FOUND THEN RETURN 'conflict'; END IF;
  END IF;
  v_outcome := commit_session_v4(c);
  IF v_outcome = 'committed' AND v_asker IS NOT NULL THEN
    INSERT INTO turn_asker (account_id, turn_id, session_digest, key_id)
    VALUES (v_account, v_turn->>'turnId', v_asker->>'digest', v_asker->>'keyId');
  END IF;
  RETURN v_outcome;
END
$$;
