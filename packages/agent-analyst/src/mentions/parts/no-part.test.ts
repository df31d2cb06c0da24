import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube gyms | Gyms
  dimension string gym | Gym | |
  dimension number purchase_price | Purchase price | |
  dimension string home_region | Home region | |
  measure count gym_count | Gyms | |
view visits | Visits
  dimension string member | Member | | visits.member
  dimension string activity | Activity | | visits.activity
  dimension string region | Region | | gyms.home_region
  dimension string gym | Gym | | gyms.gym
  dimension string company | Company | | visits.company
  dimension number unit_price | Price per minute | | visits.unit_price
  dimension time entered_at | Entered | | visits.entered_at
  measure count visit_count | Visits | | visits.visit_count
  measure number guest_rate | Guest rate | | visits.guest_rate
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "guest_rate" ? { ...member, format: "percent" as const } : member,
    ),
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
