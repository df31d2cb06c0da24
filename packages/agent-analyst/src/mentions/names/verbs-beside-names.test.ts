import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view production | Production
  dimension string product | Product | | products.product
  dimension time started_at | Start of run | show date | runs.started_at
  measure count run_count | Runs | | runs.run_count
  measure sum output | Output | units produced | runs.output
view quality | Quality
  dimension string product | Product | | products.product
  dimension time found_on | Found | | defects.found_on
  measure count report_count | Reports | | defects.report_count
`);
const script = { model, values: [["product", "Water meter"]] as const, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: verbs that are near to names", () => {
  it("are no slips of them, and name the figure that has them", async () => {
    const { queries, content } = await ask("how many water meters did we produce in may", script);
    expect(queries[0]?.sqlQuery).toContain("SELECT MEASURE(output) AS output FROM production");
    expect(queries[0]?.sqlQuery).toContain("product = 'Water meter'");
    expect(content).toContain("I take “produce” as Output.");
  });

  it("a slip is put right as before", async () => {
    expect(await sqlOf("output by prodct in may")).toContain("SELECT product, MEASURE(output)");
  });
});

describe("D14: dates that are counted", () => {
  it("what has them is nowhere said, and it is asked back", async () => {
    expect((await ask("how many dates did the water meter have in may", script)).queries).toEqual(
      [],
    );
  });
});

describe("D14: how many of what a time is called after", () => {
  it("counts the rows that have it", async () => {
    const of = modelOf(`
view tickets | Tickets
  dimension time booked_at | Booked | | tickets.booked_at
  dimension time starts_at | Start of the concert | | concerts.starts_at
  measure count ticket_count | Tickets | | tickets.ticket_count
view concerts | Programme
  dimension time starts_at | Start of the concert | | concerts.starts_at
  measure count concert_count | Concerts | | concerts.concert_count
`);
    const { queries } = await ask("how many concerts start in december", {
      model: of,
      rows: [[2]],
    });
    expect(queries[0]?.sqlQuery).toBe(
      "SELECT MEASURE(concert_count) AS concert_count FROM concerts WHERE starts_at >= DATE '2026-12-01' AND starts_at < DATE '2027-01-01'",
    );
  });
});
