import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube clients | Clients
  dimension string office | Office | |
  dimension time onboarded_on | Onboarded on | |
  dimension time left_on | Left on | |
  measure count client_count | Clients | |
  measure count lost | Clients lost | |
cube reservations | Reservations
  dimension string source | Source | |
  dimension time made_at | Reservation made | |
  dimension time reserved_for | Reserved for | |
  measure count reservation_count | Reservations | |
cube memberships | Memberships
  dimension string tier | Tier | |
  dimension time started_on | Member since | |
  dimension time cancelled_on | Cancelled on | |
  measure count membership_count | Memberships | |
  measure count cancellations | Membership cancellations | |
`);
const times: Readonly<Record<string, string>> = {
  clients: "onboarded_on",
  memberships: "started_on",
  reservations: "reserved_for",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({ ...cube, defaultTime: times[cube.name] ?? "" })),
};
const sqlOf = statementsWith({ model, rows: [["a", 5]] });

describe("D14: a loss is dated by when it happened", () => {
  it.each([
    ["clients lost this year by office", "left_on"],
    ["how many clients did we lose this year", "left_on"],
    ["membership cancellations this year by tier", "cancelled_on"],
    ["clients this year", "onboarded_on"],
    ["reservations this year by source", "reserved_for"],
  ])("%s", async (question, time) => {
    expect(await sqlOf(question)).toContain(`${time} >= DATE '2026-01-01'`);
  });
});
