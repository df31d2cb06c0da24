import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view events | Events
  dimension string ref | Event number | | events.ref
  dimension string customer | Customer | | events.customer
  dimension string manager | Event manager | | events.manager
  dimension time enquired_at | Enquired at | | events.enquired_at
  dimension time confirmed_on | Confirmed on | | events.confirmed_on
  dimension time starts_at | Event date | | events.starts_at
  measure count enquiries | Enquiries | | events.enquiries
  measure count bookings | Booked events | | events.bookings
  measure count events_done | Events done | | events.events_done
  measure count cancellations | Cancellations | | events.cancellations
  measure avg event_value | Average value of an event | | events.event_value
  measure sum outstanding | Outstanding | | events.outstanding
view kitchen | Kitchen
  dimension string ref | Event number | | events.ref
  dimension time due_at | Due at | | orders.due_at
  measure sum portions | Portions | | orders.portions
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    ...(cube.name === "events" ? { defaultTime: "starts_at" } : {}),
    members: cube.members.map((member) =>
      /^(event_value|outstanding)$/.test(member.name)
        ? { ...member, format: "currency" as const, unit: "GBP" }
        : member,
    ),
  })),
};
const script = { model, rows: [[3]] } as const;
const sqlOf = statementsWith(script);

describe("D14: the kind of figure that is asked for", () => {
  it.each([
    ["how many events did we do in october", "MEASURE(events_done)"],
    ["how many events in october", "COUNT(DISTINCT ref)"],
    ["average value of an event in october", "MEASURE(event_value)"],
    ["who owes us money", "SELECT customer, MEASURE(outstanding)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each(["how much did we lose to cancellations", "who had portions in october"])(
    "%s: is asked back, since the figure is of another kind",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );
});

describe("D14: the time that a figure is of", () => {
  it.each([
    ["enquiries in october", "enquired_at >= DATE '2026-10-01'"],
    ["booked events in 2027", "starts_at >= DATE '2027-01-01'"],
    ["portions for monday", "due_at >= DATE '2026-11-23'"],
    ["portions on monday", "due_at >= DATE '2026-11-16'"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("says that the last Monday was taken where the next one may be meant", async () => {
    const { content } = await ask("portions on monday", script);
    expect(content).toContain("I take the last one, 16 November 2026");
    expect((await ask("portions last monday", script)).content).not.toContain(
      "I take the last one",
    );
  });
});

describe("D11: what a figure was taken for is said again", () => {
  it("where the next question keeps it", async () => {
    const first = await ask("terminations in october", script);
    expect(first.content).toContain("I take “terminations” as Cancellations.");
    const { content } = await ask("and in september", { ...script, history: first.history });
    expect(content).toContain("I take “terminations” as Cancellations.");
  });
});
