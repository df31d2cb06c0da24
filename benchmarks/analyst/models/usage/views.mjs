/** Tables that the truths speak of: the CSV files with the columns that their joins add. */
export const usageViews = [
  `CREATE VIEW people AS
     SELECT u.*, w.name AS workspace, w.industry, w.country, w.plan, w.has_sso, w.success_manager
     FROM users u JOIN workspaces w ON w.id = u.workspace_id`,
  `CREATE VIEW visits AS
     SELECT s.*, p.name AS user_name, p.role, p.language, p.workspace, p.industry, p.country, p.plan
     FROM sessions s JOIN people p ON p.id = s.user_id`,
  `CREATE VIEW used AS
     SELECT e.*, s.device, s.version, p.role, p.workspace, p.country, p.plan
     FROM feature_events e JOIN sessions s ON s.id = e.session_id JOIN people p ON p.id = e.user_id`,
  `CREATE VIEW files AS
     SELECT x.*, p.role, p.workspace, p.country, p.plan
     FROM exports x JOIN people p ON p.id = x.user_id`,
  `CREATE VIEW invited AS
     SELECT i.*, w.name AS workspace, w.plan, w.country
     FROM invitations i JOIN workspaces w ON w.id = i.workspace_id`,
];
