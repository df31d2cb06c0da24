// The tables that the truths of the fleet speak of, and the figures that several of them share.
const vehicle =
  "v.fleet_no, v.rego, v.body_cd, v.make, v.model, v.fuel_cd, v.own_cd, d.name AS depot, d.state AS home_state";

/** A table with its vehicle and the depot of that; `more` and `joins` add columns of its own. */
const joined = (name, table, more, joins = "") =>
  `CREATE VIEW ${name} AS SELECT t.*, ${vehicle}, ${more}
     FROM ${table} t JOIN vehicles v ON v.id = t.vehicle_id JOIN depots d ON d.id = v.depot_id ${joins}`;

const withDriver = "LEFT JOIN drivers r ON r.id = t.driver_id";

export const fleetViews = [
  joined(
    "driven",
    "trips",
    "date_diff('minute', started_at, ended_at) AS minutes, r.full_name AS driver, r.emp_type",
    withDriver,
  ),
  joined("bought", "fuel_txns", "product IN ('Diesel', 'ULP 91') AS is_fuel"),
  joined("fixed", "work_orders", "coalesce(labour_amt, 0) + coalesce(parts_amt, 0) AS cost"),
  joined("fined", "infringements", "r.full_name AS driver", withDriver),
];

/** Litres for 100 km; vehicles without a tank are left out. */
export const consumption = "100 * sum(fuel_l) / sum(dist_km) FILTER (fuel_l IS NOT NULL)";
export const idling = "sum(idle_min) / sum(minutes)";
export const harshness = "1000 * sum(harsh_braking + harsh_cornering) / sum(dist_km)";

/** The same statement over fuel alone, and over all that the cards paid for. */
export const spent = (statement) => ["is_fuel", "true"].flatMap(statement);

/** The same statement by each day that the work of a period may be counted on. */
export const worked = (statement) => ["raised_on", "out_on", "in_on"].flatMap(statement);

const labels = {
  body_cd: { UTE: "ute", VAN: "van", RIG: "rigid truck", PRM: "prime mover", CAR: "passenger car" },
  wo_type: {
    ...{ SVC: "scheduled service", REP: "repair", TYR: "tyres" },
    ...{ COF: "certificate of fitness", ACC: "accident repair" },
  },
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

/** The vehicles of a condition, by their fleet numbers or by their plates. */
export const vehiclesWhere = (where) =>
  ["fleet_no", "rego"].map((name) => `SELECT ${name} FROM vehicles WHERE ${where}`);
