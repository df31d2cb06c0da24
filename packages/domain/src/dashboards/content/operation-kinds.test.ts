import { describe, expect, it } from "@jest/globals";
import { parsePatch } from "./parse-content.js";

const said = (...operations: readonly unknown[]): readonly string[] =>
  parsePatch({ operations }).problems.map(({ pointer, message }) => `${pointer} ${message}`);

const ops = "must be add, replace, repair, restore, move, remove, resize or set";
const fields = "must be title, description, visibility or filters";

describe("B1 H3: an operation of no known kind", () => {
  it.each([
    [{ op: "replce", tile: "a", value: { text: "x" } }, `/op ${ops}; did you mean replace?`],
    [{ op: "Remove", tile: "a" }, `/op ${ops}; did you mean remove?`],
    [{ op: "upsert" }, `/op ${ops}`],
    [{ op: 7 }, `/op ${ops}`],
    [{ tile: "a" }, `/op ${ops}`],
    [{ op: "__proto__" }, `/op ${ops}`],
    [{ op: "set", field: "titel", value: "x" }, `/field ${fields}; did you mean title?`],
    [{ op: "set", value: "x" }, `/field ${fields}`],
    ["remove", ` must be an object whose op is ${ops.slice(8)}`],
    [["remove"], ` must be an object whose op is ${ops.slice(8)}`],
  ])("is answered with those there are, in the words of the API: %j", (operation, problem) => {
    const good = { op: "remove", tile: "a" };
    expect(said(good, operation, good)).toEqual([`/operations/1${problem}`]);
  });

  it("beside what is wrong with others", () => {
    const wrong = said({ op: "remove" }, { op: "remov" }, { op: "resize", tile: "a", height: 3 });
    expect(wrong).toEqual([
      "/operations/0/tile is required",
      `/operations/1/op ${ops}; did you mean remove?`,
      "/operations/2/height must be a whole number from 40 to 4000",
    ]);
  });

  it("and of many only the first 20 are compared", () => {
    const many = said(...Array.from({ length: 60 }, () => ({ op: "remov" })));
    expect(many).toHaveLength(60);
    expect(many.filter((each) => each.includes("did you mean"))).toHaveLength(20);
  });

  it("nothing is said in the words of a schema", () => {
    for (const value of [
      7,
      { id: 3 },
      { chart: 7 },
      { chart: { type: 1 } },
      { table: [], text: 1 },
    ]) {
      const problems = said({ op: "replace", tile: "a", value });
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.join()).not.toMatch(/readonly|\{|undefined|\[x/);
    }
  });
});
