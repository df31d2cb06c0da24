import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, type Script } from "../fixtures/asking.fixture.js";
import { deliveries, deliveryValues } from "../fixtures/deliveries.fixture.js";

const ofStores: Script = { model: deliveries, values: deliveryValues, rows: [[1, 2]] };

const plain = modelOf(`
cube readers | Readers
  dimension number id | ID
  dimension string reader | Reader
  dimension string email | E-mail
  measure count reader_count | Readers | members
view loans | Loans | borrowings
  dimension number reader_id | Reader ID | | readers.id
  dimension string reader | Reader | | readers.reader
  dimension string town | Home town | | readers.town
  dimension string status | Status | | copies.status
  dimension number party | Party size | | loans.party
  dimension time lent_on | Lent | | loans.lent_on
  measure count loan_count | Loans | | loans.loan_count
  measure sum fines | Fines charged | | loans.fines
  measure sum fines_owed | Fines outstanding | | loans.fines_owed
  measure sum largest | Largest fine | | loans.largest
`);
const library: Script = {
  model: plain,
  values: [
    ["status", "missing"],
    ["town", "Leeds"],
  ],
  rows: [["Kim", 9]],
};

const statementOf = async (question: string, script = library): Promise<string> =>
  (await ask(question, script)).queries[0]?.sqlQuery ?? "";

describe("D14: limits behind their number", () => {
  it.each([
    ["stores with 100 orders or more", "HAVING MEASURE(order_count) >= 100"],
    ["stores with revenue of 5 k euros or more", "HAVING MEASURE(revenue) >= 5000"],
    ["stores with 5 or fewer returns", "HAVING MEASURE(returns) <= 5"],
    ["orders with a weight of 20 kg or less", "weight <= 20"],
    ["stores with at least 100 orders", "HAVING MEASURE(order_count) >= 100"],
  ])("%s", async (question, condition) => {
    expect(await statementOf(question, ofStores)).toContain(condition);
  });

  it("rows are counted that hold for a limit, and not the different numbers", async () => {
    const statement = await statementOf("how many parties of 8 or more in 2025");
    expect(statement).toContain("MEASURE(loan_count)");
    expect(statement).toContain("party >= 8");
  });

  it("a limit on a figure is none on a column that nobody named", async () => {
    const { content, queries } = await ask("loans with 3 fines or more", library);
    expect(queries).toEqual([]);
    expect(content).toContain("did not understand");
    expect(await statementOf("loans over 3")).toContain("party > 3");
  });

  it("a word that was read as another one is not left out", async () => {
    const model = modelOf(`
view flights | Flights
  dimension string airline | Airline
  dimension time left_at | Departure
  measure count flight_count | Flights
  measure number on_time_rate | On-time rate | punctuality
`);
    const { content, queries } = await ask("punctual flights by airline", { model, rows: [[1]] });
    expect(queries).toEqual([]);
    expect(content).toContain("“punctual”");
    const least = await ask("which airline is the least punctual?", { model, rows: [["A", 1]] });
    expect(least.queries[0]?.sqlQuery).toContain("MEASURE(on_time_rate)");
    expect(least.content).toContain("I read “punctual” as On-time rate.");
  });

  it("an or between values is no limit", async () => {
    expect(await statementOf("revenue in Berlin or Hamburg", ofStores)).toContain(
      "store IN ('Berlin', 'Hamburg')",
    );
  });
});

describe("D14: names in other words of the same meaning", () => {
  it.each(["total fines still unpaid", "unpaid fines"])("%s: are outstanding", async (question) => {
    const { content, queries } = await ask(question, library);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(fines_owed)");
    expect(queries[0]?.sqlQuery).not.toContain("MEASURE(fines)");
    expect(content).toContain("I read “unpaid” as Fines outstanding.");
  });

  it.each([
    ["who has 8 euros or more of unpaid fines", "SELECT reader, MEASURE(fines_owed)"],
    ["biggest single fine in 2025", "SELECT MEASURE(largest)"],
    ["how many loans have gone missing", "status = 'missing'"],
    ["how often did Leeds borrow in 2025", "SELECT MEASURE(loan_count)"],
    ["loans of readers who live in Leeds", "town = 'Leeds'"],
    ["how many people did we fine in 2025", "MEASURE(fines)"],
  ])("%s", async (question, part) => {
    expect(await statementOf(question)).toContain(part);
  });

  it("members that never took anything out are those of the cube that counts members", async () => {
    expect(await statementOf("how many members have never taken anything out")).toContain(
      "id NOT IN (SELECT reader_id FROM loans",
    );
  });
});
