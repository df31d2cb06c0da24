import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { stables, stablesValues } from "../../fixtures/stables.fixture.js";
import { library, libraryValues } from "../../fixtures/unseen-models.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";

const inWorkshop = statementsWith({ model: workshop, values: workshopValues, rows: [[1]] });
const riding = { model: stables, values: stablesValues, rows: [[1, 2]] };
const inStables = statementsWith(riding);
const inLibrary = statementsWith({ model: library, values: libraryValues, rows: [[1]] });

/** Guests are counted, and named as well. */
const tours = statementsWith({
  model: modelOf(`
view bookings | Bookings
  dimension string guest | Guest | | guests.guest
  dimension string home_town | Home town | | guests.home_town
  dimension string tour | Tour | | tours.tour
  dimension time booked_on | Booked | | bookings.booked_on
  measure sum revenue | Revenue | | bookings.revenue
  measure count_distinct guests | Guests | | bookings.guests
`),
  rows: [[1]],
});

describe("D14: a figure per head", () => {
  it.each([
    "revenue per customer",
    "revenue per customer this year",
    "bills per customer",
    "what was our revenue per customer in 2025",
  ])("%s: an average over those whom a company serves", async (question) => {
    expect(await inWorkshop(question)).toContain("/ NULLIF(COUNT(DISTINCT customer), 0)");
  });

  it.each([
    "show revenue per customer",
    "which customer has the most revenue",
    "top 3 revenue per customer",
  ])("%s: a row for each, where rows are asked for", async (question) => {
    const sql = await inWorkshop(question);
    expect(sql).toContain("GROUP BY 1");
    expect(sql).not.toContain("COUNT(DISTINCT");
  });

  it("revenue per guest by tour: divided by the figure of that name", async () => {
    const sql = await tours("revenue per guest by tour");
    expect(sql).toContain("MEASURE(revenue) / NULLIF(MEASURE(guests), 0)");
    expect(sql).toContain("SELECT tour");
  });

  it("fees per rider: a list, and that it is no average is said", async () => {
    const { queries, content } = await ask("fees per rider", riding);
    expect(queries[0]?.sqlQuery).toContain("SELECT rider, MEASURE(fees)");
    expect(content).toContain("I take that as one row for each Rider, and not as an average");
  });
});

describe("D14: an average over those who have names", () => {
  it.each([
    ["average lessons per rider", "COUNT(DISTINCT rider_number)"],
    ["average fees per horse", "COUNT(DISTINCT horse_id)"],
    ["average fees per horse by coat", "COUNT(DISTINCT horse_id)"],
  ])("%s: two of one name are two", async (question, count) => {
    expect(await inStables(question)).toContain(count);
  });

  it("loans per reader: by the key of readers", async () => {
    expect(await inLibrary("loans per reader")).toContain("COUNT(DISTINCT reader_id)");
  });

  it.each([
    ["average fees per coat", "COUNT(DISTINCT coat)"],
    ["average lessons per coat", "COUNT(DISTINCT coat)"],
  ])("%s: what things are like has no key", async (question, count) => {
    expect(await inStables(question)).toContain(count);
  });
});

describe("D14: a list that may have been meant as a figure per head, or as one that is divided", () => {
  const model = modelOf(`
view time_off | Time off
  dimension string employee | Employee | | employees.employee
  dimension string depot | Depot | | depots.depot
  dimension number seats | Seats | | desks.seats
  measure sum sick_days | Sick days | | absences.sick_days
`);
  const saidOf = async (question: string): Promise<string> =>
    (await ask(question, { model, rows: [["a", 1]] })).content;

  it("says that it is none", async () => {
    expect(await saidOf("sick days per employee")).toContain("and not as an average over them");
    expect(await saidOf("sick days per depot")).not.toContain("average over them");
    expect(await saidOf("sick days per seat")).toContain("not as a figure that is divided by it");
  });
});
