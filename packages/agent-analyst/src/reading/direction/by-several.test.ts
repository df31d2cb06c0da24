import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view tickets | Tickets
  dimension string company | Company | | tickets.company
  dimension string attendee | Attendee | | tickets.attendee
  dimension string event | Event | | tickets.event
  measure count ticket_count | Tickets | | tickets.ticket_count
`);
const script = { model, values: [], rows: [["a", 5]] } as const;
const sqlOf = statementsWith(script);

describe("D14: ranked by several of something", () => {
  it("top 5 companies by attendees: by how many there are, which is said", async () => {
    const { queries, content } = await ask("top 5 companies by attendees", script);
    expect(queries[0]?.sqlQuery).toMatch(/SELECT company, COUNT\(DISTINCT attendee\).*LIMIT 5/);
    expect(content).toContain("Number of different values of Attendee");
  });

  it("top 5 companies by event: of each", async () => {
    expect(await sqlOf("top 5 companies by event")).toContain("company, event");
  });

  it("tickets by attendees are grouped by them", async () => {
    expect(await sqlOf("tickets by attendees")).toMatch(/SELECT attendee, MEASURE\(ticket_count\)/);
  });

  it("the model's own count of them is taken where it has one", async () => {
    const own = modelOf(`
view tickets | Tickets
  dimension string company | Company | | tickets.company
  dimension string attendee | Attendee | | tickets.attendee
  measure count ticket_count | Tickets | | tickets.ticket_count
  measure count_distinct unique_attendees | Unique attendees | | tickets.unique_attendees
`);
    const ownSql = statementsWith({ ...script, model: own });
    expect(await ownSql("top 5 companies by attendees")).toContain("MEASURE(unique_attendees)");
  });
});
