/** What the truths speak of: each table with the client that it belongs to. */
const client = "c.name AS client, c.industry, c.tariff, c.country, c.account_manager";

const ofClient = (name, table) =>
  `CREATE VIEW ${name} AS SELECT t.*, ${client} FROM ${table} t JOIN clients c ON c.id = t.client_id`;

export const warehouseViews = [
  `CREATE VIEW placed AS SELECT o.*, ${client}, p.name AS picker, p.shift FROM orders o
     JOIN clients c ON c.id = o.client_id LEFT JOIN pickers p ON p.id = o.picker_id`,
  `CREATE VIEW came_back AS SELECT r.*, o.client_id, o.site, o.channel, o.carrier, o.received_at, ${client}
     FROM returns r JOIN orders o ON o.id = r.order_id JOIN clients c ON c.id = o.client_id`,
  ofClient("billed", "charges"),
  "CREATE VIEW active AS SELECT * FROM clients WHERE contract_end IS NULL",
];

/** Whether an order left on time; nothing for one that has not left. */
export const onTime = "avg(CAST(CAST(shipped_at AS DATE) <= ship_by AS INT))";

const labels = {
  reason: { DMG: "damaged", WRG: "wrong item", SIZ: "wrong size", CHG: "change of mind" },
  zone: { AMB: "ambient", COL: "chilled", HAZ: "hazardous", BLK: "bulky" },
};

/** A statement of a coded column, and the same with the words for its codes: an answer may show either. */
export const coded = (column, statement) => [
  statement(column),
  statement(
    `CASE ${column} ${Object.entries(labels[column])
      .map(([code, label]) => `WHEN '${code}' THEN '${label}'`)
      .join(" ")} END`,
  ),
];
