import { describe, expect, it } from "@jest/globals";
import { jsonElementsMax } from "./bounded-json.js";
import { explainNulls, withoutNulls } from "./null-fields.js";

const fields = { except: ["groups"], within: { profile: {}, list: { except: ["value"] } } };

describe("B8: null in an optional field", () => {
  it("counts as omitted, also inside the fields that are named", () => {
    const value = {
      a: null,
      b: 1,
      groups: null,
      profile: { name: null, picture: "p" },
      list: [{ name: null, value: null }, null, 5],
    };
    expect(withoutNulls(value, fields)).toEqual({
      b: 1,
      groups: null,
      profile: { picture: "p" },
      list: [{ value: null }, null, 5],
    });
  });

  it("stays inside of everything else, and what is no object stays as it is", () => {
    const value = { context: { a: null }, rows: [null], profile: [null, [null]] };
    expect(withoutNulls(value, fields)).toEqual(value);
    for (const other of [null, undefined, 5, "x", [null]]) {
      expect(withoutNulls(other, fields)).toBe(other);
    }
  });

  it("hides nothing that is beyond the bounds", () => {
    const keys = Array.from({ length: jsonElementsMax + 1 }, (_, at) => [`k${at}`, null]);
    const wide = Object.fromEntries(keys) as object;
    expect(withoutNulls(wide, fields)).toBe(wide);
    const long = { list: Array.from({ length: jsonElementsMax + 1 }, () => ({ a: null })) };
    expect(withoutNulls(long, fields)).toEqual(long);
    const odd: unknown = JSON.parse('{"__proto__": {"a": 1}, "b": null}');
    expect(Object.keys(withoutNulls(odd, fields) as object)).toEqual(["__proto__"]);
  });

  it("is explained where it could be read two ways", () => {
    const problems = [
      { pointer: "/groups", message: "must be an array" },
      { pointer: "/other", message: "must be an array" },
    ];
    const [explained, other] = explainNulls(problems, { groups: null, other: null }, fields);
    expect(explained?.message).toBe("must not be null: leave it out, or send an empty one");
    expect(other).toBe(problems[1]);
    expect(explainNulls(problems, { groups: 5 }, fields)).toEqual(problems);
    expect(explainNulls(problems, undefined, fields)).toEqual(problems);
  });
});
