import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../../fixtures/music-school.fixture.js";
import { workshop, workshopValues } from "../../../fixtures/workshop.fixture.js";

const others = modelOf(`
view booked | Hours booked
  dimension time booked_on | Booked | | booked.booked_on
  measure sum hours_booked | Hours booked | | booked.hours_booked
view given_up | Hours given up
  dimension time cancelled_on | Cancelled | | given_up.cancelled_on
  measure sum hours_cancelled | Hours cancelled | | given_up.hours_cancelled
cube sites | Sites
  dimension string site | Site
  dimension time opened_on | Opened
  measure sum floor_area | Floor area
`);
/** The school with two more lists, and the sites that it has. */
const withHours = {
  ...musicSchool,
  cubes: [
    ...musicSchool.cubes,
    ...others.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "floor_area" ? { ...member, unit: "m²" } : member,
      ),
    })),
  ],
};

const script = { model: workshop, values: workshopValues, rows: [[1.5]] };
const october = (time: string): string =>
  `${time} >= DATE '2026-10-01' AND ${time} < DATE '2026-11-01'`;
const sql = `SELECT 1.0 * MEASURE(cafe_sales) / NULLIF((SELECT MEASURE(guests) FROM gate WHERE ${october("counted_on")}), 0) AS cafe_sales_per_guests FROM cafe WHERE ${october("sold_on")}`;

describe("D14: figures of two cubes, one divided by the other", () => {
  it.each([
    "cafe sales per guest in october",
    "what were cafe sales per guest in October?",
    "cafe takings per guest in october",
    "cafe spend per guest in october",
    "average cafe sales per guest in october",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toBe(sql);
    expect(content).toContain("Cafe sales divided by Guests is 1.50.");
    expect(content).toContain("I divide Cafe sales of Cafe by Guests of Visitors at the gate");
  });

  it.each(["cafe sales per hundred guests in october", "cafe sales per 100 guests in october"])(
    "%s: for so many",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toBe(sql.replace("1.0 *", "100.0 *"));
      expect(content).toContain("Cafe sales per 100 Guests");
    },
  );

  it("for so many by town", async () => {
    const { queries } = await ask("cafe sales per 1,000 guests by town in october", script);
    expect(queries[0]?.sqlQuery).toContain("1000.0 * COALESCE(above.figure, 0)");
  });

  it("takes up another time, and no groups", async () => {
    const { history } = await ask("cafe sales per guest in september", script);
    const { queries } = await ask("and in october?", { ...script, history });
    expect(queries[0]?.sqlQuery).toBe(sql);
    const grouped = await ask("and by town?", { ...script, history });
    expect(grouped.queries).toEqual([]);
  });

  it.each([
    "cafe sales per guest by town in october",
    "cafe sales per guest for each town in october",
    "average cafe sales per guest by town in october",
  ])("%s: in groups that both have", async (question) => {
    const grouped = { ...script, rows: [["Leeds", 1.5]] };
    const { queries, content } = await ask(question, grouped);
    expect(queries[0]?.sqlQuery).toBe(
      `WITH above AS (SELECT town AS name, MEASURE(cafe_sales) AS figure FROM cafe WHERE ${october("sold_on")} GROUP BY 1), ` +
        `below AS (SELECT town AS name, MEASURE(guests) AS figure FROM gate WHERE ${october("counted_on")} GROUP BY 1) ` +
        "SELECT COALESCE(above.name, below.name) AS town, 1.0 * COALESCE(above.figure, 0) / NULLIF(below.figure, 0) AS cafe_sales_per_guests " +
        "FROM above FULL JOIN below ON above.name IS NOT DISTINCT FROM below.name ORDER BY 2 DESC NULLS LAST, 1",
    );
    expect(content).toContain("each by its own time");
  });

  it.each([
    "cafe sales per guest",
    "cafe sales per guest in Leeds in october",
    "cafe sales per guest by customer in october",
    "cafe sales per guest in october vs september",
    "cafe sales per sunny guest in october",
    "cafe sales not per guest in october",
    "occupancy per repair in october",
    "cafe sales per member in october",
    "customers per guest in october",
  ])("%s: what it cannot divide, it does not", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });
});

const school = { model: musicSchool, values: musicSchoolValues, rows: [[2]] };
const sqlOf = statementsWith(school);

describe("D14: figures of two cubes, whose rows belong to one another", () => {
  it.each([
    "enrolments per lesson",
    "average number of enrolments per lesson",
    "average number of enrolments per lesson by instrument",
    "enrolments per lesson in 2025",
  ])("%s: also without a time", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(booking_count)");
    expect(sql).toContain("MEASURE(lesson_count)");
    expect(sql).not.toContain("lesson_status");
  });

  it.each([
    "what share of the hours booked in 2025 was cancelled",
    "what % of hours booked were cancelled in 2025",
  ])("%s: a part that the verb and the noun of the whole name", async (question) => {
    const { queries, content } = await ask(question, { ...school, model: withHours });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(hours_cancelled)");
    expect(queries[0]?.sqlQuery).toContain("MEASURE(hours_booked)");
    expect(content).toContain("200 %");
  });

  it.each(["net sales per square metre in 2025", "net sales per sqm by site in 2025"])(
    "%s: what is there all the time has no time",
    async (question) => {
      const { queries, content } = await ask(question, { ...school, model: withHours });
      expect(queries[0]?.sqlQuery).toContain("MEASURE(floor_area)");
      expect(queries[0]?.sqlQuery).not.toContain("opened_on");
      expect(content).toContain("of which I take all that there is");
    },
  );
});
