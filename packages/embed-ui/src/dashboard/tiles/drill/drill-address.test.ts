import { describe, expect, test } from "@jest/globals";
import type { Tile } from "@embedded-analytics/client";
import { addressWithDrills, drillsOfAddress } from "./drill-address.js";

const stores: Tile = {
  id: "stores",
  chart: "bar",
  query: { measures: ["sales.revenue"], dimensions: ["sales.store"] },
  click: { drill: ["sales.category", "sales.product"] },
};
const plain: Tile = { ...stores, id: "plain", click: "filter" };
const tiles = [stores, plain, { id: "hidden", unavailable: true } as const];

const read = (parameters: readonly (readonly [string, string])[]) =>
  drillsOfAddress(`?${new URLSearchParams(parameters.map((pair) => [...pair])).toString()}`, tiles);

describe("H1: the drills in the address", () => {
  test.each(["Nord & Süd", "a:b=c", "", "O'Brien", "%41", "\u202eabc", "null"])(
    "are read back as they were written: %j",
    (value) => {
      const drills = new Map([
        [
          "stores",
          [
            { member: "sales.store", value },
            { member: "sales.category", value: null },
          ],
        ],
      ]);
      const address = addressWithDrills("https://a.example/x?f_a=1&d_old=2#end", drills);
      expect(address).toMatch(/^\/x\?f_a=1&d_stores=sales\.store.*&d_stores=sales\.category#end$/);
      expect(drillsOfAddress(new URL(address, "https://a.example").search, tiles)).toEqual(drills);
    },
  );

  test("are passed over where a tile does not lead there", () => {
    const north = ["d_stores", "sales.store:North"] as const;
    expect(read([["d_stores", "sales.margin:1"]]).size).toBe(0);
    expect(read([["d_plain", "sales.store:North"]]).size).toBe(0);
    expect(read([["d_hidden", "sales.store:North"]]).size).toBe(0);
    expect(read([["d_other", "sales.store:North"]]).size).toBe(0);
    // The second step names what stood there before the first one.
    expect(read([north, north]).get("stores")).toHaveLength(1);
    const deep = [
      north,
      ["d_stores", "sales.category:Tents"],
      ["d_stores", "sales.product:Two"],
    ] as const;
    expect(read(deep).get("stores")).toHaveLength(2);
  });

  test("stay out where they would be too long, and leave nothing of before", () => {
    const drills = new Map([["stores", [{ member: "sales.store", value: "x".repeat(5000) }]]]);
    expect(addressWithDrills("https://a.example/x?d_stores=y", drills)).toBe("/x");
    expect(addressWithDrills("https://a.example/x?d_stores=y", new Map([["stores", []]]))).toBe(
      "/x",
    );
  });
});
