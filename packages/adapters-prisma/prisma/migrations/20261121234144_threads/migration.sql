-- CreateTable
CREATE TABLE "thread" (
    "account_id" BIGINT NOT NULL,
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "external_user_id" BIGINT,
    "internal_user_id" BIGINT,
    "first_message_id" TEXT,
    "sort" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "thread_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "turn" (
    "account_id" BIGINT NOT NULL,
    "id" TEXT NOT NULL,
    "thread_id" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'claimed',
    "generation" INTEGER NOT NULL DEFAULT 1,
    "sort_from" BIGINT NOT NULL,
    "lease_until" TIMESTAMPTZ(3) NOT NULL,
    "usage" JSON,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "turn_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "turn_line" (
    "account_id" BIGINT NOT NULL,
    "turn_id" TEXT NOT NULL,
    "at" INTEGER NOT NULL,
    "thread_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sort" BIGINT,
    "line" TEXT NOT NULL,

    CONSTRAINT "turn_line_pkey" PRIMARY KEY ("account_id","turn_id","at")
);

-- CreateIndex
CREATE UNIQUE INDEX "thread_external_user_id_agent_id_first_message_id_key" ON "thread"("external_user_id", "agent_id", "first_message_id");

-- CreateIndex
CREATE UNIQUE INDEX "thread_internal_user_id_agent_id_first_message_id_key" ON "thread"("internal_user_id", "agent_id", "first_message_id");

-- CreateIndex
CREATE INDEX "turn_account_id_thread_id_sort_from_idx" ON "turn"("account_id", "thread_id", "sort_from");

-- CreateIndex
CREATE UNIQUE INDEX "turn_account_id_thread_id_message_id_key" ON "turn"("account_id", "thread_id", "message_id");

-- CreateIndex
CREATE INDEX "turn_line_account_id_thread_id_sort_idx" ON "turn_line"("account_id", "thread_id", "sort");

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_account_id_agent_id_fkey" FOREIGN KEY ("account_id", "agent_id") REFERENCES "agent"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_external_user_id_fkey" FOREIGN KEY ("external_user_id") REFERENCES "external_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_internal_user_id_fkey" FOREIGN KEY ("internal_user_id") REFERENCES "internal_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turn" ADD CONSTRAINT "turn_account_id_thread_id_fkey" FOREIGN KEY ("account_id", "thread_id") REFERENCES "thread"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turn_line" ADD CONSTRAINT "turn_line_account_id_turn_id_fkey" FOREIGN KEY ("account_id", "turn_id") REFERENCES "turn"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.

-- Exactly one turn of a thread runs, over all instances (D6).
CREATE UNIQUE INDEX "turn_running_key" ON "turn"("account_id", "thread_id")
  WHERE "state" = 'claimed';

-- The turns whose instance may have died (D8), and the users whose time is over (D9).
CREATE INDEX "turn_running_lease_until_idx" ON "turn"("lease_until") WHERE "state" = 'claimed';
CREATE INDEX "external_user_ephemeral_until_idx" ON "external_user"("ephemeral_until")
  WHERE "ephemeral_until" IS NOT NULL;

-- A thread is of exactly one user.
ALTER TABLE "thread" ADD CONSTRAINT "thread_user_check"
  CHECK (num_nonnulls("external_user_id", "internal_user_id") = 1);

-- The number of the last line changes with every turn; no index has it.
ALTER TABLE "thread" SET (fillfactor = 80);

-- Ends a turn and frees its thread. Answers whether this generation has ended it in that state, now
-- or before: an answer may have been lost. The lines are given column by column.
--
-- Whoever needs a user, a thread and a turn locks them in this order; the thread of a turn never
-- changes. What is read behind a lock is as the rival left it: each statement sees what is committed.
CREATE FUNCTION end_turn_v1(p_account bigint, p_turn text, p_generation int, p_state text,
  p_sort bigint, p_usage json, p_ats int[], p_kinds text[], p_sorts bigint[], p_lines text[])
  RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_thread text := (SELECT thread_id FROM turn WHERE account_id = p_account AND id = p_turn);
  v_state text;
BEGIN
  PERFORM FROM thread WHERE account_id = p_account AND id = v_thread FOR NO KEY UPDATE;
  SELECT state INTO v_state FROM turn
  WHERE account_id = p_account AND id = p_turn AND generation = p_generation FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF v_state <> 'claimed' THEN RETURN v_state = p_state; END IF;

  INSERT INTO turn_line (account_id, turn_id, at, thread_id, kind, sort, line)
  SELECT p_account, p_turn, l.at, v_thread, l.kind, l.sort, l.line
  FROM unnest(p_ats, p_kinds, p_sorts, p_lines) AS l(at, kind, sort, line)
  ON CONFLICT DO NOTHING;
  UPDATE turn SET state = p_state, usage = p_usage, ended_at = now()
  WHERE account_id = p_account AND id = p_turn;
  UPDATE thread SET sort = p_sort WHERE account_id = p_account AND id = v_thread;
  RETURN true;
END
$$;

-- Gives running turns whose lease is over a next generation and a new lease. What somebody else is
-- taking, prolonging or ending is passed over. One by one by key: in a join, a plan that was made
-- while there were few turns could scan them all.
CREATE FUNCTION take_expired_turns_v1(p_lease_seconds float8, p_turns_max int)
  RETURNS SETOF turn LANGUAGE plpgsql AS $$
DECLARE
  v_turn turn;
BEGIN
  FOR v_turn IN
    SELECT * FROM turn WHERE state = 'claimed' AND lease_until <= now()
    ORDER BY lease_until LIMIT p_turns_max FOR NO KEY UPDATE SKIP LOCKED
  LOOP
    UPDATE turn SET generation = generation + 1,
      lease_until = now() + make_interval(secs => p_lease_seconds)
    WHERE account_id = v_turn.account_id AND id = v_turn.id RETURNING * INTO v_turn;
    RETURN NEXT v_turn;
  END LOOP;
END
$$;
