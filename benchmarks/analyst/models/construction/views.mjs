/** What the truths speak of: each table with the project and the subcontractor that it belongs to. */
const site = "p.name AS project, p.city, p.kind, p.client, p.manager";
const firm = "s.name AS subcontractor, s.trade, s.grade, s.is_local";

const joined = (name, table) =>
  `CREATE VIEW ${name} AS SELECT t.*, ${site}, ${firm} FROM ${table} t
     JOIN projects p ON p.id = t.project_id JOIN subcontractors s ON s.id = t.subcontractor_id`;

export const constructionViews = [
  joined("billed", "invoices"),
  joined("changed", "change_orders"),
  joined("checked", "inspections"),
  `CREATE VIEW worked AS SELECT t.*, ${site} FROM timesheets t JOIN projects p ON p.id = t.project_id`,
];
