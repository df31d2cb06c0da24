import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view hauls | Hauls
  dimension string haul_no | Haul no. | | hauls.haul_no
  dimension string boat | Boat | | hauls.boat
  dimension string skipper | Skipper of the haul | | hauls.skipper
  dimension string harbour | Harbour | | boats.harbour
  dimension number grade | Grade | | hauls.grade
  dimension number crates | Crates | | hauls.crates
  dimension time landed_on | Landed | | hauls.landed_on
  dimension time licence_end | End of the licence | | hauls.licence_end
  measure count haul_count | Hauls | | hauls.haul_count
  measure count spoilt | Spoilt hauls | | hauls.spoilt
  measure sum weight | Weight landed | haul | hauls.weight
  measure max heaviest | Largest landing | | hauls.heaviest
  measure avg days_to_unload | Average days to unload | skipping time | hauls.days_to_unload
view trips | Trips
  dimension string boat | Boat | | trips.boat
  dimension time left_on | Left | | trips.left_on
  measure sum fuel | Fuel | trip | trips.fuel
`);
const hints: Readonly<Record<string, object>> = {
  licence_end: { description: "Empty while the licence is in force" },
  haul_count: { description: "Hauls, whether of a licence in force or not" },
  weight: { unit: "kg" },
  heaviest: { unit: "kg" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const script = { model, values: [["harbour", "North Quay"]] as const, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: the end of single rows", () => {
  it("is the model's own figure of it, which is said", async () => {
    const { queries, content } = await ask("biggest haul per harbour ytd", script);
    expect(queries[0]?.sqlQuery).toContain("SELECT harbour, MEASURE(heaviest)");
    expect(content).toContain("I take “biggest haul” as Largest landing.");
    expect(await sqlOf("biggest haul ytd")).toContain("SELECT MEASURE(heaviest)");
  });

  it("is the end of their one amount where the model has no such figure", async () => {
    const bills = modelOf(`
view bills | Bills
  dimension string branch | Branch | | bills.branch
  dimension number due | Amount due | | bills.due
  measure count bill_count | Bills | checks | bills.bill_count
`);
    const priced = {
      ...bills,
      cubes: bills.cubes.map((cube) => ({
        ...cube,
        members: cube.members.map((each) =>
          each.name === "due" ? { ...each, format: "currency" as const } : each,
        ),
      })),
    };
    const graded = modelOf(`
view bills | Bills
  dimension string branch | Branch | | bills.branch
  dimension number grade | Grade | | bills.grade
  measure count bill_count | Bills | checks | bills.bill_count
`);
    for (const noun of ["bill", "check"])
      expect(
        await statementsWith({ model: priced, rows: [["a", 1]] })(`biggest ${noun} per branch`),
      ).toContain("SELECT branch, MAX(due)");
    // What is called an amount is one without a format as well; a grade is no size of anything.
    expect(
      await statementsWith({ model: bills, rows: [["a", 1]] })("biggest bill per branch"),
    ).toContain("SELECT branch, MAX(due)");
    expect(
      await statementsWith({ model: graded, rows: [["a", 1]] })("biggest bill per branch"),
    ).toBe("");
    expect(
      await statementsWith({ model: bills, rows: [["a", 1]] })("biggest branch by bills"),
    ).toContain("MEASURE(bill_count)");
  });

  it("is asked back where the model has no such figure: what they come to is another one", async () => {
    expect(await sqlOf("biggest trip per boat")).toBe("");
    expect(await sqlOf("fuel per boat")).toContain("MEASURE(fuel)");
  });
});

describe("D14: what a figure is of", () => {
  it("says nothing more where the thing stands before the figure in the singular", async () => {
    const sql = await sqlOf("worst 3 boats by haul grade");
    expect(sql).toContain("SELECT boat, AVG(grade)");
    expect(sql).not.toContain("haul_count");
    expect(sql).toContain("ORDER BY 2 ASC");
  });
});

describe("D14: a list with its columns", () => {
  it.each([
    "list the hauls of North Quay in October, with haul number and crates",
    "list the hauls of North Quay in October with haul number and crates",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("SELECT haul_no, crates, MEASURE(haul_count)");
  });
});

describe("D14: a list of some of them", () => {
  it("has those alone that are any", async () => {
    expect(await sqlOf("list the spoilt hauls of October, with haul number and boat")).toContain(
      "HAVING MEASURE(spoilt) > 0",
    );
  });
});

describe("D14: a state that a description ties to an empty column", () => {
  it("leaves out what has an end, which is said", async () => {
    const { queries, content } = await ask(
      "average grade of the hauls in force by harbour",
      script,
    );
    expect(queries[0]?.sqlQuery).toContain("licence_end IS NULL");
    expect(content).toContain("no time in End of the licence");
    expect(await sqlOf("hauls not in force by harbour")).toContain("licence_end IS NOT NULL");
  });
});

describe("D14: who does something, beside a length of time called alike", () => {
  it.each(["slowest 3 skippers by days to unload", "slowest skippers by days to unload"])(
    "%s: they are what is ranked",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("SELECT skipper, MEASURE(days_to_unload)");
      expect(sql).toContain("ORDER BY 2 DESC");
    },
  );
});

describe("D14: the biggest of things that a key tells apart", () => {
  const bare = modelOf(`
