import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube gyms | Gyms
  dimension string gym | Gym | |
  dimension number purchase_price | Purchase price | |
  dimension time opened_on | Opened | |
  dimension time closed_on | Closed for good | |
  dimension time permit_expires_on | Permit expiry | |
  dimension string home_region | Home region | |
  measure count gym_count | Gyms | |
view visits | Visits
  dimension string member | Member | | visits.member
  dimension string activity | Activity | | visits.activity
  dimension string region | Region | | gyms.home_region
  dimension string gym | Gym | | gyms.gym
  dimension string company | Company | | visits.company
  dimension number unit_price | Price per minute | | visits.unit_price
  dimension number nts | Nights booked | | visits.nts
  dimension time ended_at | End | | visits.ended_at
  dimension time entered_at | Entered | | visits.entered_at
  measure count visit_count | Visits | | visits.visit_count
  measure sum room_nights | Room nights | | visits.room_nights
  measure sum takings | Takings | | visits.takings
  measure number guest_rate | Guest rate | | visits.guest_rate
`);
const hints: Readonly<Record<string, object>> = {
  guest_rate: { format: "percent" },
  closed_on: { description: "Empty while in use" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const values = [
  ["company", "Ironwork Ltd"],
  ["company", "Back Bay"],
  ["activity", "Spin class"],
] as const;
const script = { model, values, rows: [["a", 1]] };
const sqlOf = async (question: string): Promise<string> =>
  (await ask(question, script)).queries[0]?.sqlQuery ?? "";

describe("D14: ordinary words are no parts of values, and things are counted", () => {
  it.each(["how many members came back", "visits of members who are working"])(
    "%s: no company of that name is meant",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("company");
    },
  );

  it("what is written as a name is one", async () => {
    expect(await sqlOf("visits of Ironwork")).toContain("company");
  });

  it("things are counted where there is a row for each of them", async () => {
    expect(await sqlOf("gyms per region")).toContain("MEASURE(gym_count)");
  });

  it("of things without rows of their own, the different ones are counted", async () => {
    expect(await sqlOf("members per activity")).toContain("COUNT(DISTINCT member)");
  });

  it("what a gym cost is not what its minutes do", async () => {
    expect(await sqlOf("most expensive gym")).toContain("purchase_price");
  });

  it("a share is of those that are counted, and of none by name", async () => {
    const said = await sqlOf("share of spin class members");
    expect(said).toContain("COUNT(DISTINCT member)");
    expect(said).toContain("GROUP BY 1");
    expect(said).toContain("activity");
  });

  it("figures are divided by what is added up, and not for each number of it", async () => {
    expect(await sqlOf("takings per night")).toContain("MEASURE(room_nights)");
  });

  it("of a thing that has run out, not of anything that ends", async () => {
    const said = await sqlOf("expired permits");
    expect(said).toContain("permit_expires_on <");
    expect(said).not.toContain("ended_at");
  });

  it("what is in use has no end", async () => {
    expect(await sqlOf("how many gyms are in use")).toContain("closed_on IS NULL");
  });

  it("nobody is slow for having been here long", async () => {
    expect(await sqlOf("slowest gym")).not.toContain("closed_on");
  });

  it("a share is no price", async () => {
    const activity = await sqlOf("most expensive activity");
    expect(activity).not.toContain("guest_rate");
  });

  it("what belongs to nobody leads nothing", async () => {
    const rows = [
      [null, 9],
      ["Ann", 5],
      ["Ben", 4],
    ];
    const { content } = await ask("which member has the most visits", { ...script, rows });
    expect(content).toContain("Ann leads with 5, followed by Ben with 4; without member it is 9.");
  });
});
