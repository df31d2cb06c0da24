import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { codedValuesOf } from "../coded-values.js";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube swimmers | Swimmers
  dimension string swimmer | Swimmer
  dimension string kind | Kind of swimmer
  dimension time born_on | Date of birth
  dimension time came_on | Member since
  measure count swimmer_count | Swimmers
cube coaches | Coaches
  dimension string coach | Coach
  dimension string contract | Contract
  dimension time engaged_on | Engaged
  measure count coach_count | Coaches
  measure sum weekly_hours | Contracted hours
cube adverts | Adverts
  dimension string advert_ref | Advert number
  dimension string pool | Pool
  dimension time shown_from | Shown from
  dimension time paid_on | Paid
  measure count advert_count | Adverts | ads
view courses | Courses
  dimension string trainer | Trainer | | courses.trainer
  dimension string pool | Pool | | courses.pool
  dimension string state | State of the course | | courses.state
  dimension time starts_on | First day | | courses.starts_on
  measure count course_count | Courses | | courses.course_count
  measure number pass_rate | Pass rate | | courses.pass_rate
view galas | Galas
  dimension string town | Town | | galas.town
  dimension time gala_on | Day of the gala | | galas.gala_on
  measure count gala_count | Galas | | galas.gala_count
  measure sum races_won | Races won | | galas.races_won
view trips | Trips of the bus
  dimension string driver | Driver | | drivers.driver
  dimension string bus | Bus | | buses.bus
  dimension time left_at | Departure | | trips.left_at
  measure count trip_count | Trips | | trips.trip_count
  measure sum distance | Distance | kilometres | trips.distance
view tills | Desk sales
  dimension string voucher | Voucher code | | vouchers.voucher
  dimension string town | Town | | tills.town
  dimension time sold_at | Sold | | tills.sold_at
  measure count sale_count | Sales at the desk | | tills.sale_count
  measure sum outstanding | Outstanding amount | | tills.outstanding
`);

const hints: Readonly<Record<string, object>> = {
  kind: { description: "C child, A adult" },
  contract: { description: "EMP employed, FRL freelance" },
  weekly_hours: { unit: "hours" },
  state: { description: "ON running, CAN cancelled" },
  pass_rate: { format: "percent", better: "higher" },
  distance: { unit: "km" },
  outstanding: { format: "currency", unit: "EUR" },
};
const times: Readonly<Record<string, string>> = {
  swimmers: "came_on",
  coaches: "engaged_on",
  adverts: "shown_from",
  courses: "starts_on",
  galas: "gala_on",
  trips: "left_at",
  tills: "sold_at",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    ...(times[cube.name] === undefined ? {} : { defaultTime: times[cube.name] }),
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const script = {
  model,
  values: [
    ["kind", "C"],
    ["kind", "A"],
    ["contract", "EMP"],
    ["contract", "FRL"],
    ["state", "ON"],
    ["state", "CAN"],
    ["pool", "Baths"],
    ["voucher", "SPRING"],
    ["town", "Hull"],
  ],
  rows: [["a", 1]],
} as const;
const sqlOf = statementsWith(script);
const coded = (name: string) =>
  codedValuesOf(model.cubes.find((cube) => cube.name === name) ?? fail(name));
const fail = (name: string): never => {
  throw new Error(`no cube ${name}`);
};
const textOf = async (question: string): Promise<string> => (await ask(question, script)).content;

describe("D14: words of ordinary people for what a description explains", () => {
  it.each([
    ["how many kids do we have", "kind = 'C'"],
    ["how many children have we got", "kind = 'C'"],
  ])("%s", async (question, filter) => {
    expect(await sqlOf(question)).toContain(filter);
  });

  it("knows those whom a kind of work makes", () => {
    const codes = coded("coaches");
    expect(codes.get("freelancer")).toEqual([{ dimension: "contract", value: "FRL" }]);
    expect(codes.get("employer")).toBeUndefined();
  });

  it("takes nobody who is employed for an employer", async () => {
    expect(await sqlOf("how many employers do we have")).toBe("");
  });
});

describe("D14: verbs of what came to be in a time, or was on then", () => {
  it.each([
    ["how many ads were put up in August", "advert_count", "shown_from >= DATE '2026-08-01'"],
    ["how many adverts were posted last month", "advert_count", "shown_from"],
    ["how many coaches joined us this year", "coach_count", "engaged_on"],
    ["how many galas were held in 2025", "gala_count", "gala_on"],
  ])("%s", async (question, figure, time) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`MEASURE(${figure})`);
    expect(sql).toContain(time);
  });

  it.each([
    // Some courses are cancelled: those were not held.
    "how many courses were held in 2025",
    // Vouchers are no rows of the sales.
    "how many vouchers were added in 2025",
  ])("asks back about %s", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });
});

describe("D14: verbs that say no more than what is asked", () => {
  it.each([
    ["how many kilometres did our drivers cover in May", "MEASURE(distance)"],
    ["who drove the furthest", "SELECT driver, MEASURE(distance)"],
    ["which pool do we use most", "SELECT pool, MEASURE("],
    ["which vouchers were used more than 50 times", "HAVING MEASURE(sale_count) > 50"],
    ["who taught the most courses", "SELECT trainer, MEASURE(course_count)"],
    ["which town wins most races", "SELECT town, MEASURE(races_won)"],
    ["money outstanding by town", "MEASURE(outstanding)"],
    ["how much money is outstanding", "MEASURE(outstanding)"],
    ["how many swimmers are on our books", "MEASURE(swimmer_count)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("keeps a verb that nothing stands for", async () => {
    expect(await sqlOf("who spoke most")).toBe("");
    expect(await sqlOf("which pool did we repaint most")).toBe("");
  });
});

describe("D14: the best by a rate of which more is better", () => {
  it("which pool do we do best with", async () => {
    expect(await sqlOf("best pool this year")).toContain("SELECT pool, MEASURE(pass_rate)");
    expect(await textOf("best pool this year")).toContain("I take Pass rate");
  });

  it("is none where the model says of no rate that it is better", async () => {
    expect(await sqlOf("best town for galas")).toContain("MEASURE(gala_count)");
  });
});

describe("D14: those of an age, by a number in the plural", () => {
  it.each([
    ["how many under 10s have we got?", "born_on >= DATE '2016-11-22'"],
    ["how many over-60s do we have", "born_on < DATE '1966-11-21'"],
    ["do we have anyone over 65?", "born_on < DATE '1961-11-21'"],
  ])("%s", async (question, limit) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(swimmer_count)");
    expect(sql).toContain(limit);
  });

  it("says how many there are of an age, and not whether they are more than it", async () => {
    expect(await textOf("do we have swimmers over 65?")).not.toContain("Swimmers > 65");
  });
});
