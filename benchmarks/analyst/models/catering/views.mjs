// The joined tables that the truths of the caterer speak of, money in pounds.
const onEvents = "JOIN jobs e ON e.id = event_id";
const ofEvent =
  "e.ref, e.customer, e.customer_id, e.kind AS customer_kind, e.occasion, e.venue, e.menu";

export const cateringViews = [
  `CREATE VIEW jobs AS
     SELECT e.*, c.name AS customer, c.kind, c.source, value_pence / 100 AS value,
       head_pence / 100 AS head, coalesce(guests_final, guests) AS heads, starts_at::DATE AS day
     FROM events e JOIN customers c ON c.id = e.customer_id`,
  "CREATE VIEW booked AS SELECT * FROM jobs WHERE status IN ('CNF', 'DON')",
  "CREATE VIEW done AS SELECT * FROM jobs WHERE status = 'DON'",
  `CREATE VIEW decided AS
     SELECT *, (status <> 'LST')::INTEGER AS won, 1 AS one FROM jobs WHERE status NOT IN ('ENQ', 'QTE')`,
  `CREATE VIEW cooking AS
     SELECT k.*, k.cost_pence / 100 AS cost, d.name AS dish, d.course, d.diet, d.station, ${ofEvent},
       e.heads, e.starts_at, due_at::DATE AS day
     FROM kitchen_orders k ${onEvents} JOIN dishes d ON d.id = dish_id`,
  `CREATE VIEW rota AS
     SELECT s.* EXCLUDE (starts_at), s.starts_at, s.starts_at::DATE AS day,
       hours * rate_pence / 100 AS cost, ${ofEvent}
     FROM shifts s ${onEvents}`,
  "CREATE VIEW worked AS SELECT * FROM rota WHERE status = 'WRK'",
  `CREATE VIEW bills AS
     SELECT i.* EXCLUDE (kind), i.kind, net_pence / 100 AS net, vat_pence / 100 AS vat,
       total_pence / 100 AS total, paid_pence / 100 AS paid, (total_pence - paid_pence) / 100 AS open,
       ${ofEvent}
     FROM invoices i ${onEvents}`,
  "CREATE VIEW owed AS SELECT * FROM bills WHERE paid_on IS NULL",
  "CREATE VIEW overdue AS SELECT * FROM owed WHERE due_on < asked_on()",
];
