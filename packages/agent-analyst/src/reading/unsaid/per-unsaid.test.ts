import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const model = withFacts(
  modelOf(`
view takings | Takings
  dimension string site | Site | | sites.site
  dimension string plan | Plan | | takings.plan
  dimension time paid_on | Paid on | | takings.paid_on
  measure sum takings | Takings | | takings.takings
view stays | Stays
  dimension string site | Site | | sites.site
  dimension string channel | Channel | | stays.channel
  dimension number nights_stayed | Nights stayed | | stays.nights_stayed
  dimension time starts_on | Start of the stay | | stays.starts_on
  measure count stay_count | Stays | bookings | stays.stay_count
  measure number adr | Rate per night | | stays.adr
`),
  { plan: { description: "HOT hot desk, DED own desk, STY stay" } },
);
const values = [
  ["plan", "HOT"],
  ["plan", "DED"],
  ["plan", "STY"],
] as const;
const script = { model, values, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: what stands behind per divides, or is listed, or is asked back", () => {
  it.each(["takings per desk by site", "takings per desk by site this year"])(
    "%s: no takings of those whose plan is a desk",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toHaveLength(0);
      expect(content).toContain("did not understand “per”");
    },
  );

  it("nights per booking by channel: no number of bookings", async () => {
    expect(await sqlOf("nights per booking by channel")).not.toContain("MEASURE(stay_count)");
  });

  it.each([
    ["takings per site", "SELECT site, MEASURE(takings)"],
    ["takings for hot desks per site", "SELECT site, MEASURE(takings)"],
    ["takings per month by site", "MEASURE(takings)"],
    ["rate per night by channel", "SELECT channel, MEASURE(adr)"],
    ["stays per channel by site", "MEASURE(stay_count)"],
  ])("%s: %s", async (question, sql) => {
    expect(await sqlOf(question)).toContain(sql);
  });
});

const sponsored = modelOf(`
view sponsoring | Sponsorships
  dimension string sponsor | Sponsor | | sponsors.sponsor
  dimension string tier | Tier | | sponsorships.tier
  dimension time signed_on | Signed on | | sponsorships.signed_on
  measure sum leads_scanned | Leads scanned | | sponsorships.leads_scanned
`);

describe("D14: what stands behind per may have a name of its own before it", () => {
  it("leads per sponsor tier: by tier", async () => {
    const sql = await statementsWith({ model: sponsored, rows: [["a", 1]] })(
      "leads per sponsor tier",
    );
    expect(sql).toContain("SELECT tier, MEASURE(leads_scanned)");
  });

  it("bookings by month are no ratio of two kinds of them, whose time is called alike", async () => {
    const rides = modelOf(`
view bookings | Bookings
  dimension string channel | Channel
  dimension time booked_on | Bookings made
  measure count booking_count | Bookings
`);
    const kinds = [
      ["channel", "WEB"],
      ["channel", "EDI"],
    ] as const;
    const { queries } = await ask("ratio of web to edi bookings by month", {
      model: rides,
      values: kinds,
      rows: [["2025-01-01", 1]],
    });
    expect(queries).toEqual([]);
  });
});
