import { describe, expect, it } from "@jest/globals";
import { readStoredDefinition } from "./stored-definition.js";

const text = { id: "a", text: "Hello" };
const ofNewer = { rows: [{ tiles: [text] }], theme: "dense" };

describe("H3: a definition that a newer release has written", () => {
  it("is read in the zone that it names, or else its figures would be of other days", () => {
    const { isWhole, definition } = readStoredDefinition({
      ...ofNewer,
      time_zone: "Europe/Berlin",
    });
    expect([isWhole, definition.time_zone]).toEqual([false, "Europe/Berlin"]);
  });

  it("is read in the viewer's zone where its own is not understood", () => {
    for (const zone of ["Mars/Olympus", 7, null]) {
      expect(readStoredDefinition({ ...ofNewer, time_zone: zone }).definition).not.toHaveProperty(
        "time_zone",
      );
    }
  });

  it("has ids of its own for tiles that have none or one that is taken", () => {
    const unknown = { hologram: true };
    const { definition } = readStoredDefinition({
      filters: [],
      rows: [
        { tiles: [text, unknown, { ...unknown, id: "unreadable-1" }] },
        { tiles: [unknown, { ...unknown, id: "a" }, { ...unknown, id: "x".repeat(1000) }] },
        { tiles: [{ text: "no id" }, { text: "no id either" }] },
      ],
    });
    const ids = definition.rows.flatMap(({ tiles }) => tiles.map(({ id }) => id));
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
    expect(ids.slice(0, 3)).toEqual(["a", expect.any(String), "unreadable-1"]);
  });

  it.each([null, 1, "x", [], { rows: {} }, { rows: [null, { tiles: 1 }] }])(
    "is nothing, and no fault, where it is %j",
    (value) => {
      expect(readStoredDefinition(value)).toEqual({
        isWhole: false,
        definition: { filters: [], rows: [] },
      });
    },
  );
});
