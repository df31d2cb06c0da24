import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view notes | Notes of guests
  dimension string host | Host | | hosts.host
  dimension string host_kind | Kind of host | | hosts.host_kind
  dimension time written_on | Written | | notes.written_on
  measure count note_count | Notes | | notes.note_count
  measure avg average_rating | Average rating | | notes.average_rating
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "host_kind" ? { ...member, description: "F farmer, H hotelier" } : member,
    ),
  })),
};
const sqlOf = statementsWith({ model, values: [["host_kind", "F"]], rows: [["a", 1, 2]] });

describe("D14: those of a kind, by rank and by a limit on each", () => {
  it.each([
    ["3 worst rated farmers, min 10 notes", "LIMIT 3"],
    ["worst rated farmers with a minimum of 10 notes", "ASC"],
    ["top 5 farmers by average rating, at least 10 notes", "LIMIT 5"],
    ["which farmer has the lowest average rating, minimum 10 notes", "ASC"],
  ])("%s", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("host_kind = 'F'");
    expect(sql).toMatch(/^SELECT host, MEASURE\(average_rating\)/);
    expect(sql).toContain("HAVING MEASURE(note_count) >= 10");
    expect(sql).toContain(part);
  });

  it("of all of them as well", async () => {
    const sql = await sqlOf("best rated hosts, min 20 notes");
    expect(sql).toMatch(/^SELECT host, MEASURE\(average_rating\)/);
    expect(sql).toContain("HAVING MEASURE(note_count) >= 20");
  });
});
