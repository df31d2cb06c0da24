-- CreateTable
CREATE TABLE "agent_usage" (
    "account_id" BIGINT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "turns" BIGINT NOT NULL,
    "llm_calls" BIGINT NOT NULL,
    "input_tokens" BIGINT NOT NULL,
    "output_tokens" BIGINT NOT NULL,
    "cache_read_tokens" BIGINT NOT NULL,
    "cache_write_tokens" BIGINT NOT NULL,
    "models" TEXT[],

    CONSTRAINT "agent_usage_pkey" PRIMARY KEY ("account_id","agent_id","day")
);

-- AddForeignKey
ALTER TABLE "agent_usage" ADD CONSTRAINT "agent_usage_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.

-- The sums change with every turn; no index has them.
ALTER TABLE "agent_usage" SET (fillfactor = 50);

-- A turn's usage as PostgreSQL can read it: a model's name may hold escapes that its JSON refuses, and
-- each of them becomes a question mark.
CREATE FUNCTION readable_usage_v1(p_usage json) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(p_usage::text, '\\(u[0-9a-f]{4}|.)', '?', 'g')::json
$$;

-- One of its counts. No count of any agent's keeps a turn from ending: not even one that is null.
CREATE FUNCTION usage_count_v1(p_usage json, p_name text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT least(greatest((p_usage ->> p_name)::numeric, 0), 1e12)::bigint
$$;

-- As end_turn_v1 was, and adds what the turn has used to its agent's day. That row is many turns', so
-- it comes last.
CREATE FUNCTION end_turn_v2(p_account bigint, p_turn text, p_generation int, p_state text,
  p_sort bigint, p_usage json, p_ats int[], p_kinds text[], p_sorts bigint[], p_lines text[])
  RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_thread text := (SELECT thread_id FROM turn WHERE account_id = p_account AND id = p_turn);
  v_agent text;
  v_state text;
  v_usage json := readable_usage_v1(p_usage);
BEGIN
  SELECT agent_id INTO v_agent FROM thread
  WHERE account_id = p_account AND id = v_thread FOR NO KEY UPDATE;
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
  INSERT INTO agent_usage AS u (account_id, agent_id, day, turns, llm_calls, input_tokens,
    output_tokens, cache_read_tokens, cache_write_tokens, models)
  VALUES (p_account, v_agent, (now() AT TIME ZONE 'UTC')::date, 1,
    usage_count_v1(v_usage, 'llmCalls'), usage_count_v1(v_usage, 'inputTokens'),
    usage_count_v1(v_usage, 'outputTokens'), usage_count_v1(v_usage, 'cacheReadTokens'),
    usage_count_v1(v_usage, 'cacheWriteTokens'),
    ARRAY(SELECT DISTINCT json_array_elements_text(v_usage -> 'models')))
  ON CONFLICT (account_id, agent_id, day) DO UPDATE SET
    turns = u.turns + excluded.turns,
    llm_calls = u.llm_calls + excluded.llm_calls,
    input_tokens = u.input_tokens + excluded.input_tokens,
    output_tokens = u.output_tokens + excluded.output_tokens,
    cache_read_tokens = u.cache_read_tokens + excluded.cache_read_tokens,
    cache_write_tokens = u.cache_write_tokens + excluded.cache_write_tokens,
    models = CASE WHEN u.models @> excluded.models THEN u.models
      ELSE ARRAY(SELECT DISTINCT unnest(u.models || excluded.models)) END;
  RETURN true;
END
$$;

-- Instances of the release before this one count as well, for as long as there are some.
CREATE OR REPLACE FUNCTION end_turn_v1(p_account bigint, p_turn text, p_generation int,
  p_state text, p_sort bigint, p_usage json, p_ats int[], p_kinds text[], p_sorts bigint[],
  p_lines text[]) RETURNS boolean LANGUAGE sql AS $$
  SELECT end_turn_v2(p_account, p_turn, p_generation, p_state, p_sort, p_usage, p_ats, p_kinds,
    p_sorts, p_lines)
$$;

-- What was used before, as far as its turns are still there.
INSERT INTO agent_usage
SELECT account_id, agent_id, day, count(*), sum(usage_count_v1(usage, 'llmCalls')),
  sum(usage_count_v1(usage, 'inputTokens')), sum(usage_count_v1(usage, 'outputTokens')),
  sum(usage_count_v1(usage, 'cacheReadTokens')), sum(usage_count_v1(usage, 'cacheWriteTokens')),
  ARRAY(SELECT DISTINCT json_array_elements_text(m)
    FROM json_array_elements(json_agg(usage -> 'models')) AS m WHERE json_typeof(m) = 'array')
FROM (
  SELECT t.account_id, t.agent_id, (r.ended_at AT TIME ZONE 'UTC')::date AS day,
    readable_usage_v1(r.usage) AS usage
  FROM turn r
  JOIN thread t ON t.account_id = r.account_id AND t.id = r.thread_id
  WHERE r.usage IS NOT NULL) AS ended
GROUP BY account_id, agent_id, day;
