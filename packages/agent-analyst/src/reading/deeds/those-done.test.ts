import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view kitchen | Kitchen
  dimension string dish | Dish | | dishes.dish
  dimension string occasion | Occasion | | events.occasion
  dimension time due_at | Due at | | orders.due_at
  measure count order_count | Kitchen orders | | orders.order_count
cube events | Events
  dimension string occasion | Occasion
  dimension time starts_at | Event date
  measure count enquiries | Enquiries
  measure count events_done | Events done
view work | Work
  dimension string mechanic | Mechanic | | jobs.mechanic
  dimension time raised_at | Raised | | jobs.raised_at
  dimension time completed_at | Completed | | jobs.completed_at
  measure count job_count | Jobs | | jobs.job_count
  measure count completed_jobs | Completed jobs | | jobs.completed_jobs
view diary | Diary
  dimension string learner | Learner | | learners.learner
  dimension string teacher | Teacher | | lessons.teacher
  dimension time starts_at | Start of the lesson | | lessons.starts_at
  dimension time joined_on | Joined on | | learners.joined_on
  measure count lesson_count | Lessons | | lessons.lesson_count
cube learners | Learners
  dimension string learner | Learner
  dimension string teacher | Own teacher
  dimension time joined_on | Joined on
  measure count learner_count | Number of learners
cube teachers | Teachers
  dimension string teacher | Teacher
  measure count teacher_count | Number of teachers
`);
const script = { model, values: [["occasion", "Wedding"]] as const, rows: [[7]] };
const sqlOf = statementsWith(script);

describe("D14: what we did is what was done, where the model counts that", () => {
  it("jobs that we did were completed then", async () => {
    const sql = await sqlOf("how many jobs did we do last month");
    expect(sql).toContain("MEASURE(completed_jobs)");
    expect(sql).toContain("completed_at >= DATE '2026-10-01'");
  });

  it("jobs alone are all of them", async () =>
    expect(await sqlOf("how many jobs last month")).toContain("MEASURE(job_count)"));

  it("a kind of event is counted where the events are, and not what is cooked for them", async () => {
    const sql = await sqlOf("how many weddings did we do this year");
    expect(sql).toContain("MEASURE(events_done)");
    expect(sql).toContain("FROM events");
  });
});

describe("D14: who did something is who has the time of it", () => {
  it("learners joined, and no teachers of theirs, whether or not they had a lesson", async () => {
    const sql = await sqlOf("who joined last month");
    expect(sql).toContain("FROM learners");
    expect(sql).toContain("joined_on >= DATE '2026-10-01'");
  });
});
