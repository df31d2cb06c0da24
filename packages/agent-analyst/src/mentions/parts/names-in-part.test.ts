import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube rides | Rides
  dimension boolean is_airport | Airport ride | |
  measure count ride_requests | Ride requests | |
view ride_book | Ride book
  dimension string service | Service | | rides.service
  dimension boolean is_airport | Airport ride | | rides.is_airport
  dimension time requested_at | Requested at | | rides.requested_at
  measure avg average_wait | Average wait | | rides.average_wait
  measure count ride_requests | Ride requests | | rides.ride_requests
  measure count completed_rides | Completed rides | | rides.completed_rides
cube titles | Titles
  dimension string title | Title | |
  dimension string imprint | Imprint | |
  dimension time signed_on | Signed on | |
  measure count title_count | Number of titles | |
  measure avg average_advance | Average advance | |
view tickets | Sales
  dimension string site | Site | | tickets.site
  dimension string region | Region | | tickets.region
  dimension string day_part | Part of the day | | tickets.day_part
  dimension time weighed_at | Weighed at | | tickets.weighed_at
  measure count load_count | Loads | | tickets.load_count
  measure sum sales | Product sales | | tickets.sales
view shifts | Shifts
  dimension string cleaner | Cleaner | | shifts.cleaner
  dimension time started_on | Started on | | shifts.started_on
  measure sum planned_hours | Planned hours | | shifts.planned_hours
  measure sum hours_worked | Hours worked | | shifts.hours_worked
  measure count_distinct cleaners_worked | Cleaners who worked | | shifts.cleaners_worked
cube surgeons | Surgeons
  dimension string surgeon | Surgeon | |
  dimension time joined_on | Joined on | |
  measure count surgeon_count | Number of surgeons | |
view operating | Operating
  dimension string surgeon | Surgeon | | surgeons.surgeon
  dimension time operation_date | Operation date | | operations.operation_date
  measure count operations_done | Operations done | | operations.operations_done
view runs | Print runs
  dimension time ordered_on | Ordered on | | runs.ordered_on
  measure count run_count | Number of print runs | | runs.run_count
  measure count late_deliveries | Late deliveries | | runs.late_deliveries
view statements | Royalty statements
  dimension time period_end | End of the period | | statements.period_end
  measure sum royalties_earned | Royalties earned | | statements.royalties_earned
view beds | Beds
  dimension time night | Night | | beds.night
  measure sum occupied_beds | Occupied beds | | beds.occupied_beds
view bills | Bills
  dimension string customer | Customer | | bills.customer
  dimension string bill_status | Status of the bill | | bills.bill_status
  dimension string payment_method | Payment method | | bills.payment_method
  measure count bill_count | Number of bills | | bills.bill_count
  measure count_distinct customers | Customers | | bills.customers
view ledger | Ledger
  dimension string entry_type | Type of entry | | ledger.entry_type
  dimension string retailer | Retailer | | ledger.retailer
  dimension time booked_on | Date | | ledger.booked_on
  measure sum copies_sold | Copies sold | | ledger.copies_sold
  measure sum copies_returned | Copies returned | | ledger.copies_returned
`);
const hints: Readonly<Record<string, string>> = {
  entry_type: "S sale, R return",
  late_deliveries: "Print runs that were delivered after they were due",
  bill_status: "OPN open, PAI paid",
};
const returned = { dimension: "entry_type", holds: "one_of", values: ["R"] } as const;
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    // An operator has one stem with operations.
    synonyms: cube.name === "surgeons" ? ["operators"] : cube.synonyms,
    members: cube.members.map((member) => ({
      ...member,
      description: hints[member.name] ?? member.description,
      ...(member.name === "copies_returned" ? { rows: [returned] } : {}),
    })),
  })),
};
const script = {
  model,
  values: [
    ["service", "WAV"],
    ["region", "South"],
    ["entry_type", "R"],
    ["entry_type", "S"],
    ["retailer", "Waverleys"],
    ["retailer", "Pagewell"],
    ["payment_method", "Direct debit"],
    ["payment_method", "Pay point"],
    ["bill_status", "PAI"],
    ["surgeon", "Helen Marsh"],
  ],
  rows: [["a", 3]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: names of which a question has a part", () => {
  it.each([
    ["average wait for WAV rides in 2026", "service = 'WAV'", "is_airport"],
    ["average wait for airport rides in 2026", "is_airport", "service"],
    ["what part of the product sales falls to each site", "AS share", "day_part"],
    ["which part of the day has the most loads", "SELECT day_part", "AS share"],
    ["how many print runs were late in Q3", "MEASURE(late_deliveries)", "run_count"],
    ["how many operations did Helen Marsh do in Q3", "MEASURE(operations_done)", "surgeon_count"],
    ["royalties earned in 2025", "MEASURE(royalties_earned)", "MAX("],
    ["how many beds were occupied last night", "night >= DATE '2026-11-20'", "2025"],
    ["how many customers pay by direct debit", "payment_method = 'Direct debit'", "bill_status"],
    [
      "average advance by imprint for titles signed in 2025",
      "SELECT imprint, ",
      "SELECT imprint, title",
    ],
    ["what did our South sites sell in 2025", "region = 'South'", "GROUP BY"],
    [
      "which cleaner worked the second most hours in October",
      "MEASURE(hours_worked)",
      "cleaners_worked",
    ],
    [
      "did Waverleys return more copies than Pagewell in 2025",
      "MEASURE(copies_returned)",
      "entry_type",
    ],
    ["which retailers had copies returned in 2025", "MEASURE(copies_returned)", "copies_sold"],
  ])("%s", async (question, part, other) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(part);
    expect(sql).not.toContain(other);
  });

  it("those that have any are asked for, and parts are those of all", async () => {
    const { queries, history } = await ask("which retailers had copies returned in 2025", script);
    expect(queries.at(-1)?.sqlQuery).toContain("HAVING MEASURE(copies_returned) > 0");
    const next = await ask("as a share of the total", { ...script, history });
    expect(next.queries.at(-1)?.sqlQuery).toContain("AS share");
    expect(next.queries.at(-1)?.sqlQuery).not.toContain("> 0");
  });
});
