-- Writes what one generate-session or one chat message has decided, all of it or nothing, in one
-- round trip: in the place of commit_session_v3 to v5, with which it runs side by side and which it
-- takes into one function. New is that it decides neither the limit of users nor the end of a life:
--
-- * `seat.externalUsersMax` is the limit under which a permanent user was decided on (B3). The counter's
--   row grows only below that number, and only while it is still the account's; where the account has
--   another one by now it is a conflict, so that a limit that was changed meanwhile is decided on anew.
-- * `user.endsAtMs` is the end of an ephemeral user's life, by the clock that the snapshot was read by
--   (D9). It is written as it is: the version says that the stored end is the one it was compared with.
--
-- `c` is the domain's SessionChanges as JSON, with the account's id added as `accountId`; exactly
-- one of `session` and `turn` is there; `madeWithin` of what is made is omitted where it means every
-- deployment. Answers `committed`, `conflict` (something that the decision
-- rests on has changed: load and decide again) or `external_user_limit`.
--
-- * Unique keys decide who was first, foreign keys whether a definition or an agent is still there,
--   the user's version whether somebody else changed the user, the counter's row whether there is a
--   seat; of turns, the unique keys of the running one and of the message (D6).
-- * Its own errors are caught here, which also undoes its writes: an error that reaches the client
--   costs the pool a connection.
-- * Every id is compared with the account that asked (T4).
-- * All callers lock in one order, and within a kind by name or id, so that they do not deadlock:
--   definitions, user, thread, turn. The counter comes last: it is the one row that all new users of
--   an account share.
-- * The session by which a turn is begun is locked first, and must not be revoked: a revocation waits for
--   the turn and then finds it, or is waited for, and the turn does not begin (J8). Such a turn writes no
--   definitions, and its user is locked before the session, as by a removal of the user.
-- * Subqueries stand where joins could: a plan that was made while the tables were nearly empty
--   cannot turn them into scans of whole tables.
--
-- A function of another form gets another number, so that two releases can run side by side.
CREATE FUNCTION commit_session_v6(c jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := (c->>'accountId')::bigint;
  v_tenant jsonb := c->'embedTenant';
  v_definitions jsonb := c->'definitions';
  v_catalog bigint := (c->'definitions'->>'catalogId')::bigint;
  v_user jsonb := c->'user';
  v_user_id bigint := (c->'user'->>'id')::bigint;
  v_rights jsonb := c->'user'->'rights';
  v_session jsonb := c->'session';
  v_turn jsonb := c->'turn';
  -- What it is all written for: of which user, in which embed tenant.
  v_subject jsonb := coalesce(c->'session', c->'turn');
  v_subject_tenant bigint := (v_subject->>'embedTenantId')::bigint;
  v_subject_user bigint := (v_subject->>'userId')::bigint;
  v_external boolean := v_subject->>'userKind' = 'external';
  -- The lane's catalog. That the subject's embed tenant is the account's own is seen to below.
  v_lane bigint := CASE c->'user'->'rights'->>'lane' WHEN 'tenant_wide'
    THEN (c->>'accountId')::bigint ELSE v_subject_tenant END;
  v_wide_context jsonb := CASE c->'user'->'rights'->>'lane' WHEN 'tenant_wide'
    THEN c->'user'->'rights'->'securityContext' END;
  v_scoped_context jsonb := CASE c->'user'->'rights'->>'lane' WHEN 'embed_tenant'
    THEN c->'user'->'rights'->'securityContext' END;
  -- By what a turn is begun, and where a new thread is.
  v_asker jsonb := c->'turn'->'askedBy';
  v_scope jsonb := c->'turn'->'threadScope';
  v_permanent boolean := coalesce((c->'user'->>'makePermanent')::boolean, false);
  v_takes_seat boolean := false;
  v_seats int := (c->'seat'->>'externalUsersMax')::int;
  v_item jsonb;
BEGIN
  IF v_subject IS NULL THEN RAISE serialization_failure; END IF;

  IF v_asker->>'kind' = 'session' THEN
    IF v_external THEN
      PERFORM FROM external_user WHERE id = v_subject_user AND account_id = v_account FOR KEY SHARE;
    END IF;
    PERFORM FROM embed_session
    WHERE digest = v_asker->>'digest' AND account_id = v_account AND revoked_at IS NULL FOR SHARE;
    IF NOT FOUND THEN RAISE serialization_failure; END IF;
  END IF;

  IF v_tenant->>'kind' = 'create' THEN
    INSERT INTO catalog (id, account_id) VALUES ((v_tenant->>'id')::bigint, v_account);
    INSERT INTO embed_tenant (id, account_id, name, display_name, made_by_all, made_within)
    VALUES ((v_tenant->>'id')::bigint, v_account, v_tenant->>'name', v_tenant->>'displayName',
      v_tenant->'madeWithin' IS NULL,
      ARRAY(SELECT d::int FROM jsonb_array_elements_text(v_tenant->'madeWithin') AS d));
  ELSIF v_tenant->>'kind' = 'rename' THEN
    UPDATE embed_tenant SET display_name = v_tenant->>'displayName'
    WHERE id = (v_tenant->>'id')::bigint AND account_id = v_account AND id = v_subject_tenant;
    IF NOT FOUND THEN RAISE serialization_failure; END IF;
  END IF;
  IF v_subject_tenant IS NOT NULL THEN
    PERFORM FROM embed_tenant WHERE id = v_subject_tenant AND account_id = v_account;
    IF NOT FOUND THEN RAISE serialization_failure; END IF;
  END IF;

  IF v_definitions IS NOT NULL THEN
    PERFORM FROM catalog WHERE id = v_catalog AND account_id = v_account;
    IF NOT FOUND THEN RAISE serialization_failure; END IF;

    INSERT INTO group_def (id, catalog_id, name, description)
    SELECT (g->>'id')::bigint, v_catalog, g->>'name', g->>'description'
    FROM jsonb_array_elements(v_definitions->'createGroups') AS g ORDER BY g->>'name';

    FOR v_item IN
      SELECT g FROM jsonb_array_elements(v_definitions->'updateGroups') AS g
      ORDER BY (g->>'id')::bigint
    LOOP
      UPDATE group_def SET description = v_item->>'description'
      WHERE id = (v_item->>'id')::bigint AND catalog_id = v_catalog;
      IF NOT FOUND THEN RAISE serialization_failure; END IF;
    END LOOP;

    INSERT INTO attribute_def
      (id, catalog_id, name, type, display_name, default_value, description)
    SELECT (a->>'id')::bigint, v_catalog, a->>'name', a->>'type', a->>'displayName',
      a->>'defaultValue', a->>'description'
    FROM jsonb_array_elements(v_definitions->'createAttributes') AS a ORDER BY a->>'name';

    FOR v_item IN
      SELECT a FROM jsonb_array_elements(v_definitions->'updateAttributes') AS a
      ORDER BY (a->>'id')::bigint
    LOOP
      UPDATE attribute_def SET display_name = coalesce(v_item->>'displayName', display_name),
        default_value = coalesce(v_item->>'defaultValue', default_value),
        description = coalesce(v_item->>'description', description)
      WHERE id = (v_item->>'id')::bigint AND catalog_id = v_catalog;
      IF NOT FOUND THEN RAISE serialization_failure; END IF;
    END LOOP;
  END IF;

  -- Who is absent takes no turn, and whose time is over is treated as absent (D9).
  IF v_turn IS NOT NULL
    AND (v_user->>'kind' IS DISTINCT FROM 'create' OR v_user_id <> v_subject_user) THEN
    IF v_external THEN
      PERFORM FROM external_user WHERE id = v_subject_user AND account_id = v_account
        AND (ephemeral_until IS NULL OR ephemeral_until > now()) FOR KEY SHARE;
    ELSE
      PERFORM FROM internal_user WHERE id = v_subject_user AND account_id = v_account
      FOR KEY SHARE;
    END IF;
    IF NOT FOUND THEN RAISE serialization_failure; END IF;
  END IF;

  IF v_user->>'kind' = 'create' THEN
    IF v_user->>'replaces' IS NOT NULL THEN
      -- Who is permanent by now holds a seat, and is not to be replaced.
      DELETE FROM external_user
      WHERE id = (v_user->>'replaces')::bigint AND account_id = v_account
        AND ephemeral_until <= now();
      IF NOT FOUND THEN RAISE serialization_failure; END IF;
    END IF;

    INSERT INTO external_user (id, account_id, embed_tenant_id, external_id, email, display_name,
      picture, ephemeral_until, security_context, creator_security_context, made_by_all,
      made_within)
    SELECT v_user_id, v_account, t.id, v_user->>'externalId', v_user->'profile'->>'email',
      v_user->'profile'->>'displayName', v_user->'profile'->>'picture',
      now() + make_interval(secs => (v_user->'lifetime'->>'ttlSeconds')::float8),
      v_wide_context, v_scoped_context, v_user->'madeWithin' IS NULL,
      ARRAY(SELECT d::int FROM jsonb_array_elements_text(v_user->'madeWithin') AS d)
    FROM embed_tenant AS t
    WHERE t.id = (v_user->>'embedTenantId')::bigint AND t.account_id = v_account
      AND t.id = v_subject_tenant;
    IF NOT FOUND THEN RAISE serialization_failure; END IF;
    v_takes_seat := v_user->'lifetime' IS NULL;
  ELSIF v_user->>'kind' = 'update' THEN
    UPDATE external_user SET version = version + 1,
      ephemeral_until = CASE WHEN NOT v_permanent THEN coalesce(
        to_timestamp((v_user->>'endsAtMs')::float8 / 1000), ephemeral_until) END,
      email = coalesce(v_user->'profile'->>'email', email),
      display_name = coalesce(v_user->'profile'->>'displayName', display_name),
      picture = coalesce(v_user->'profile'->>'picture', picture),
      security_context = coalesce(v_wide_context, security_context),
      creator_security_context = coalesce(v_scoped_context, creator_security_context)
    WHERE id = v_user_id AND account_id = v_account AND version = (v_user->>'version')::int
      AND (ephemeral_until IS NOT NULL OR NOT v_permanent AND v_user->'endsAtMs' IS NULL);
    IF NOT FOUND THEN RAISE serialization_failure; END IF;
    v_takes_seat := v_permanent;
  END IF;

  IF v_user IS NOT NULL THEN
    DELETE FROM membership WHERE user_id = v_user_id AND group_id = ANY (ARRAY(
      SELECT g::bigint FROM jsonb_array_elements_text(v_rights->'leaveGroups') AS g));
    DELETE FROM attribute_value WHERE user_id = v_user_id AND attribute_id = ANY (ARRAY(
      SELECT a::bigint FROM jsonb_array_elements_text(v_rights->'clearValues') AS a));

    PERFORM FROM jsonb_array_elements_text(v_rights->'joinGroups') AS g
    WHERE (SELECT d.catalog_id FROM group_def AS d WHERE d.id = g::bigint)
      IS DISTINCT FROM v_lane;
    IF FOUND THEN RAISE serialization_failure; END IF;
    INSERT INTO membership (user_id, group_id)
    SELECT v_user_id, g::bigint
    FROM jsonb_array_elements_text(v_rights->'joinGroups') AS g ORDER BY g::bigint
    ON CONFLICT DO NOTHING;

    PERFORM FROM jsonb_array_elements(v_rights->'setValues') AS v
    WHERE (SELECT d.catalog_id FROM attribute_def AS d WHERE d.id = (v->>'attributeId')::bigint)
      IS DISTINCT FROM v_lane;
    IF FOUND THEN RAISE serialization_failure; END IF;
    INSERT INTO attribute_value (user_id, attribute_id, value)
    SELECT v_user_id, (v->>'attributeId')::bigint, v->'value'
    FROM jsonb_array_elements(v_rights->'setValues') AS v ORDER BY (v->>'attributeId')::bigint
    ON CONFLICT (user_id, attribute_id) DO UPDATE SET value = excluded.value;
  END IF;

  IF v_session IS NOT NULL THEN
    INSERT INTO embed_session (digest, account_id, deployment_id, embed_tenant_id, external_user_id,
      internal_user_id, creator_mode, branch, settings, expires_at, key_id)
    SELECT v_session->>'digest', v_account, d.id, t.id,
      CASE WHEN v_external THEN v_subject_user END,
      CASE WHEN NOT v_external THEN v_subject_user END,
      (v_session->>'creatorMode')::boolean, v_session->>'branchName', v_session->'settings',
      now() + make_interval(secs => (v_session->>'ttlSeconds')::float8), v_session->>'keyId'
    FROM embed_tenant AS t
    JOIN deployment AS d
      ON d.account_id = t.account_id AND d.id = (v_session->>'deploymentId')::bigint
    WHERE t.id = v_subject_tenant AND t.account_id = v_account
      AND v_account = CASE WHEN v_external
        THEN (SELECT u.account_id FROM external_user AS u WHERE u.id = v_subject_user)
        ELSE (SELECT i.account_id FROM internal_user AS i WHERE i.id = v_subject_user) END;
    IF NOT FOUND THEN RAISE serialization_failure; END IF;
  END IF;

  IF v_turn IS NOT NULL THEN
    IF v_turn->'newThread' IS NOT NULL THEN
      IF v_turn->>'replaces' IS NOT NULL THEN RAISE serialization_failure; END IF;
      INSERT INTO thread (account_id, id, agent_id, external_user_id, internal_user_id,
        first_message_id, sort, updated_at, lane, deployment_id, branch)
      VALUES (v_account, v_turn->>'threadId', v_turn->>'agentId',
        CASE WHEN v_external THEN v_subject_user END,
        CASE WHEN NOT v_external THEN v_subject_user END,
        v_turn->'newThread'->>'firstMessageId', (v_turn->>'sortFrom')::bigint, now(),
        v_scope->>'lane', (v_scope->>'deploymentId')::int, v_scope->>'branchName');
    ELSE
      UPDATE thread SET updated_at = now()
      WHERE account_id = v_account AND id = v_turn->>'threadId'
        AND agent_id = v_turn->>'agentId' AND sort = (v_turn->>'sortFrom')::bigint
        AND CASE WHEN v_external THEN external_user_id ELSE internal_user_id END = v_subject_user;
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
    IF v_asker IS NOT NULL THEN
      INSERT INTO turn_asker (account_id, turn_id, session_digest, key_id)
      VALUES (v_account, v_turn->>'turnId', v_asker->>'digest', v_asker->>'keyId');
    END IF;
  END IF;

  IF v_takes_seat THEN
    UPDATE account_quota SET users = users + 1
    WHERE account_id = v_account AND users_max = v_seats AND users < v_seats;
    IF NOT FOUND THEN
      PERFORM FROM account_quota WHERE account_id = v_account AND users_max = v_seats;
      IF NOT FOUND THEN RAISE serialization_failure; END IF;
      RAISE SQLSTATE 'EA429';
    END IF;
  END IF;
  RETURN 'committed';
EXCEPTION
  WHEN unique_violation OR foreign_key_violation OR serialization_failure OR deadlock_detected
    THEN RETURN 'conflict';
  WHEN SQLSTATE 'EA429' THEN RETURN 'external_user_limit';
END
$$;
