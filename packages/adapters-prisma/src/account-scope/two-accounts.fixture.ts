import type { Pool } from "pg";

/** Ids of two accounts that have a row in every table; ids of the first one's rows begin with 1, and so on. */
export const accountIds = [1000, 2000] as const;

/** Writes both accounts, as the owner of the tables. */
export const writeTwoAccounts = async (owner: Pool): Promise<void> => {
  for (const id of accountIds) await owner.query(rowsOf(id));
};

const rowsOf = (a: number): string => `
  insert into account (id, name, plan) values (${a}, 'account-${a}', 'pro');
  insert into account_quota (account_id, users_max) values (${a}, 10);
  insert into catalog (id, account_id) values (${a}, ${a}), (${a + 1}, ${a});
  insert into deployment (account_id, id, name) values (${a}, 1, 'main');
  insert into agent (account_id, id, name, deployment_id) values (${a}, '1', 'analyst', 1);
  insert into internal_user (id, account_id, username) values (${a + 2}, ${a}, 'eve');
  insert into group_def (id, catalog_id, name) values (${a + 3}, ${a}, 'buyers');
  insert into attribute_def (id, catalog_id, name, type) values (${a + 4}, ${a}, 'city', 'string');
  insert into internal_membership (user_id, group_id) values (${a + 2}, ${a + 3});
  insert into internal_attribute_value (user_id, attribute_id, value)
    values (${a + 2}, ${a + 4}, '"Rome"');
  insert into api_key (id, account_id, name, digest, kind)
    values ('key${a}', ${a}, 'server', 'd', 'admin');
  insert into embed_tenant (id, account_id, name) values (${a + 1}, ${a}, 'acme');
  insert into external_user (id, account_id, embed_tenant_id, external_id)
    values (${a + 5}, ${a}, ${a + 1}, 'ada');
  insert into membership (user_id, group_id) values (${a + 5}, ${a + 3});
  insert into attribute_value (user_id, attribute_id, value) values (${a + 5}, ${a + 4}, '"Oslo"');
  insert into embed_session (digest, account_id, deployment_id, embed_tenant_id, external_user_id,
      creator_mode, expires_at)
    values ('session${a}', ${a}, 1, ${a + 1}, ${a + 5}, false, now());
  insert into assistant_request (account_id, digest, browser_digest, client_id, client_name,
      redirect_uri, code_challenge, resource, scopes, deployment_id, expires_at)
    values (${a}, 'request', 'b', 'c', 'n', 'r', 'c', 'r', '{}', 1, now());
  insert into assistant_grant (account_id, id, session_digest, client_id, client_name, redirect_uri,
      code_challenge, resource, scopes, deployment_id, code_expires_at, expires_at)
    values (${a}, 1, 'session${a}', 'c', 'n', 'r', 'c', 'r', '{}', 1, now(), now());
  insert into thread (account_id, id, agent_id, external_user_id, sort)
    values (${a}, 'thread', '1', ${a + 5}, 1);
  insert into answer_feedback (account_id, thread_id, message_id, rating)
    values (${a}, 'thread', 'm', 'up');
  insert into turn (account_id, id, thread_id, message_id, input, sort_from, lease_until)
    values (${a}, 'turn', 'thread', 'm', 'How many?', 0, now());
  insert into turn_line (account_id, turn_id, at, thread_id, kind, line)
    values (${a}, 'turn', 1, 'thread', 'text', 'Five.');
  insert into turn_asker (account_id, turn_id) values (${a}, 'turn');
  insert into token_revocation (account_id, subject, deployment_id, issued_before)
    values (${a}, '[]', 0, now());
  insert into agent_usage (account_id, agent_id, day, turns, llm_calls, input_tokens, output_tokens,
      cache_read_tokens, cache_write_tokens, models)
    values (${a}, '1', now(), 1, 1, 1, 1, 1, 1, '{}');
  insert into tenant_dashboard (account_id, public_id, deployment_id, embed_tenant_id, title, definition)
    values (${a}, 'board', 1, ${a + 1}, '"Sales"', '{}');
  select append_audit_v1(${a}, 'key${a}', null, '{}')`;
