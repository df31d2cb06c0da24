import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const school = modelOf(`
view exams | Exams | exams
  dimension string pupil | Pupil | | exams.pupil
  dimension time exam_on | Day of the exam | | exams.exam_on
  dimension time entered_on | Entered on | | exams.entered_on
  measure count exam_count | Exams | | exams.exam_count
  measure sum fees | Exam fees | | exams.fees
view hires | Hires | hires
  dimension string weekday | Weekday | | hires.weekday
  dimension time hired_on | Hired on | | hires.hired_on
  dimension time due_back_on | Due back on | | hires.due_back_on
  dimension time returned_on | Returned on | | hires.returned_on
  measure count hire_count | Hires | | hires.hire_count
view repairs | Repairs | repairs
  dimension time appointment | Appointment | | repairs.appointment
  dimension time reported_on | Reported on | | repairs.reported_on
  measure count repair_count | Repairs | | repairs.repair_count
`);
const script = { model: school, rows: [[3]] } as const;
/** Asked on Saturday, 21 November 2026. */
const sqlOf = statementsWith(script);

describe("D14: a time whose name says no year, of what is planned", () => {
  it.each([
    ["exams in december", "exam_on >= DATE '2026-12-01'"],
    ["hires due back in december", "due_back_on >= DATE '2026-12-01'"],
    ["repairs for monday", "appointment >= DATE '2026-11-23'"],
  ])("%s: is the coming one", async (question, condition) => {
    const { queries, content } = await ask(question, script);
    expect(queries.at(-1)?.sqlQuery).toContain(condition);
    expect(content).toContain("I take the coming one");
  });

  it.each([
    ["exam fees in december", "exam_on >= DATE '2025-12-01'"],
    ["hires due back in october", "due_back_on >= DATE '2026-10-01'"],
    ["hires due back last december", "due_back_on >= DATE '2025-12-01'"],
    ["hires due back in december 2025", "due_back_on >= DATE '2025-12-01'"],
    ["how many hires were due back in december", "due_back_on >= DATE '2025-12-01'"],
    ["hires returned in december", "returned_on >= DATE '2025-12-01'"],
    ["hires hired in december", "hired_on >= DATE '2025-12-01'"],
  ])("%s: is over", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("is the last one where nothing is there for the coming one, which is said", async () => {
    const { queries, content } = await ask("hires due back in december", {
      ...script,
      rows: [[0]],
    });
    expect(queries.map(({ sqlQuery = "" }) => sqlQuery.includes("2025-12-01"))).toEqual([false, true]); // prettier-ignore
    expect(content).toContain(
      "I take the last one, December 2025: nothing is there for December 2026.",
    );
    expect(content).not.toContain("coming one");
  });
});

describe("D14: one day of the week where the model has days of the week", () => {
  it("is the last one", async () => {
    expect(await sqlOf("hires on friday")).toContain("hired_on >= DATE '2026-11-20'");
    expect(await sqlOf("hires on fridays")).toContain("isodow(hired_on)");
  });
});

describe("D14: what comes to an end ahead", () => {
  it("is by when it is due, where the other time is of what is over", async () => {
    expect(await sqlOf("hires returned next month")).toContain("due_back_on >= DATE '2026-12-01'");
  });
});

const crossings = modelOf(`
view bookings | Bookings | bookings
  dimension time booked_at | Booked at | | bookings.booked_at
  dimension time sails_at | Scheduled departure | | sailings.sails_at
  measure count booking_count | Bookings | | bookings.booking_count
view complaints | Complaints | complaints
  dimension time received_at | Received at | | complaints.received_at
  dimension time sails_at | Scheduled departure | | sailings.sails_at
  measure count complaint_count | Complaints | | complaints.complaint_count
`);

describe("D14: what is booked for a time", () => {
  const asked = statementsWith({ model: crossings, rows: [[3]] });

  it.each([
    ["how many bookings have we got for next week", "sails_at >= DATE '2026-11-23'"],
    ["bookings for december", "sails_at >= DATE '2026-12-01'"],
    ["bookings in december", "booked_at >= DATE '2025-12-01'"],
    ["bookings made in december", "booked_at >= DATE '2025-12-01'"],
    ["bookings for october", "booked_at >= DATE '2026-10-01'"],
    ["complaints for december", "received_at >= DATE '2025-12-01'"],
  ])("%s: %s", async (question, condition) => {
    expect(await asked(question)).toContain(condition);
  });

  it("is said", async () => {
    const { content } = await ask("bookings for december", { model: crossings, rows: [[3]] });
    expect(content).toContain("I take the month as that of Scheduled departure");
  });
});
