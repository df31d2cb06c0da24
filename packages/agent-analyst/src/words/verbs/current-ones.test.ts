import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view lessons | Lessons
  dimension time held_on | Held on | | lessons.held_on
  dimension string pupil | Pupil | | pupils.pupil
  dimension string status | Attendance | | lessons.status
  measure count lesson_count | Lessons | | lessons.lesson_count
view pupils | Pupils
  dimension string pupil | Pupil | | pupils.pupil
  dimension string teacher | Teacher | | pupils.teacher
  dimension string town | Town | | pupils.town
  dimension time joined_on | Joined on | | pupils.joined_on
  measure count current_pupils | Current pupils | | pupils.current_pupils
  measure count all_pupils | All pupils ever | | pupils.all_pupils
`);
const values = [
  ["teacher", "Huw Davies"],
  ["town", "Leeds"],
] as const;
const script = { model, values, rows: [[1]] };
const sqlOf = statementsWith(script);

describe("D14: those of now, where the model counts them", () => {
  it.each([
    "how many pupils have we got at the moment?",
    "how many pupils do we have",
    "how many pupils does Huw Davies have?",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("MEASURE(current_pupils)");
  });

  it("of another time it is not them", async () => {
    expect(await sqlOf("how many pupils did we have in May")).not.toContain("current_pupils");
  });

  it("those that are spoken of next are of them", async () => {
    const { history } = await ask("how many pupils have we got at the moment?", script);
    const { queries } = await ask("and how many of those are in Leeds?", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(current_pupils)");
    expect(queries[0]?.sqlQuery).toContain("town = 'Leeds'");
  });
});
