import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube members | Members
  dimension string member | Member
  dimension time joined_on | Joined
  measure count member_count | Members
cube boats | Boats
  dimension string boat | Boat
  dimension time boat_since | On our books since
  measure count boat_count | Boats
view parcels | Parcels
  dimension string parcel_no | Parcel number | | parcels.parcel_no
  dimension time ordered_at | Ordered at | | parcels.ordered_at
  measure count parcel_count | Parcels | | parcels.parcel_count
view circulation | Circulation
  dimension string title | Title | book | titles.title
  dimension string material | Material | | titles.material
  dimension string reader | Reader | | readers.reader
  dimension time lent_at | Checked out | | loans.lent_at
  measure count loan_count | Loans | | loans.loan_count
  measure sum fees | Sales | | loans.fees
`);
const described = {
  ...model,
  cubes: model.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "material"
        ? { ...member, description: "BK book, DV disc" }
        : member.name === "fees"
          ? { ...member, unit: "EUR", format: "currency" as const }
          : member,
    ),
  })),
};
const script = { model: described, values: [["material", "BK"]] as const, rows: [[7]] };
const sqlOf = statementsWith(script);
const isAskedBack = async (question: string): Promise<boolean> =>
  (await ask(question, script)).queries.length === 0;

describe("D14: what was done in a time is not what began then", () => {
  it.each([
    "how many members did we see last month",
    "how many members did we serve last month",
    "how many members did we have last month",
    "how many boats did we let last month",
    "how many parcels went out last month",
    "how many parcels did we ship last month",
    "how many books did we buy last month",
  ])("%s: is asked back", async (question) => {
    expect(await isAskedBack(question)).toBe(true);
  });

  it("the verb that was not understood is named, also where it says little elsewhere", async () => {
    const { content } = await ask("how many members did we see last month", script);
    expect(content).toContain("“see”");
  });

  it.each([
    ["how many members did we win last month", "joined_on >="],
    ["how many members joined last month", "joined_on >="],
    ["how many new members did we have last month", "joined_on >="],
    ["how many parcels did we get last month", "ordered_at >="],
    ["how many parcels did we have last month", "ordered_at >="],
  ])("%s: is counted by when they came", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });
});

describe("D14: how many were done is each time it was", () => {
  it("a book counts as often as it was lent, and what is called a book alone", async () => {
    const sql = await sqlOf("how many books did we lend last month");
    expect(sql).toContain("MEASURE(loan_count)");
    expect(sql).toContain("material = 'BK'");
    expect(sql).not.toContain("DISTINCT");
  });

  it("different ones are counted once", async () => {
    expect(await sqlOf("how many different books did we lend last month")).toContain("DISTINCT");
  });

  it("how many have some money is no number of what was sold", async () => {
    expect(await isAskedBack("how many titles did we sell last month")).toBe(true);
  });
});

describe("D14: how often is no money", () => {
  it("a sum is asked back", async () => {
    expect(await isAskedBack("how often are sales lent")).toBe(true);
  });
});
