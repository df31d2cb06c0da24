import { describe, expect, it } from "@jest/globals";
import { onlyBegunNotes } from "./only-begun.js";

const lacking = (from: string, to: string, isPresent = false) => ({
  absentFrom: {
    member: "id",
    other: "rides",
    otherMember: "rider_id",
    measure: "ride_count",
    isPresent,
    time: {
      dimension: "ridden_on",
      range: { from: Date.parse(from), to: Date.parse(to), label: "" },
    },
  },
});
const month = ["2026-11-01", "2026-12-01"] as const;

describe("D14: a time that has only begun", () => {
  it.each([
    ["the first day of the month", month, "2026-11-01", 1],
    ["the second one", month, "2026-11-02", 1],
    ["three weeks later", month, "2026-11-21", 0],
    ["a month that is over", month, "2026-12-02", 0],
    ["this very day", ["2026-11-01", "2026-11-02"] as const, "2026-11-01", 0],
  ])("%s", (_, [from, to], now, notes) => {
    expect(onlyBegunNotes(lacking(from, to) as never, Date.parse(now))).toHaveLength(notes);
  });

  it("says nothing of those that have some", () => {
    expect(onlyBegunNotes(lacking(...month, true) as never, Date.parse("2026-11-01"))).toEqual([]);
  });
});
