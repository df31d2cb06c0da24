import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view calls | Calls
  dimension string priority | Priority | | calls.priority
  dimension string channel | Booking channel | | calls.channel
  dimension time raised_at | Raised | | calls.raised_at
  measure count call_count | Calls | | calls.call_count
  measure sum billed | Billed | | calls.billed
`);
const descriptions: Readonly<Record<string, string>> = {
  priority: "E emergency (same day), U urgent (next day), R routine",
  channel: "WLK walk-in, PHN phone, WEB online",
  billed: "Calls and parts less credit notes",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, description: descriptions[member.name] })),
  })),
};
const values = [
  ["priority", "E"],
  ["priority", "U"],
  ["channel", "WLK"],
] as const;
const script = { model, values, rows: [[3]] } as const;
const sqlOf = statementsWith(script);

describe("D14: what descriptions explain", () => {
  it.each([
    ["emergencies this week", "priority = 'E'"],
    ["urgent calls", "priority = 'U'"],
    ["how many walk ins last month", "channel = 'WLK'"],
    ["walk-ins last month", "channel = 'WLK'"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it("takes what a figure leaves out for no name of it", async () => {
    const { queries, content } = await ask("credit notes this year", script);
    expect(queries).toEqual([]);
    expect(content).toContain("credit");
  });
});
