import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view rota | Shifts
  dimension string employment | Employment | | shifts.employment
  dimension string service | Service | | shifts.service
  dimension boolean is_night | Night shift | | shifts.is_night
  dimension time starts_on | Planned start | | shifts.starts_on
  measure count shift_count | Number of shifts | shifts | shifts.shift_count
view sales | Orders
  dimension string customer | Customer | | orders.customer
  dimension string country | Country | | orders.country
  dimension time ordered_on | Ordered on | | orders.ordered_on
  dimension time due_on | Due on | | orders.due_on
  measure count order_count | Number of orders | orders | orders.order_count
  measure sum net_revenue | Net revenue | revenue | orders.net_revenue
  measure sum unpaid_amount | Unpaid amount | owed | orders.unpaid_amount
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      /^(net_revenue|unpaid_amount)$/.test(member.name)
        ? { ...member, format: "currency" as const, unit: "EUR" }
        : member,
    ),
  })),
};
const values = [
  ["employment", "Agency"],
  ["country", "Austria"],
  ["country", "Switzerland"],
  ["customer", "Van Dam"],
] as const;
const script = { model, values, rows: [["a", 3]] };

/** The statement of the last of questions that follow one another. */
const lastOf = async (...questions: readonly string[]): Promise<string> => {
  let sql = "";
  let history = (await ask("hello", script)).history;
  for (const question of questions) {
    const asked = await ask(question, { ...script, history });
    sql = asked.queries.at(-1)?.sqlQuery ?? "";
    ({ history } = asked);
  }
  return sql;
};

describe("D11: what was asked for before a share", () => {
  it("restricts the rows again where they are grouped by something else", async () => {
    const asked = ["shifts in October", "only Agency", "as a share"] as const;
    expect(await lastOf(...asked)).toContain("GROUP BY 1 ORDER BY CASE WHEN employment = 'Agency'");
    const sql = await lastOf(...asked, "by service instead");
    expect(sql).toContain("SELECT service");
    expect(sql).toContain("employment = 'Agency'");
  });

  it("does so for a yes or no as well", async () => {
    const asked = ["shifts in October", "only night shifts", "as a share"] as const;
    const sql = await lastOf(...asked, "by service instead");
    expect(sql).toContain("SELECT service");
    expect(sql).toContain("is_night");
  });
});

describe("D11: only some of a list", () => {
  it("keeps the list", async () => {
    const sql = await lastOf("top 5 customers by revenue", "only Switzerland and Austria");
    expect(sql).toContain("SELECT customer");
    expect(sql).toContain("country IN ('Switzerland', 'Austria')");
  });

  it("keeps the steps of a series", async () => {
    const sql = await lastOf("revenue by month this year", "only Switzerland and Austria");
    expect(sql).toContain("date_trunc('month', ordered_on)");
  });

  it("sets the two beside each other where there was no list", async () => {
    expect(await lastOf("revenue", "only Switzerland and Austria")).toContain("SELECT country");
  });
});

describe("D11: how much of that is overdue", () => {
  it("is of the same ones", async () => {
    const sql = await lastOf("unpaid amount of Van Dam", "how much of that is overdue");
    expect(sql).toContain("customer = 'Van Dam'");
    expect(sql).toContain("due_on < DATE '2026-11-21'");
  });

  it("lists nobody who owes nothing", async () => {
    expect(await lastOf("how much is overdue by customer")).toContain(
      "HAVING MEASURE(unpaid_amount) > 0",
    );
  });
});
