import { describe, expect, it } from "@jest/globals";
import type { Member } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view pups | Pups
  dimension string pup | Pup | | pups.pup
  dimension number age_months | Age | | pups.age_months
  measure count pup_count | Pups | | pups.pup_count
view classes | Classes
  dimension string trainer | Trainer | | classes.trainer
  dimension time started_at | Start | | classes.started_at
  dimension number minutes | Length | | classes.minutes
  measure count class_count | Classes | | classes.class_count
  measure sum hours_taught | Hours taught | | classes.hours_taught
view walks | Walks
  dimension string walker | Walker | | walks.walker
  dimension time walked_at | Walked | | walks.walked_at
  dimension number stars | Stars | | walks.stars
  measure count walk_count | Walks | | walks.walk_count
  measure avg avg_stars | Average stars | | walks.avg_stars
view stays | Stays
  dimension string kennel | Kennel | | stays.kennel
  dimension time arrived_on | Arrived | | stays.arrived_on
  dimension number lead_days | Lead time | | stays.lead_days
  measure count stay_count | Stays | | stays.stay_count
view bills | Bills
  dimension string owner | Owner | | bills.owner
  dimension time billed_on | Billed | | bills.billed_on
  dimension number total | Bill total | | bills.total
  dimension number balance | Balance | | bills.balance
  measure count bill_count | Bills | | bills.bill_count
view plans | Plans
  dimension string plan | Plan | | plans.plan
  dimension time begun_on | Begun | | plans.begun_on
  dimension number monthly_fee | Monthly fee | | plans.monthly_fee
  dimension number deposit | Deposit | | plans.deposit
  measure count plan_count | Plans | | plans.plan_count
`);
const units: Readonly<Record<string, Partial<Member>>> = {
  age_months: { unit: "months" },
  minutes: { unit: "minutes" },
  hours_taught: { unit: "hours" },
  lead_days: { unit: "days" },
  total: { unit: "GBP" },
  balance: { unit: "GBP" },
  monthly_fee: { unit: "GBP" },
  deposit: { unit: "GBP" },
};
const script = {
  model: {
    ...plain,
    cubes: plain.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) => ({ ...member, ...units[member.name] })),
    })),
  },
  rows: [[3]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: the unit of a limit", () => {
  it.each([
    ["pups under 2", "age_months < 24"],
    ["pups under 18 months", "age_months < 18"],
    ["classes of at least 2 hours", "minutes >= 120"],
    ["classes over 2 hours", "minutes > 120"],
    ["trainers with more than 20 hours taught", "MEASURE(hours_taught) > 20"],
    ["bills over £500", "total > 500"],
    ["bills between £200 and £400", "total >= 200 AND total <= 400"],
    ["bills over 500", "total > 500"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("says that an age was taken for years", async () => {
    const { content } = await ask("pups under 2", script);
    expect(content).toContain("I take 2 as years: Age is in months.");
    expect(content).toContain("Age < 2 years");
  });

  it.each([
    "walks over 2 hours",
    "walks over £500",
    "walks over 500 pounds",
    "stays of at least a week",
    "bills over $500",
  ])("%s: no other column is limited instead", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });
});

describe("D14: a limit on an amount for so long", () => {
  it.each([
    ["plans above 50 a month", "monthly_fee > 50"],
    ["plans below 30 pounds per month", "monthly_fee < 30"],
    ["how many plans over £40 a month", "monthly_fee > 40"],
  ])("%s: is one on each of them, and no series", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(condition);
    expect(sql).not.toContain("date_trunc");
  });

  it("is asked back where no amount is one for so long", async () => {
    expect((await ask("plans above 500 a year", script)).queries).toEqual([]);
  });
});
