-- Removes an embed tenant with all that is its own: definitions, users with their rights, sessions and
-- threads, dashboards. So many users at a time, so that no transaction grows long; answers `more` until
-- none is there any more, then `removed`, or `unknown` for a tenant that is not there. The seats of its
-- permanent users are free again.
--
-- Users whom somebody makes use of just now are passed over until the next call. Whoever deletes rights of
-- these users at the same time in another order may meet this in a circle: then nothing has happened, and
-- the next call goes on.
CREATE FUNCTION remove_embed_tenant_v1(p_account bigint, p_name text, p_users_max int)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_tenant bigint;
  v_user record;
  v_seats int := 0;
  v_outcome text := 'more';
BEGIN
  SELECT id INTO v_tenant FROM embed_tenant WHERE account_id = p_account AND name = p_name;
  IF v_tenant IS NULL THEN RETURN 'unknown'; END IF;
  FOR v_user IN
    SELECT id, ephemeral_until FROM external_user WHERE embed_tenant_id = v_tenant
    LIMIT p_users_max FOR UPDATE SKIP LOCKED
  LOOP
    DELETE FROM external_user WHERE id = v_user.id;
    IF v_user.ephemeral_until IS NULL THEN v_seats := v_seats + 1; END IF;
  END LOOP;
  IF NOT EXISTS (SELECT FROM external_user WHERE embed_tenant_id = v_tenant) THEN
    DELETE FROM embed_tenant WHERE id = v_tenant;
    DELETE FROM catalog WHERE id = v_tenant;
    v_outcome := 'removed';
  END IF;
  IF v_seats > 0 THEN
    UPDATE account_quota SET users = users - v_seats WHERE account_id = p_account;
  END IF;
  RETURN v_outcome;
EXCEPTION
  WHEN serialization_failure OR deadlock_detected THEN RETURN 'more';
END
$$;
