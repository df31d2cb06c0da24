-- Removes ephemeral users whose time is over, the soonest over first, with all that hangs on them
-- (D9). Answers how many. Seats are as before: who is ephemeral holds none.
--
-- Whoever is made use of just now, or is being removed elsewhere, is passed over until the next time.
-- So are those of whom a membership or a value goes away at this moment: the deletion of a group
-- takes its memberships in an order of its own, and two who each remove many of them would wait for
-- each other in a circle. This one never waits for them.
CREATE FUNCTION remove_expired_users_v1(p_users_max int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_user bigint;
  v_removed int := 0;
BEGIN
  FOR v_user IN
    SELECT id FROM external_user WHERE ephemeral_until <= now()
    ORDER BY ephemeral_until LIMIT p_users_max FOR UPDATE SKIP LOCKED
  LOOP
    CONTINUE WHEN
      (SELECT count(*) FROM membership WHERE user_id = v_user) <> (SELECT count(*) FROM (
        SELECT FROM membership WHERE user_id = v_user FOR UPDATE SKIP LOCKED) AS held)
      OR (SELECT count(*) FROM attribute_value WHERE user_id = v_user) <> (SELECT count(*) FROM (
        SELECT FROM attribute_value WHERE user_id = v_user FOR UPDATE SKIP LOCKED) AS held);
    DELETE FROM external_user WHERE id = v_user;
    v_removed := v_removed + 1;
  END LOOP;
  RETURN v_removed;
END
$$;
