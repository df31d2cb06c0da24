import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view ferries | Ferry parcels
  dimension string parcel_no | Parcel number | | parcels.parcel_no
  dimension time taken_in | Taken in | | parcels.taken_in
  dimension time landed_at | Landed | unloaded | parcels.landed_at
  dimension time promised_on | Promised | | parcels.promised_on
  dimension string sort | Sort of goods | | parcels.sort
  dimension number weight | Weight | | parcels.weight
  dimension number price | Price | | parcels.price
  dimension string skipper | Skipper | | boats.skipper
  measure count parcel_count | Parcels | packages | parcels.parcel_count
  measure count lost_count | Lost parcels | | parcels.lost_count
  measure sum income | Income | | parcels.income
view riders | Riders
  dimension string rider | Rider | | riders.rider
  dimension string town | Town | | riders.town
  dimension time member_since | Member since | | riders.member_since
  dimension time left_on | Left | | riders.left_on
  measure count rider_count | Riders | | riders.rider_count
  measure count gone_count | Riders who left | | riders.gone_count
`);
const hints: Readonly<Record<string, object>> = {
  landed_at: { description: "Empty until it is on land" },
  left_on: { description: "Empty while they are with us" },
  weight: { unit: "kg" },
  price: { format: "currency" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    ...(cube.name === "ferries" ? { defaultTime: "taken_in" } : { defaultTime: "member_since" }),
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const script = {
  model,
  values: [
    ["skipper", "Anna Berg"],
    ["town", "Leith"],
  ] as const,
  rows: [["a", 1]],
};
const sqlOf = statementsWith(script);
const toLanded = "date_diff('minute', taken_in, landed_at)";

describe("D14: how long something takes", () => {
  it.each([
    ["how long does it take to land a parcel", `SELECT AVG(${toLanded}) / 1440.0`],
    ["average landing time by skipper", `SELECT skipper, AVG(${toLanded}) / 1440.0`],
    ["median landing time per month", `MEDIAN(${toLanded}) / 1440.0`],
    ["how fast do we unload", `SELECT AVG(${toLanded}) / 1440.0`],
    ["how long do parcels of Anna Berg take", "WHERE skipper = 'Anna Berg'"],
    ["turnaround in hours", `SELECT AVG(${toLanded}) / 60.0`],
    ["which skipper lands fastest", "ORDER BY 2 ASC"],
    ["average age of parcels not landed", "DATE '2026-11-21'|TIMESTAMP '2026-11-21 18:00:00'"],
    ["how long have our riders been with us", "COALESCE(left_on, TIMESTAMP '2026-11-21 18:00:00')"],
    ["average tenure of riders who left", "AVG(date_diff('day', member_since, left_on))"],
    ["average tenure by town", "SELECT town, AVG("],
  ])("%s", async (question, part) => {
    const sql = await sqlOf(question);
    expect(part.split("|").some((each) => sql.includes(each))).toBe(true);
  });

  it("is counted in days of the calendar where something was late, and of what was late alone", async () => {
    const { queries, content } = await ask("average days late by sort of goods", script);
    expect(queries[0]?.sqlQuery).toContain(
      "SELECT sort, AVG(date_diff('day', promised_on, landed_at))",
    );
    expect(queries[0]?.sqlQuery).toContain("WHERE date_diff('day', promised_on, landed_at) > 0");
    expect(content).toContain("Days from Promised to Landed > 0");
  });

  it("has a median where the model has the average alone, and says of what time it is", async () => {
    const timed = {
      ...model,
      cubes: model.cubes.map((cube) => ({
        ...cube,
        members: cube.members.map((member) =>
          member.name === "income"
            ? {
                ...member,
                title: "Average lead time",
                aggregate: "avg" as const,
                unit: "days",
                description: "Days from taking in to the landing",
              }
            : member,
        ),
      })),
    };
    const sql = await statementsWith({ ...script, model: timed })("median leadtime by skipper");
    expect(sql).toContain(`SELECT skipper, MEDIAN(${toLanded}) / 1440.0`);
  });

  it("says in its first line what was taken", async () => {
    const { content } = await ask("how long does it take to land a parcel", script);
    expect(content.split("\n")[0]).toBe("Average days from Taken in to Landed · all time");
  });

  it("is the same of other rows in a question that follows", async () => {
    const { history } = await ask("average landing time", script);
    const { queries } = await ask("and by skipper?", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain(`SELECT skipper, AVG(${toLanded})`);
  });

  it.each(["average age of our customers", "how long does it take to paint a boat"])(
    "%s: asked back, where no time says it",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );
});

describe("D14: single rows", () => {
  it.each([
    ["heaviest parcel this year", "MAX(weight)", "DESC NULLS LAST"],
    ["lightest parcel", "MIN(weight)", "ASC NULLS LAST"],
    ["most expensive parcel", "MAX(price)", "DESC NULLS LAST"],
    ["longest parcel ever", `MAX(${toLanded})`, "DESC NULLS LAST"],
    ["latest landing", "MAX(landed_at)", "landed_at < DATE '2026-11-22'"],
    ["who has been a rider the longest", "", ""],
    ["which rider has been with us the longest", "MIN(member_since)", "left_on IS NULL"],
    ["oldest parcel not landed yet", "MIN(taken_in)", "landed_at IS NULL"],
  ])("%s", async (question, figure, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(figure);
    expect(sql).toContain(part);
    expect(sql === "" || sql.endsWith("LIMIT 1")).toBe(true);
  });

  it("come with what tells them", async () => {
    const { queries, content } = await ask("3 heaviest parcels of Anna Berg", {
      ...script,
      rows: [["P-7", "2026-03-01", "fish", "Anna Berg", 40]],
    });
    expect(queries[0]?.sqlQuery).toMatch(
      /^SELECT parcel_no, taken_in, sort, skipper, MAX\(weight\)/,
    );
    expect(queries[0]?.sqlQuery).toContain("LIMIT 3");
    expect(queries[0]?.vegaSpec).toBeUndefined();
    expect(content).toContain("Heaviest 3 of Parcels, by Weight");
    expect(content).toContain(
      "1. Weight 40 kg (Parcel number P-7, Taken in 1 March 2026, Sort of goods fish, Skipper Anna Berg).",
    );
  });

  it("is asked for again of other rows", async () => {
    const { history } = await ask("heaviest parcel", script);
    const { queries } = await ask("and in October?", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("MAX(weight)");
    expect(queries[0]?.sqlQuery).toContain("taken_in >= DATE '2026-10-01'");
  });

  it.each(["biggest skipper by income", "top 3 skippers by parcels"])(
    "%s: a group",
    async (question) => {
      expect(await sqlOf(question)).toContain("SELECT skipper, MEASURE(");
    },
  );
});

describe("D14: ages, and limits on how long something lasts", () => {
  it("counts by bands of ages what is not over", async () => {
    const sql = await sqlOf("parcels by age");
    expect(sql).toContain(
      "CASE WHEN date_diff('day', taken_in, TIMESTAMP '2026-11-21 18:00:00') <= 7",
    );
    expect(sql).toContain("landed_at IS NULL");
  });

  it.each([
    ["parcels that took more than 10 days", `${toLanded} / 1440.0 > 10`],
    ["how many parcels took less than 12 hours to land", `${toLanded} / 60.0 < 12`],
    ["parcels older than 30 days", "2026-10-2"],
  ])("%s", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(parcel_count)");
    expect(sql).toContain(part);
  });

  it.each([
    "how many riders have we been working with for more than ten years",
    "riders that have been with us for more than ten years",
  ])("%s: since they joined", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(rider_count)");
    expect(sql).toContain("member_since < DATE '2016-11-21'");
  });
});
