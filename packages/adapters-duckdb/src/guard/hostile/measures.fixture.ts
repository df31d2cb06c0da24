import { hostile } from "./hostile-statement.fixture.js";

/** Measures where they make no sense, or where they would carry hidden inputs out. */
export const measures = [
  hostile(
    "measures in wrong places",
    "refused",
    [
      ["select id from orders where revenue > 5", "WHERE"],
      ["select id from orders where MEASURE(revenue) > 5", "MEASURE in WHERE"],
      ["select MEASURE(revenue) from orders group by MEASURE(revenue)", "GROUP BY"],
      ["select count(*) from orders o join customers c on o.revenue = c.id", "ON"],
      ["select id from orders limit MEASURE(revenue)", "LIMIT"],
      ["select sum(MEASURE(revenue)) from orders", "within an aggregate"],
      ["select max(revenue) from orders", "bare within an aggregate"],
      ["select MEASURE(MEASURE(revenue)) from orders", "within itself"],
      ["select MEASURE(amount) from orders", "MEASURE of a dimension"],
      ["select MEASURE(nothing) from orders", "MEASURE of nothing"],
      ["select MEASURE('revenue') from orders", "MEASURE of a text"],
      ["select MEASURE(1) from orders", "MEASURE of a number"],
      ["select MEASURE() from orders", "MEASURE of none"],
      ["select MEASURE(revenue, total_margin) from orders", "MEASURE of two"],
      ["select MEASURE(revenue + 1) from orders", "MEASURE of an expression"],
      ["select MEASURE(*) from orders", "MEASURE of a star"],
      ["select MEASURE(distinct revenue) from orders", "MEASURE with DISTINCT"],
      [
        "select MEASURE(revenue) filter (where secret = 'x') from orders",
        "with FILTER on a hidden one",
      ],
      ["select MEASURE(revenue order by secret) from orders", "with ORDER BY a hidden one"],
      ["select MEASURE(revenue) from (select * from orders) x", "over a subselect"],
      ["with x as (from orders) select MEASURE(revenue) from x", "over a CTE"],
      ["select MEASURE(x.revenue) from orders o", "of an alias that is not there"],
      ["select MEASURE(raw_orders.revenue) from orders", "of the table beneath"],
      ["select MEASURE(revenue)", "without FROM"],
      ["select MEASURE(total_margin) + 1 from orders", "a hidden one in an expression"],
      ["select MEASURE(total_pay) from orders, salaries", "of a denied cube beside"],
      [
        "select MEASURE(c.total_email) from orders o join customers c on o.customer_id = c.id",
        "an unknown one of the other",
      ],
      [
        "select MEASURE(o.revenue) from orders o, (select secret from orders) x",
        "beside a hidden member",
      ],
      ["select o.*, MEASURE(revenue) from orders o", "a star beside: it would hold the inputs"],
      ["select columns('.*'), MEASURE(revenue) from orders", "COLUMNS beside"],
      ["select o, MEASURE(o.revenue) from orders o", "a whole row beside"],
      [
        "select (select o) , MEASURE(o.revenue) from orders o group by all",
        "a whole row in a subquery",
      ],
      ["select max(o::varchar), MEASURE(o.revenue) from orders o", "a whole row as text"],
      ["select count(o), MEASURE(o.revenue) from orders o", "a whole row counted"],
      [
        "select MEASURE(o.revenue) from orders o order by max(to_json(o)::varchar)",
        "sorted by a row as JSON",
      ],
      [
        "select (select max(x.r::varchar) from (select o as r) x), MEASURE(o.revenue) from orders o group by all",
        "carried out by a subselect",
      ],
    ],
    { form: "any" },
  ),

  hostile("measures in right places", "rows", [
    ["select MEASURE(revenue) from orders", "alone"],
    ["select revenue from orders", "bare"],
    ["select city, MEASURE(revenue) from orders group by city", "by city: the own one"],
    ["select city, revenue, count from orders group by 1", "bare, two of them"],
    [
      "select status, MEASURE(average_amount) from orders group by status order by 2 desc",
      "a ratio, sorted",
    ],
    ["select status from orders group by status having MEASURE(revenue) > 0", "HAVING"],
    ["select MEASURE(revenue) as secret from orders", "under a hidden name"],
    [
      "select MEASURE(o.revenue), MEASURE(c.count) from orders o join customers c on o.customer_id = c.id",
      "of two cubes",
    ],
    [
      "select c.tier, MEASURE(o.revenue) from orders o join customers c on o.customer_id = c.id group by 1",
      "by the other cube",
    ],
    ["select city, MEASURE(revenue) from sales group by city", "of a view"],
    [
      "select customers_name, MEASURE(revenue) from sales group by 1 order by 2 desc limit 5",
      "of a view, by name",
    ],
    [
      "select * from (select city, MEASURE(revenue) as r from orders group by city) x where r > 0",
      "in a subselect",
    ],
    [
      "with x as (select status, MEASURE(revenue) as r from orders group by 1) select max(r) from x",
      "in a CTE",
    ],
    ["select (select MEASURE(revenue) from orders) as r", "in a scalar subquery"],
  ]),
];
