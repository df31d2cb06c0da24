import { describe, expect, test } from "@jest/globals";
import { attributeItem, groupItem } from "./items.js";

const createdAtMs = Date.UTC(2030, 0, 2, 3, 4, 5, 6);

describe("C2 items of lists", () => {
  test("a group", () => {
    const group = { id: 7, name: "buyers", description: undefined, userCount: 3, createdAtMs };
    expect(groupItem(group)).toEqual({
      id: 7,
      name: "buyers",
      description: null,
      userCount: 3,
      createdAt: "2030-01-02T03:04:05.006Z",
    });
    expect(groupItem({ ...group, description: "Buy" }).description).toBe("Buy");
  });

  test("an attribute", () => {
    const attribute = {
      id: 8,
      name: "region",
      type: "string_array" as const,
      displayName: undefined,
      defaultValue: undefined,
      description: undefined,
      createdAtMs,
    };
    const absent = { displayName: null, defaultValue: null, description: null };
    expect(attributeItem(attribute)).toEqual({
      id: 8,
      name: "region",
      type: "string_array",
      ...absent,
      createdAt: "2030-01-02T03:04:05.006Z",
    });
    const present = { displayName: "Region", defaultValue: "[]", description: "Where" };
    expect(attributeItem({ ...attribute, ...present })).toMatchObject(present);
  });
});