view lines | Order lines
  dimension number order_id | Order ID | | lines.order_id
  dimension string shop | Shop | | lines.shop
  dimension string channel | Channel | | lines.channel
  dimension time ordered_on | Ordered | | lines.ordered_on
  measure sum revenue | Revenue | | lines.revenue
  measure count_distinct order_count | Orders with a sale | | lines.order_count
view shops | Shops
  dimension string shop | Shop | | shops.shop
  dimension string channel | Channel | | shops.channel
  dimension time opened_on | Opened | | shops.opened_on
  measure count shop_count | Shops | stores | shops.shop_count
`);
  const lines = {
    ...bare,
    cubes: bare.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((each) =>
        each.name === "revenue" ? { ...each, format: "currency" as const } : each,
      ),
    })),
  };
  const values = [
    ["channel", "online"],
    ["channel", "store"],
    ["shop", "North Road"],
  ] as const;
  const askedOf = statementsWith({ model: lines, values, rows: [["a", 1]] });

  it.each(["biggest order ever", "what was our largest order", "biggest order at North Road"])(
    "%s: its lines are added up first, and that is said",
    async (question) => {
      expect(await askedOf(question)).toMatch(
        /SELECT order_id, MEASURE\(revenue\) AS revenue FROM lines.* GROUP BY 1 ORDER BY 2 DESC/,
      );
    },
  );

  it.each(["online vs stores", "online vs in stores", "online versus our stores this year"])(
    "%s: sides without a figure are held against each other by what they earn",
    async (question) => {
      const sql = await askedOf(question);
      expect(sql).toContain("SELECT channel, MEASURE(revenue) AS revenue FROM lines");
      expect(sql).toContain("channel IN ('online', 'store')");
    },
  );
});

describe("D14: the last one of somebody", () => {
  const model = modelOf(`
view visits | Visits
  dimension string guest | Guest | | visits.guest
  dimension time entered_at | Entered | | visits.entered_at
  measure count visit_count | Visits | | visits.visit_count
  measure sum spent | Spent | | visits.spent
`);
  const lastOf = statementsWith({ model, values: [["guest", "Ida Miller"]], rows: [["a"]] });

  it.each([
    "last visit of Ida Miller",
    "what was the last visit of Ida Miller",
    "the most recent visit by Ida Miller",
    "latest visit of Ida Miller",
  ])("%s: when it was", async (question) => {
    expect(await lastOf(question)).toMatch(/SELECT MAX\(entered_at\).*guest = 'Ida Miller'/);
  });

  it("first visit of Ida Miller", async () => {
    expect(await lastOf("first visit of Ida Miller")).toContain("MIN(entered_at)");
  });

  it.each(["last month of Ida Miller visits", "last visits of Ida Miller"])(
    "%s: no single one",
    async (question) => {
      expect(await lastOf(question)).not.toContain("MAX(entered_at)");
    },
  );
});
