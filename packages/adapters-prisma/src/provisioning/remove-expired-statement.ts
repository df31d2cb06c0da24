/**
 * Removes users whose time is over, the soonest over first; what is theirs hangs on them. Seats are
 * as before, since who is ephemeral holds none. Users of whom somebody makes use just now, or whom
 * another instance removes, are left for the next time. Parameter: the most users.
 */
export const removeExpiredStatement = `
  with expired as materialized (
    select id from external_user where ephemeral_until <= now()
    order by ephemeral_until limit $1::bigint for update skip locked)
  delete from external_user where id = any (array(select id from expired))`;
