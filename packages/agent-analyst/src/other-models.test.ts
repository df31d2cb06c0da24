import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "./fixtures/asking.fixture.js";
import { hospital, odd, saas } from "./fixtures/other-models.fixture.js";

const sqlOf = (
  question: string,
  model: typeof saas,
  values: readonly (readonly [string, string])[] = [],
) => statementsWith({ model, values })(question);

describe("any other model", () => {
  const wards = [
    ["ward", "Cardiology"],
    ["ward", "Surgery"],
    ["diagnosis", "Broken leg"],
  ] as const;

  it.each([
    [
      "admissions by department",
      "SELECT ward, MEASURE(count) AS count FROM admissions GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1",
    ],
    [
      "how many stays in cardiology last month",
      "SELECT MEASURE(count) AS count FROM admissions WHERE admitted_at >= DATE '2026-10-01' AND admitted_at < DATE '2026-11-01' AND ward = 'Cardiology'",
    ],
    [
      "length of stay by diagnosis",
      "SELECT diagnosis, MEASURE(average_stay) AS average_stay FROM admissions GROUP BY 1 HAVING (diagnosis IS NOT NULL OR COALESCE(MEASURE(average_stay), 0) <> 0) ORDER BY 2 DESC NULLS LAST, 1",
    ],
    [
      "emergency admissions per week in 2026",
      "SELECT date_trunc('week', admitted_at) AS week, MEASURE(count) AS count FROM admissions WHERE admitted_at >= DATE '2026-01-01' AND admitted_at < DATE '2027-01-01' AND emergency GROUP BY 1 ORDER BY 1",
    ],
    [
      "average age by ward",
      "SELECT ward, AVG(age_years) AS avg_age_years FROM admissions GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1",
    ],
    [
      "treatment cost of patients with age over 80",
      "SELECT MEASURE(treatment_cost) AS treatment_cost FROM admissions WHERE age_years > 80",
    ],
    [
      "broken leg admissions by gender",
      "SELECT patient_sex, MEASURE(count) AS count FROM admissions WHERE diagnosis = 'Broken leg' GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1",
    ],
    [
      "number of nurses by role",
      "SELECT role, MEASURE(count) AS count FROM staff GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1",
    ],
    [
      "admissions by discharged at per month",
      "SELECT date_trunc('month', discharged_at) AS month, MEASURE(count) AS count FROM admissions GROUP BY 1 ORDER BY 1",
    ],
  ])("a hospital: %s", async (question, sql) => {
    expect(await sqlOf(question, hospital, wards)).toBe(sql);
  });

  it.each([
    [
      "MRR by tier",
      "SELECT planName, MEASURE(monthlyRecurringRevenue) AS monthlyRecurringRevenue FROM subscriptions_overview GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1",
    ],
    [
      "monthly recurring revenue of the Pro plan",
      "SELECT MEASURE(monthlyRecurringRevenue) AS monthlyRecurringRevenue FROM subscriptions_overview WHERE planName = 'Pro'",
    ],
    [
      "churn rate by market in 2025",
      "SELECT country, MEASURE(churnRate) AS churnRate FROM subscriptions_overview WHERE startedAt >= DATE '2025-01-01' AND startedAt < DATE '2026-01-01' GROUP BY 1 HAVING (country IS NOT NULL OR COALESCE(MEASURE(churnRate), 0) <> 0) ORDER BY 2 DESC NULLS LAST, 1",
    ],
    [
      "active subscriptions over time",
      "SELECT date_trunc('month', startedAt) AS month, MEASURE(activeCount) AS activeCount FROM subscriptions_overview GROUP BY 1 ORDER BY 1",
    ],
  ])("software as a service: %s", async (question, sql) => {
    expect(
      await sqlOf(question, saas, [
        ["planName", "Pro"],
        ["country", "Spain"],
      ]),
    ).toBe(sql);
  });

  it("a measure is known by what its description alone says", async () => {
    const cubes = hospital.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "treatment_cost"
          ? { ...member, description: "What insurers reimburse" }
          : member,
      ),
    }));
    const sql = await sqlOf("insurers by ward", { ...hospital, cubes });
    expect(sql).toContain("MEASURE(treatment_cost)");
  });

  it.each([
    [
      "weight by order",
      'SELECT "order", MEASURE("select") AS "select" FROM "my ""stuff""" GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1',
    ],
    [
      "weight by Größe",
      'SELECT "Größe (cm)", MEASURE("select") AS "select" FROM "my ""stuff""" GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1',
    ],
    [
      "number one per day",
      `SELECT date_trunc('day', "when") AS day, MEASURE("#1") AS "#1" FROM "my ""stuff""" GROUP BY 1 ORDER BY 1`,
    ],
  ])("names that need quotes: %s", async (question, sql) => {
    expect(await sqlOf(question, odd)).toBe(sql);
  });
});
