/** Days from the first to the last. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What a statement by hand gets: whose rows, and the days that the answer says. */
export interface ByHand {
  readonly mine: string;
  readonly range: Days | undefined;
  readonly compared: Days | undefined;
}

/** The same figures as a tile's, asked for by hand. */
export interface TileByHand {
  readonly sql: (about: ByHand) => string;
  /** Whether only managers may see it. */
  readonly managersOnly?: boolean;
}

interface DashboardByHand {
  readonly deploymentId: number;
  readonly filters: Readonly<Record<string, string | readonly string[]>>;
  readonly tiles: Readonly<Record<string, TileByHand>>;
}

/** The days that the filters of the tests choose; the demo's data hold them and the year before. */
const period: Days = { from: "2026-01-01", to: "2026-03-31" };
const yearBefore: Days = { from: "2025-01-01", to: "2025-03-31" };

const between = (column: string, { from, to }: Days): string =>
  `CAST(${column} AS DATE) BETWEEN DATE '${from}' AND DATE '${to}'`;

const same = (given: Days | undefined, expected: Days): Days => {
  if (given?.from !== expected.from || given.to !== expected.to) {
    throw new Error(`the answer says ${JSON.stringify(given)}`);
  }
  return given;
};

/** A number beside that of the year before. */
const compared =
  (view: string, time: string, measure: string, where = "TRUE"): TileByHand["sql"] =>
  ({ mine, range, compared: before }) =>
    [["current", same(range, period)] as const, ["previous", same(before, yearBefore)] as const]
      .map(
        ([name, days]) =>
          `SELECT '${name}' AS p, ${measure} FROM ${view} WHERE ${between(time, days)} AND ${where} AND ${mine}`,
      )
      .join(" UNION ALL ");

const online = "channel IN ('online')";
const sold = compared.bind(undefined, "sales", "ordered_at");
const grouped =
  (columns: string, measures: string, rest = "") =>
  ({ mine }: ByHand): string =>
    `SELECT ${columns}, ${measures} FROM sales WHERE ${between("ordered_at", period)} AND ${online}
     AND ${mine} GROUP BY ALL ${rest}`;

const outdoors = "category IN ('Jackets', 'Tents')";
const productsOf =
  (columns: string, measures: string, where: string, rest: string) =>
  ({ mine }: ByHand): string =>
    `SELECT ${columns}, ${measures} FROM sales WHERE ${between("ordered_at", period)} AND ${where}
     AND ${mine} GROUP BY ALL ${rest}`;

const customers =
  (select: string, rest = "") =>
  ({ mine }: ByHand): string =>
    `SELECT ${select} FROM customers_overview WHERE ${mine} ${rest}`;

const tickets = compared.bind(undefined, "helpdesk", "opened_at");
const ofTickets = (select: string, rest: string) => (): string =>
  `SELECT ${select} FROM helpdesk WHERE ${between("opened_at", period)}
   AND (priority = 'high' OR priority = 'urgent') ${rest}`;
const urgent = "priority IN ('urgent', 'high')";

/** Every tile of the demo's dashboards by hand. */
export const demoStatements: Readonly<Record<string, DashboardByHand>> = {
  sales: {
    deploymentId: 1,
    filters: { period: "2026-01-01..2026-03-31", channel: ["online"], grain: "month" },
    tiles: {
      revenue: { sql: sold("MEASURE(revenue)", online) },
      orders: { sql: sold("MEASURE(order_count)", online) },
      basket: { sql: sold("MEASURE(revenue) / NULLIF(MEASURE(order_count), 0)", online) },
      returns: {
        sql: sold(
          "MEASURE(returned_revenue) / NULLIF(MEASURE(revenue) + MEASURE(returned_revenue), 0)",
          online,
        ),
      },
      trend: {
        sql: grouped("date_trunc('month', ordered_at) AS m, channel", "MEASURE(revenue)"),
      },
      categories: {
        sql: grouped("category", "MEASURE(revenue)", "ORDER BY 2 DESC, 1 LIMIT 12"),
      },
      cities: {
        sql: grouped(
          "city",
          "MEASURE(revenue), MEASURE(order_count)",
          "ORDER BY 2 DESC, 1 LIMIT 10",
        ),
      },
      margins: {
        sql: grouped(
          "category",
          "(MEASURE(revenue) - MEASURE(cost)) / NULLIF(MEASURE(revenue), 0), MEASURE(revenue) - MEASURE(cost)",
        ),
        managersOnly: true,
      },
      worst: {
        sql: grouped(
          "product",
          "MEASURE(returned_revenue), MEASURE(return_rate)",
          "HAVING MEASURE(returned_revenue) > 0 ORDER BY 2 DESC, 1 LIMIT 15",
        ),
      },
    },
  },
  products: {
    deploymentId: 1,
    filters: { period: "2026-01-01..2026-03-31", category: ["Jackets", "Tents"] },
    tiles: {
      stores: {
        sql: productsOf("store", "MEASURE(revenue)", outdoors, "ORDER BY 2 DESC, 1 LIMIT 12"),
      },
      // It does not listen to the filter that a click on it sets.
      categories: {
        sql: productsOf("category", "MEASURE(revenue)", "TRUE", "ORDER BY 2 DESC, 1 LIMIT 12"),
      },
      products: {
        sql: productsOf(
          "product",
          "MEASURE(revenue), MEASURE(order_count), MEASURE(return_rate)",
          outdoors,
          "ORDER BY 2 DESC, 1 LIMIT 50",
        ),
      },
    },
  },
  customers: {
    deploymentId: 1,
    filters: {},
    tiles: {
      count: { sql: customers("MEASURE(count)") },
      orders: { sql: customers("MEASURE(order_count)") },
      cancelled: { sql: customers("MEASURE(cancelled_count)") },
      growth: {
        sql: customers(
          "date_trunc('quarter', joined_on) AS q, kind, MEASURE(count)",
          "GROUP BY ALL",
        ),
      },
      regions: { sql: customers("region, kind, MEASURE(order_count)", "GROUP BY ALL") },
    },
  },
  helpdesk: {
    deploymentId: 2,
    filters: {
      period: "2026-01-01..2026-03-31",
      priority: ["high", "urgent"],
      grain: "week",
    },
    tiles: {
      tickets: { sql: tickets("MEASURE(count)", urgent) },
      reply: { sql: tickets("MEASURE(average_first_response)", urgent) },
      escalations: { sql: tickets("1.0 * MEASURE(escalated_count) / MEASURE(count)", urgent) },
      csat: { sql: tickets("MEASURE(csat)", urgent) },
      trend: {
        sql: ofTickets(
          "date_trunc('week', opened_at) AS w, channel, MEASURE(count)",
          "GROUP BY ALL",
        ),
      },
      topics: {
        sql: ofTickets("topic, MEASURE(count)", "GROUP BY ALL ORDER BY 2 DESC, 1 LIMIT 10"),
      },
      teams: {
        sql: ofTickets(
          "team, MEASURE(resolved_count), MEASURE(average_resolution_hours), MEASURE(csat)",
          "AND team IS NOT NULL GROUP BY ALL",
        ),
      },
      when: {
        sql: ofTickets("priority, channel, MEASURE(average_first_response)", "GROUP BY ALL"),
      },
      backlog: {
        sql: () =>
          `SELECT client, topic, priority, opened_at FROM helpdesk WHERE state <> 'resolved'
           AND ${urgent} ORDER BY opened_at, client, topic LIMIT 15`,
      },
    },
  },
};
