import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view halls | Halls
  dimension string hall | Hall
  dimension string show | Show
  dimension string hall_manager | Hall manager
  dimension string channel | Channel
  dimension number seats | Seats of the hall
  dimension number years | Years of service
  measure count hall_count | Halls
  measure sum tickets | Tickets sold
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "channel"
        ? { ...member, description: "BO box office, WEB website, TEL telephone" }
        : member,
    ),
  })),
};
const values = [
  ["channel", "TEL"],
  ["channel", "WEB"],
] as const;
const sqlOf = statementsWith({ model, values, rows: [["a", 5]] });

describe("D14: who has to do with the most has the most", () => {
  it.each([
    "which hall manager is responsible for the most halls",
    "which hall manager looks after the most halls",
    "which hall manager is in charge of the most halls",
    "which hall manager runs the most halls",
    "which hall manager takes care of the most halls",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT hall_manager, MEASURE(hall_count)");
    expect(sql).toContain("ORDER BY 2 DESC");
  });

  it("more than so many are a limit", async () => {
    expect(await sqlOf("which hall managers look after more than 3 halls")).toContain(
      "HAVING MEASURE(hall_count) > 3",
    );
  });

  it.each([
    ["which hall manager is responsible for the most seats", "SUM(seats)"],
    ["which hall manager has the most seats", "SUM(seats)"],
    ["which hall manager has the most years of service", "AVG(years)"],
  ])("%s: things are added up, and years are not", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });
});

describe("D14: a name that is a verb of asking as well", () => {
  it.each(["best selling show in each hall", "top show in each hall by tickets sold"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toContain('SELECT "show", hall');
    },
  );
});

describe("D14: ways to reach somebody by either name", () => {
  it.each([
    ["tickets sold over the phone", "channel = 'TEL'"],
    ["tickets sold by telephone", "channel = 'TEL'"],
    ["tickets sold online", "channel = 'WEB'"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });
});
