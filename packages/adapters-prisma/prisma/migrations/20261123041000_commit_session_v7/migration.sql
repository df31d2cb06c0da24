-- commit_session_v6 for changes that add to what an account may store (J4): `c->'sizes'` has the limits
-- under which they were decided on, `threadsMax` where a thread is new and `definitionsMax` where groups
-- or attributes are. Answers `thread_limit` or `definition_limit`, besides those of v6, where there are
-- more than that afterwards; then nothing is written.
--
-- * Such changes of one account come one after the other: the lock is held until the transaction ends, and
--   is taken before any other, so that nobody waits for it while holding what its holder needs.
-- * The count looks at one row more than fit, and at none where there is no limit.
-- * It stands after the writes, in the function's own subtransaction: its error undoes them all.
CREATE FUNCTION commit_session_v7(c jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (c->>'accountId')::bigint;
  v_threads bigint := (c->'sizes'->>'threadsMax')::bigint;
  v_definitions bigint := (c->'sizes'->>'definitionsMax')::bigint;
  v_outcome text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('stored sizes', v_account));
  v_outcome := commit_session_v6(c);
  IF v_outcome <> 'committed' THEN RETURN v_outcome; END IF;
  IF (SELECT count(*) FROM (
      SELECT FROM thread WHERE account_id = v_account LIMIT v_threads + 1) AS t) > v_threads
  THEN RAISE EXCEPTION SQLSTATE 'EA430'; END IF;
  IF (SELECT count(*) FROM (
      (SELECT FROM group_def WHERE catalog_id IN
        (SELECT id FROM catalog WHERE account_id = v_account) LIMIT v_definitions + 1)
      UNION ALL
      (SELECT FROM attribute_def WHERE catalog_id IN
        (SELECT id FROM catalog WHERE account_id = v_account) LIMIT v_definitions + 1)
    ) AS d) > v_definitions
  THEN RAISE EXCEPTION SQLSTATE 'EA431'; END IF;
  RETURN v_outcome;
EXCEPTION
  WHEN SQLSTATE 'EA430' THEN RETURN 'thread_limit';
  WHEN SQLSTATE 'EA431' THEN RETURN 'definition_limit';
END
$$;
