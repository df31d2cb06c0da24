import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
view ticketing | Tickets
  dimension string film | Film | | films.film
  dimension time show_on | Show day | | tickets.show_on
  measure sum admissions | Admissions | | tickets.admissions
  measure sum box_office | Box office | | tickets.box_office
view hospitality | Hospitality
  dimension string company | Company | | bookings.company
  dimension time booked_on | Booked on | | bookings.booked_on
  measure count booking_count | Bookings | | bookings.booking_count
  measure sum hospitality_revenue | Hospitality revenue | | bookings.hospitality_revenue
view programme | Screenings
  dimension string site | Site | | screenings.site
  dimension number delay_min | Start delay | | screenings.delay_min
  dimension number arrival_delay | Arrival delay | | screenings.arrival_delay
  dimension time starts_at | Starts at | | screenings.starts_at
  measure count screening_count | Number of screenings | screenings | screenings.screening_count
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      ...(/^(box_office|hospitality_revenue)$/.test(member.name)
        ? { format: "currency" as const, unit: "GBP" }
        : {}),
      ...(/delay/.test(member.name) ? { unit: "minutes" } : {}),
    })),
  })),
};
const sqlOf = statementsWith({ model, rows: [["a", 3]] });

describe("D14: those that came to so much money", () => {
  it.each([
    ["films that took more than £60k in October", "film", "MEASURE(box_office) > 60000"],
    ["which films took more than 60k in October", "film", "MEASURE(box_office) > 60000"],
    ["films that made at least 1 million pounds", "film", "MEASURE(box_office) >= 1000000"],
    ["companies that spent more than £20,000 on hospitality", "company", "MEASURE(hospitality_revenue) > 20000"],
    ["which companies spent less than 500", "company", "MEASURE(hospitality_revenue) < 500"],
  ])("%s", async (question, thing, limit) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`SELECT ${thing},`);
    expect(sql).toContain(`HAVING ${limit}`);
  }); // prettier-ignore

  it.each(["films that took more than 60 days in 2025", "which films took more than 3 sites"])(
    "%s: is no money",
    async (question) => expect(await sqlOf(question)).not.toContain("box_office"),
  );
});

describe("D14: rows that were so late", () => {
  it.each([
    ["how many screenings started more than 10 minutes late in October", "delay_min > 10"],
    ["how many screenings started more than an hour late", "delay_min > 60"],
    ["screenings that started late by at least 5 minutes", "delay_min >= 5"],
    ["how many screenings arrived more than 20 minutes late", "arrival_delay > 20"],
  ])("%s", async (question, limit) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(screening_count)");
    expect(sql).toContain(limit);
  });

  it("are asked back where two columns say how late, and no word which", async () => {
    expect(await sqlOf("how many screenings were more than 20 minutes late")).toBe("");
  });
});
