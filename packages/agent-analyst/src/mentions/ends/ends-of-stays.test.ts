import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../fixtures/models/camp.fixture.js";

const sqlOf = statementsWith({ model: camp, values: campValues, rows: [[3]] });

describe("D14: when stays begin and end", () => {
  it.each([
    ["bookings that began in August", "arrival_on"],
    ["bookings that ended in August", "departure_on"],
    ["cancellation rate by channel for everything booked in 2025", "booked_on"],
    ["bookings made in May by channel", "booked_on"],
  ])("%s: by %s", async (question, time) => {
    expect(await sqlOf(question)).toContain(`${time} >= DATE`);
  });
});

const clinic = modelOf(`
cube appointments | Appointments
  dimension string channel | Booking channel
  dimension time starts_at | Starts at
  dimension time booked_on | Booked on
  measure count appointment_count | Number of appointments
`);
const model = {
  ...clinic,
  cubes: clinic.cubes.map((cube) => ({ ...cube, defaultTime: "starts_at" })),
};
const ofClinic = statementsWith({ model, values: [], rows: [[3]] });

describe("D14: the time of what is counted", () => {
  it("stands beside it, whenever they were booked", async () => {
    expect(await ofClinic("how were the appointments of September booked, by channel")).toContain(
      "starts_at >= DATE",
    );
  });

  it("is that of the verb where it stands beside that", async () => {
    expect(await ofClinic("appointments booked in September by channel")).toContain(
      "booked_on >= DATE",
    );
  });
});
