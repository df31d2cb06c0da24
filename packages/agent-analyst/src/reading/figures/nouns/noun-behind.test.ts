import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
view ticketing | Tickets
  dimension string stand | Stand | | tickets.stand
  dimension string seat_colour | Colour | | tickets.seat_colour
  dimension string seat | Seat | | tickets.seat
  dimension string season | Season | | matches.season
  dimension time sold_at | Sold at | | tickets.sold_at
  dimension time kicks_off_at | Kick-off | | matches.kicks_off_at
  measure sum tickets_sold | Tickets sold | tickets | tickets.tickets_sold
  measure sum revenue | Ticket revenue | | tickets.revenue
  measure count match_count | Number of matches | games | matches.match_count
  measure count no_shows | No-shows | | matches.no_shows
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    defaultTime: "sold_at",
    members: cube.members.map((member) => ({
      ...member,
      ...(member.name === "revenue" ? { format: "currency" as const, unit: "GBP" } : {}),
      ...(member.name === "match_count" ? { rows: [] } : {}),
      ...(member.name === "no_shows"
        ? { rows: [{ dimension: "stand", holds: "one_of" as const, values: ["N"] }] }
        : {}),
    })),
  })),
};
const script = { model, values: [["season", "2025/26"]] as const, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D14: what a figure is for", () => {
  it.each([
    "ticket revenue by stand for matches in October",
    "ticket revenue by stand at the games in October",
    "number of tickets by stand and season for the games in October",
    "how many tickets did we sell per stand for yesterday's match",
  ])("%s: is not counted beside it, and has its own time", async (question) => {
    const { queries, content } = await ask(question, script);
    const sql = queries.at(-1)?.sqlQuery ?? "";
    expect(sql).not.toContain("match_count");
    expect(sql).toContain("kicks_off_at >= DATE");
    expect(content).toContain("I take their time as Kick-off.");
  });

  it("stays that figure in a next question", async () => {
    const { history } = await ask("ticket revenue by stand for matches in October", script);
    const { queries } = await ask("and for matches in September?", { ...script, history });
    expect(queries.at(-1)?.sqlQuery).toContain("MEASURE(revenue)");
    expect(queries.at(-1)?.sqlQuery).not.toContain("match_count");
  });

  it("is counted beside it where it is joined to it", async () => {
    expect(await sqlOf("ticket revenue and number of matches in October")).toContain("match_count");
  });

  it("is asked back where it is a count of some alone, which no reading restricts to", async () => {
    expect(await sqlOf("ticket revenue from no-shows in October")).toBe("");
  });
});

describe("D14: the kind of a thing", () => {
  it("makes no groups of the things as well", async () => {
    const sql = await sqlOf("ticket revenue of each colour of seat");
    expect(sql).toContain("SELECT seat_colour, MEASURE(revenue)");
    expect(sql).not.toContain("seat_colour, seat,");
  });
});

describe("D14: a time that is named by what happened then", () => {
  it.each([
    "ticket revenue in October, by date of sale",
    "ticket revenue in October, dated on date of sale",
    "ticket revenue in October by sale date",
    "ticket revenue in October, going by the date it was sold",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("sold_at >= DATE '2026-10-01'");
    expect(sql).not.toContain("GROUP BY");
  });
});

describe("D14: what a view is called after", () => {
  it("is counted by the figure of its name, and not by what it is for", async () => {
    const pieces = {
      ...model,
      cubes: model.cubes.map((cube) => ({
        ...cube,
        title: "Tickets and matches",
        members: cube.members
          .filter(({ name }) => name !== "revenue")
          .map((member) => (member.name === "tickets_sold" ? { ...member, synonyms: [] } : member)),
      })),
    };
    const asked = statementsWith({ model: pieces, rows: [[3]] });
    expect(await asked("how many tickets in October")).toContain("MEASURE(tickets_sold)");
    const forMatches = await asked("tickets by stand for matches in October");
    expect(forMatches).toContain("MEASURE(tickets_sold)");
    expect(forMatches).not.toContain("match_count");
  });
});
