import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube rides | Rides
  dimension boolean is_airport | Airport ride | |
  measure count ride_count | Ride requests | |
view ride_book | Ride book
  dimension string service | Service | | rides.service
  dimension boolean is_airport | Airport ride | | rides.is_airport
  dimension time requested_at | Requested at | | rides.requested_at
  measure avg average_wait | Average wait | | rides.average_wait
  measure count ride_count | Ride requests | | rides.ride_count
cube titles | Titles
  dimension string title | Title | |
  dimension string imprint | Imprint | |
  dimension time signed_on | Signed on | |
  measure count title_count | Number of titles | |
  measure avg average_advance | Average advance | |
view tickets | Sales
  dimension string site | Site | | tickets.site
  dimension string region | Region | | tickets.region
  dimension time weighed_at | Weighed at | | tickets.weighed_at
  measure count load_count | Loads | | tickets.load_count
  measure sum sales | Product sales | | tickets.sales
view shifts | Shifts
  dimension string cleaner | Cleaner | | shifts.cleaner
  dimension time started_on | Started on | | shifts.started_on
  measure sum planned_hours | Planned hours | | shifts.planned_hours
  measure sum hours_worked | Hours worked | | shifts.hours_worked
  measure count_distinct cleaners_worked | Cleaners who worked | | shifts.cleaners_worked
view ledger | Ledger
  dimension string entry_type | Type of entry | | ledger.entry_type
  dimension string retailer | Retailer | | ledger.retailer
  dimension time booked_on | Date | | ledger.booked_on
  measure sum copies_sold | Copies sold | | ledger.copies_sold
  measure sum copies_returned | Copies returned | | ledger.copies_returned
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      description:
        member.name === "entry_type" ? "S sale, R return" : (member.description ?? undefined),
    })),
  })),
};
const sqlOf = statementsWith({
  model,
  values: [
    ["service", "WAV"],
    ["region", "South"],
    ["entry_type", "R"],
    ["entry_type", "S"],
    ["retailer", "Waverleys"],
    ["retailer", "Pagewell"],
  ],
  rows: [["a", 3]],
});

describe("D14: names of which a question has a part", () => {
  it.each([
    ["average wait for WAV rides in 2026", "service = 'WAV'", "is_airport"],
    ["average wait for airport rides in 2026", "is_airport", "service"],
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
});
