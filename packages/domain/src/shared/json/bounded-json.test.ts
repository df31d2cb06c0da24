import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { boundsOf } from "./bounded-json.js";

const problemsOf = (value: unknown) => boundsOf(value).problems;
const nested = (levels: number, inner: unknown = "x"): unknown => {
  let value = inner;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};
const list = (length: number): readonly number[] => Array.from({ length }, () => 0);
const record = (length: number): Record<string, number> =>
  Object.fromEntries(list(length).map((value, at) => [`k${at}`, value]));

describe("B1: depth", () => {
  it("lets 32 levels pass, with a leaf in the last", () => {
    expect(boundsOf(nested(32))).toEqual({ problems: [], oversized: false });
  });

  it("refuses the 33rd and points at where it begins", () => {
    const { problems, oversized } = boundsOf(nested(33));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.pointer.split("/")).toHaveLength(33);
    expect(problems[0]?.message).toBe("must not be nested deeper than 32 levels");
    expect(oversized).toBe(true);
  });

  it("counts an empty container as a level", () => {
    expect(problemsOf(nested(31, []))).toEqual([]);
    expect(problemsOf(nested(32, []))).toHaveLength(1);
    expect(problemsOf(nested(32, {}))).toHaveLength(1);
  });

  it("answers on depths that recursion could not bear", () => {
    expect(problemsOf(nested(200_000))).toHaveLength(1);
  });

  it("answers on a value that contains itself, as a host could pass one", () => {
    const loop: Record<string, unknown> = {};
    loop["self"] = loop;
    expect(problemsOf(loop)).toHaveLength(1);
  });
});

describe("B1: length", () => {
  it("lets 1,000 elements and 1,000 keys pass", () => {
    expect(problemsOf({ list: list(1000), record: record(1000) })).toEqual([]);
  });

  it("refuses 1,001 of either, without a word on each of them", () => {
    expect(boundsOf({ list: list(1001), record: record(1001) })).toEqual({
      oversized: true,
      problems: [
        { pointer: "/list", message: "must not have more than 1000 elements" },
        { pointer: "/record", message: "must not have more than 1000 keys" },
      ],
    });
  });
});

describe("B1, T21: keys", () => {
  const parsed = (text: string): unknown => JSON.parse(text);

  it.each([
    ["at the top", '{"__proto__":{}}', ""],
    ["below", '{"settings":{"theme":{"__proto__":1}}}', "/settings/theme"],
    ["in a list", '[{"ok":1},{"__proto__":null}]', "/1"],
  ])("refuses __proto__ %s", (_where, text, pointer) => {
    expect(problemsOf(parsed(text))).toEqual([
      { pointer, message: "must not have the key __proto__" },
    ]);
  });

  it("does not mistake a value's real prototype for a key", () => {
    expect(problemsOf(Object.create({ inherited: "\ud800" }))).toEqual([]);
    expect(problemsOf({ constructor: 1, prototype: 2, toString: "x" })).toEqual([]);
  });

  it("T23: refuses keys that no store could keep, and does not repeat them in the pointer", () => {
    expect(problemsOf({ a: { "\ud800": 1 } })).toEqual([
      { pointer: "/a", message: "has a key that must not contain lone surrogates" },
    ]);
    expect(problemsOf({ "a\u0000b": 1 })).toEqual([
      { pointer: "", message: "has a key that must not contain NUL" },
    ]);
  });
});

describe("B1, T23: texts", () => {
  it.each([
    ["NUL", "a\u0000b", "must not contain NUL"],
    ["a high surrogate alone", "a\ud83d", "must not contain lone surrogates"],
    ["a low surrogate alone", "\ude00b", "must not contain lone surrogates"],
    ["surrogates in the wrong order", "\ude00\ud83d", "must not contain lone surrogates"],
  ])("refuses %s", (_what, text, message) => {
    expect(problemsOf(text)).toEqual([{ pointer: "", message }]);
    expect(problemsOf({ list: ["ok", { deep: text }] })).toEqual([
      { pointer: "/list/1/deep", message },
    ]);
  });

  it("lets every well-formed text without NUL pass: names have rules of their own", () => {
    const text = fc.string({ unit: "binary" }).filter((given) => !given.includes("\u0000"));
    fc.assert(fc.property(text, (given) => expect(problemsOf([given])).toEqual([])));
  });
});

describe("T21: what is not JSON at all, as a host could pass it", () => {
  it.each([NaN, Infinity, -Infinity])("refuses %p", (number) => {
    expect(problemsOf([number])).toEqual([{ pointer: "/0", message: "must be a finite number" }]);
  });

  it("refuses 1e400, which JSON reads as infinite", () => {
    expect(problemsOf(JSON.parse("1e400"))).toHaveLength(1);
  });

  it.each([
    ["a bigint", 1n],
    ["a function", () => 1],
    ["a symbol", Symbol("x")],
  ])("refuses %s", (_what, value) => {
    expect(problemsOf({ value })).toEqual([{ pointer: "/value", message: "must be a JSON value" }]);
  });

  it("takes undefined for a field that is not there", () => {
    expect(problemsOf({ email: undefined })).toEqual([]);
  });
});

/** The arbitrary of a library that knows of `__proto__` as a name makes it now and then; it is refused (B1). */
const ordinaryJson = fc
  .jsonValue({ maxDepth: 5, stringUnit: "grapheme" })
  .filter((value) => !JSON.stringify(value).includes('"__proto__"'));

describe("boundsOf", () => {
  it("finds nothing in ordinary JSON", () => {
    fc.assert(
      fc.property(ordinaryJson, (value) => {
        expect(boundsOf(value)).toEqual({ problems: [], oversized: false });
      }),
    );
  });

  it("B1: reports every fault at once, each where it is", () => {
    const { problems } = boundsOf({ a: "\u0000", b: [NaN, "\ud800"], "c/d": { e: list(1001) } });
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/a", "/b/0", "/b/1", "/c~1d/e"]);
  });
});
