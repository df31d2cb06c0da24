import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const school = modelOf(`
cube pupils | Pupils
  dimension number id | ID
  dimension string branch | Branch
  dimension number age | Age
  measure count pupil_count | Pupils
view timetable | Timetable
  dimension number minutes | Length | | lessons.minutes
  dimension time begun_at | Begun | | lessons.begun_at
  dimension string instrument | Instrument | | lessons.instrument
  measure count lesson_count | Lessons | | lessons.lesson_count
  dimension string branch | Branch | | pupils.branch
  dimension number age | Age | | pupils.age
`);
const script = { model: school, rows: [["North", 12]] };

describe("D14: a figure of a parent's column", () => {
  it.each(["average age by branch", "median age by branch", "average age"])(
    "%s: over the parent's own rows",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain("FROM pupils");
      expect(content).not.toContain("counts here");
    },
  );

  it("where those lack what is named, it is said how often each counts", async () => {
    const { queries, content } = await ask("average age by instrument", script);
    expect(queries[0]?.sqlQuery).toContain("FROM timetable");
    expect(content).toContain(
      "Age is of Pupils, each of which counts here once for each of its rows in Timetable.",
    );
  });

  it("a column of the rows themselves stays theirs", async () => {
    const { queries, content } = await ask("average length by branch", script);
    expect(queries[0]?.sqlQuery).toContain("FROM timetable");
    expect(content).not.toContain("counts here");
  });
});

describe("D14: another figure of the same name", () => {
  const two = modelOf(`
cube pupils | Pupils
  dimension string branch | Branch
  measure count count | Pupils
cube teachers | Teachers
  dimension string branch | Branch
  measure count count | Teachers
`);

  it("counts of different things are none of each other", async () => {
    const { content, queries } = await ask("pupils by branch", {
      model: two,
      rows: [["North", 3]],
    });
    expect(queries).toHaveLength(1);
    expect(content).not.toContain("has another one");
  });
});
