// The tables that the truths of the payment provider speak of, in euros.
import { by, of } from "../statements.mjs";

const merchant = `m.trading_name AS merchant, m.vertical, m.country, m.plan, m.risk_tier, m.account_manager,
  m.payout_schedule`;

export const paymentViews = [
  `CREATE VIEW tried AS
     SELECT p.*, p.amt_minor / 100.0 AS amount, p.fee_minor / 100.0 AS fee, p.cost_minor / 100.0 AS cost,
       p.issuer_country <> m.country AS is_foreign, ${merchant}
     FROM payments p JOIN merchants m ON m.id = p.merchant_id`,
  "CREATE VIEW taken AS SELECT * FROM tried WHERE status = 'CAP'",
  `CREATE VIEW refunded AS
     SELECT r.*, r.amt_minor / 100.0 AS refund, t.amount, t.created_at, t.merchant_id, t.merchant, t.vertical,
       t.country, t.pm_type, t.account_manager
     FROM refunds r JOIN tried t ON t.id = r.payment_id`,
  `CREATE VIEW disputed AS
     SELECT d.*, d.amt_minor / 100.0 AS amount, t.created_at, t.merchant_id, t.merchant, t.vertical, t.country,
       t.pm_type, t.card_brand, t.is_3ds, t.is_foreign, t.risk_tier
     FROM disputes d JOIN tried t ON t.id = d.payment_id`,
  `CREATE VIEW paid_out AS
     SELECT o.*, o.net_minor / 100.0 AS net, ${merchant}
     FROM payouts o JOIN merchants m ON m.id = o.merchant_id`,
  `CREATE VIEW billed AS
     SELECT f.*, f.amt_minor / 100.0 AS amount, ${merchant}
     FROM account_fees f JOIN merchants m ON m.id = f.merchant_id`,
  `CREATE VIEW held AS
     SELECT b.*, b.available_minor / 100.0 AS available, b.pending_minor / 100.0 AS pending,
       b.reserve_minor / 100.0 AS reserve, ${merchant}
     FROM balances b JOIN merchants m ON m.id = b.merchant_id`,
];

/** Processed volume, over `taken`. */
export const volume = "sum(amount)";
/** Declined share, over `tried`. */
export const declineRate = "count(*) FILTER (status = 'DEC') / count(*)";
/** Won share of the closed ones, over `disputed`. */
export const winRate =
  "count(*) FILTER (status = 'won') / count(*) FILTER (status IN ('won', 'lost', 'accepted'))";
/** A dispute that is not closed. */
export const isOpen = "status IN ('needs_response', 'under_review')";
/** A refund that did not fail. */
export const isGood = "status <> 'failed'";

/** The same statement over the time at which a payment was made, and over that at which it was captured. */
export const atEither = (statement) => ["created_at", "captured_at"].flatMap(statement);

/** Two figures as one row of both, as two rows by a time, as their difference, and as growth. */
export const grown = (figure, table, now, before, time) => [
  of(figure, table, now, figure, table, before),
  of(figure, table, before, figure, table, now),
  ...["ASC", "DESC"].map(
    (order) => `${by(time, figure, table, `(${now}) OR (${before})`)} ORDER BY 1 ${order}`,
  ),
  `SELECT (${of(figure, table, now)}) - (${of(figure, table, before)})`,
  `SELECT (${of(figure, table, now)}) / (${of(figure, table, before)}) - 1`,
];
