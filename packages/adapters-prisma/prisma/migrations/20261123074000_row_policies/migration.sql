-- Row policies: a second wall between accounts (T4). A statement of a role that does not own the tables sees
-- and writes the rows of one account only, the one that its transaction names in the setting
-- `embedded_analytics.account`; `*` stands for all of them, and nothing for none. The owner is not bound by
-- them, so that an earlier release, which names no account, goes on working, and migrations and dumps see all.
--
-- The setting is compared as text: whatever it holds, a policy answers no error.

-- The functions below set the account of the transaction from what a caller has instead of its id. They
-- look for it among all accounts, and leave the setting with that one account, or with none.

CREATE FUNCTION enter_account_of_key_v1(p_key text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('embedded_analytics.account', '*', true);
  PERFORM set_config('embedded_analytics.account',
    coalesce((SELECT account_id::text FROM api_key WHERE id = p_key), ''), true);
END
$$;

CREATE FUNCTION enter_account_of_session_v1(p_digest text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('embedded_analytics.account', '*', true);
  PERFORM set_config('embedded_analytics.account',
    coalesce((SELECT account_id::text FROM embed_session WHERE digest = p_digest), ''), true);
END
$$;

CREATE FUNCTION enter_account_of_name_v1(p_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('embedded_analytics.account', '*', true);
  PERFORM set_config('embedded_analytics.account',
    coalesce((SELECT id::text FROM account WHERE name = p_name), ''), true);
END
$$;

ALTER TABLE account ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON account USING (
  current_setting('embedded_analytics.account', true) = id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE account_quota ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON account_quota USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE catalog ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON catalog USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE deployment ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON deployment USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE agent ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON agent USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE internal_user ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON internal_user USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE api_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON api_key USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE embed_tenant ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON embed_tenant USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE external_user ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON external_user USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE embed_session ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON embed_session USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE assistant_request ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON assistant_request USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE assistant_grant ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON assistant_grant USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE thread ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON thread USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE answer_feedback ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON answer_feedback USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE turn ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON turn USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE turn_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON turn_line USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE turn_asker ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON turn_asker USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE agent_usage ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON agent_usage USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE tenant_dashboard ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON tenant_dashboard USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE audit_head ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON audit_head USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

ALTER TABLE audit_entry ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON audit_entry USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');

-- Tables without an account follow the row that theirs hangs on, whose own policy decides. It is looked up by
-- primary key, in a scalar subquery: no plan turns that into a scan of the whole table.

ALTER TABLE group_def ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON group_def USING ((SELECT true FROM catalog c WHERE c.id = catalog_id));

ALTER TABLE attribute_def ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON attribute_def USING ((SELECT true FROM catalog c WHERE c.id = catalog_id));

-- What is written joins two rows, and both have to be of the account.

ALTER TABLE membership ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON membership
  USING ((SELECT true FROM external_user u WHERE u.id = user_id))
  WITH CHECK ((SELECT true FROM external_user u WHERE u.id = user_id)
    AND (SELECT true FROM group_def g WHERE g.id = group_id));

ALTER TABLE attribute_value ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON attribute_value
  USING ((SELECT true FROM external_user u WHERE u.id = user_id))
  WITH CHECK ((SELECT true FROM external_user u WHERE u.id = user_id)
    AND (SELECT true FROM attribute_def a WHERE a.id = attribute_id));

ALTER TABLE internal_membership ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON internal_membership
  USING ((SELECT true FROM internal_user u WHERE u.id = user_id))
  WITH CHECK ((SELECT true FROM internal_user u WHERE u.id = user_id)
    AND (SELECT true FROM group_def g WHERE g.id = group_id));

ALTER TABLE internal_attribute_value ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON internal_attribute_value
  USING ((SELECT true FROM internal_user u WHERE u.id = user_id))
  WITH CHECK ((SELECT true FROM internal_user u WHERE u.id = user_id)
    AND (SELECT true FROM attribute_def a WHERE a.id = attribute_id));
