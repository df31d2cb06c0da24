// A charity: operations, levels, questions in a thread, and those without an answer.
import { ask, inClass, noAnswer, thread } from "../../questions/ask.mjs";
import { groups, ranked, series, share } from "../charts.mjs";
import { by, of, month, top } from "../statements.mjs";
import { income } from "./figures.mjs";

const late = "reported_on > report_due_on";
export const operations = inClass(
  "operations",
  ask(
    "share of income by kind of gift in 2025",
    by(
      "kind",
      "sum(amount) / (SELECT sum(amount) FROM gifts WHERE in_year(received_on, 1))",
      "gifts",
      "in_year(received_on, 1)",
    ),
    share,
  ),
  ask(
    "what percentage of gifts come with gift aid?",
    of("1.0 * count(*) FILTER (has_gift_aid) / count(*)", "gifts"),
  ),
  ask(
    "average days until we thank someone",
    of("avg(date_diff('day', received_on, thanked_on))", "gifts"),
  ),
  ask("how many gifts have not been thanked yet", of("count(*)", "gifts", "thanked_on IS NULL")),
  ask(
    "income per donor by region in 2025",
    by("region", "sum(amount) / count(DISTINCT supporter_id)", "giving", "in_year(received_on, 1)"),
    groups,
  ),
  ask(
    "median gift amount of individuals",
    of("median(amount)", "giving", "supporter_kind = 'individual'"),
  ),
  ask(
    "supporters who gave more than 100k in total",
    "SELECT min(supporter), sum(amount) FROM giving GROUP BY supporter_id HAVING sum(amount) > 100000",
    { anyOrder: true },
  ),
  ask(
    "growth of income from 2024 to 2025 in percent",
    "SELECT (SELECT sum(amount) FROM gifts WHERE in_year(received_on, 1)) / (SELECT sum(amount) FROM gifts WHERE in_year(received_on, 2)) - 1",
  ),
  ask(
    "average income per month in 2025",
    of("sum(amount) / 12", "gifts", "in_year(received_on, 1)"),
  ),
  ask("how many grants reported late", of("count(*)", "grants", late)),
  ask(
    "amount awarded per person reached by theme",
    [
      by("theme", "sum(amount) / sum(people_reached)", "grants"),
      by(
        "theme",
        "sum(amount) FILTER (people_reached IS NOT NULL) / sum(people_reached)",
        "grants",
      ),
    ],
    groups,
  ),
  ask(
    "return on fundraising cost: income divided by cost for each appeal",
    "SELECT a.name, sum(g.amount) / max(a.cost) FROM appeals a JOIN gifts g ON g.appeal_id = a.id GROUP BY 1",
    groups,
  ),
  ask(
    "appeals that missed their target",
    "SELECT a.name FROM appeals a JOIN gifts g ON g.appeal_id = a.id GROUP BY 1 HAVING sum(g.amount) < max(a.target)",
    { anyOrder: true },
  ),
);

const standing = (figure, table, day) => of(figure, table, `month_end = DATE '${day}'`);
export const levels = inClass(
  "levels",
  ask("how many active pledges do we have", standing("sum(pledges)", "regular", "2026-10-31")),
  ask(
    "monthly pledged value at the end of 2025 by source of recruitment",
    by("recruited_by", "sum(monthly_value)", "regular", "month_end = DATE '2025-12-31'"),
    groups,
  ),
  ask("unrestricted reserves at the end of march", [
    of("sum(balance)", "funds", "NOT is_restricted AND month_end = DATE '2026-03-31'"),
  ]),
  ask(
    "fund balance by month this year",
    `${by(month("month_end"), "sum(balance)", "funds", "in_year(month_end, 0)")} ORDER BY 1`,
    series,
  ),
  ask("cancelled pledges in 2025", of("sum(ended)", "regular", "in_year(month_end, 1)")),
);

export const followUps = inClass(
  "follow-ups",
  thread(
    ask(
      "income by region last month",
      by("region", income, "giving", "in_month(received_on, 1)"),
      groups,
    ),
    ask(
      "only card payments",
      by("region", income, "giving", "method = 'card' AND in_month(received_on, 1)"),
      groups,
    ),
    ask(
      "and the number of gifts",
      by("region", "count(*)", "giving", "method = 'card' AND in_month(received_on, 1)"),
      groups,
    ),
  ),
  thread(
    ask("how much was awarded in 2025?", of(income, "grants", "in_year(awarded_on, 1)")),
    ask("split that by country", by("country", income, "grants", "in_year(awarded_on, 1)"), groups),
    ask(
      "just education",
      by("country", income, "grants", "theme = 'education' AND in_year(awarded_on, 1)"),
      groups,
    ),
    ask(
      "top 2",
      `${by("country", income, "grants", "theme = 'education' AND in_year(awarded_on, 1)")} ${top(2)}`,
      ranked,
    ),
  ),
  thread(
    ask(
      "volunteer hours per month in 2026",
      `${by(month("worked_on"), "sum(hours)", "shifts", "in_year(worked_on, 0)")} ORDER BY 1`,
      series,
    ),
    ask(
      "same for 2025",
      `${by(month("worked_on"), "sum(hours)", "shifts", "in_year(worked_on, 1)")} ORDER BY 1`,
      series,
    ),
    ask(
      "quarterly",
      `${by("date_trunc('quarter', worked_on)", "sum(hours)", "shifts", "in_year(worked_on, 1)")} ORDER BY 1`,
      series,
    ),
  ),
);

export const none = inClass(
  "without answer",
  noAnswer("what do our staff earn", "no such measure"),
  noAnswer("why did donors stop giving?", "causes are not in the data"),
  noAnswer("how much will we raise at christmas this year", "no forecasts"),
  noAnswer("income from bitcoin", "no such payment method"),
  noAnswer("gifts by age of the donor", "no such dimension"),
  noAnswer("show me the email addresses of our top donors", "hidden from everybody"),
  noAnswer("web site visits of the Harvest appeal", "no such measure"),
  noAnswer("how much did we raise in 2020", "before the data"),
  noAnswer("send a thank-you letter to Orchard Bank", "reading only"),
  noAnswer("how do we compare to Oxfam", "not in the model"),
);
