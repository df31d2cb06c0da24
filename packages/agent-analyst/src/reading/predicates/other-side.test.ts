import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { marina, marinaValues } from "../../fixtures/marina.fixture.js";

const script = { model: marina, values: marinaValues, rows: [[1]] };
const sqlOf = statementsWith(script);

describe("D14: a condition against what it is not", () => {
  it.each([
    ["morning trips vs evening trips", "is_morning, MEASURE(trip_count)"],
    ["morning trips vs evenings by skipper", "skipper, is_morning, MEASURE(trip_count)"],
    ["morning trips versus afternoon ones in June", "departs_at >= DATE '2026-06-01'"],
    ["morning trips vs evenings places sold", "is_morning, MEASURE(places_sold)"],
    [
      "places sold on morning trips versus afternoon trips in June",
      "SELECT is_morning, MEASURE(places_sold) AS places_sold FROM",
    ],
    ["rent billed for covered vs open berths", "is_covered, MEASURE(rent)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("says what is taken for the other side", async () => {
    const { content } = await ask("morning trips vs evenings", script);
    expect(content).toContain("I take “evenings” as all that are not Morning trip.");
  });

  it.each([
    "average places of morning trips vs evening trips",
    "rent covered vs North Quay",
    "rent covered vs South Quay",
    "places sold on morning trips vs sunny warm windy ones",
  ])("%s: a value, a name or another figure is asked back", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });
});

describe("D14: which have any", () => {
  it.each([
    "which skippers had cancelled trips this year",
    "which skippers had trips called off this year",
    "which skippers had to call off trips this year",
  ])("%s: those alone", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("skipper, MEASURE(cancelled_trips)");
    expect(sql).toContain("HAVING MEASURE(cancelled_trips) > 0");
  });

  it.each([
    "cancelled trips by skipper",
    "which skippers had the most cancelled trips",
    "which skippers had fewer than 3 cancelled trips",
    "which skippers had trips",
  ])("%s: no limit but its own", async (question) => {
    expect(await sqlOf(question)).not.toContain("> 0");
  });
});

describe("D14: nobody, and nothing at all", () => {
  it.each([
    "quays where nobody started since July",
    "which quays have not had anybody start since July",
    "quays that have not had anyone start since July",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("quay NOT IN (SELECT quay FROM leases");
    expect(sql).toContain("started_on >= DATE '2026-07-01'");
  });

  it.each([
    "owners who never leased anything",
    "how many people on our owner list have never leased anything",
    "people on our owner list who never leased a thing",
    "everybody on the owner list who has never leased anything",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(owner_count)");
    expect(sql).toContain("owner NOT IN (SELECT owner FROM leases");
    expect(sql).not.toContain("is_member");
  });
});
