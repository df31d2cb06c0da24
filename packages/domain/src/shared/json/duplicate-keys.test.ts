import { describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { jsonDepthMax, jsonElementsMax } from "./bounded-json.js";
import { duplicateKey } from "./duplicate-keys.js";
import { jsonPointer } from "./json-pointer.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

/** JSON as a tree that keeps every entry, so that an object can have a key twice. */
type Tree =
  | { readonly leaf: string | number | boolean | null }
  | { readonly items: readonly Tree[] }
  | { readonly entries: readonly (readonly [string, Tree])[] };

const write = (tree: Tree): string => {
  if ("leaf" in tree) return JSON.stringify(tree.leaf);
  if ("items" in tree) return `[${tree.items.map(write).join(" ,")}]`;
  return `{ ${tree.entries.map(([key, value]) => `${JSON.stringify(key)} :${write(value)}`).join(",")}}`;
};

/** The plainest reader of the tree: in the order of the text, the first key seen before. */
const firstRepeated = (tree: Tree, path: readonly (string | number)[] = []): string | undefined => {
  if ("leaf" in tree) return undefined;
  if ("items" in tree) {
    for (const [index, item] of tree.items.entries()) {
      const found = firstRepeated(item, [...path, index]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const seen = new Set<string>();
  for (const [key, value] of tree.entries) {
    if (seen.has(key)) return jsonPointer([...path, key]);
    seen.add(key);
    const found = firstRepeated(value, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
};

// Few keys, so that they meet; each of them means something to JSON, to a pointer or to JavaScript.
const key = fc.constantFrom(
  "a",
  "b",
  "",
  "/",
  "~",
  '"',
  "\\",
  "{",
  ":",
  ",",
  "__proto__",
  "é",
  "\n",
);
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ leaf: fc.oneof(key, fc.integer(), fc.boolean(), fc.constant(null)) }),
    fc.record({ items: fc.array(tie("tree"), { maxLength: 4 }) }),
    fc.record({ entries: fc.array(fc.tuple(key, tie("tree")), { maxLength: 4 }) }),
  ),
}));

describe("T21: duplicateKey", () => {
  it("finds nothing in what a program wrote", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2, "\t"), (value, indent) => {
        expect(duplicateKey(JSON.stringify(value, null, indent))).toBeUndefined();
      }),
    );
  });

  it("finds a key that was put in a second time, and points at it", () => {
    const texts = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(fc.dictionary(texts, fc.jsonValue(), { minKeys: 1 }), fc.nat(), (value, nth) => {
        const keys = Object.keys(value);
        const twice = keys[nth % keys.length] ?? "";
        const text = `{"in":[0,${JSON.stringify(value).slice(0, -1)},${JSON.stringify(twice)}:1}]}`;
        expect(duplicateKey(text)).toBe(jsonPointer(["in", 1, twice]));
      }),
    );
  });

  it("agrees with a reader of the tree, on texts that have keys twice at any place", () => {
    let repeated = 0;
    fc.assert(
      fc.property(tree, (value) => {
        const expected = firstRepeated(value);
        if (expected !== undefined) repeated += 1;
        expect(duplicateKey(write(value))).toBe(expected);
      }),
      { numRuns: 2000 },
    );
    expect(repeated).toBeGreaterThan(50); // else the property would say little
  });

  it.each([
    ["in the whole", '{"a":1,"a":2}', "/a"],
    ["not beside each other", '{"a":1,"b":2,"a":3}', "/a"],
    ["in an object in an array", '[[],{"x":[1,{"a":1,"b":{},"a":2}]}]', "/1/x/1/a"],
    ["after an object that ended", '{"a":{"b":1},"b":{"a":1},"a":0}', "/a"],
    ["the empty key", '{"":1,"":2}', "/"],
    ["with signs that a pointer escapes", '{"a/b~c":1,"a/b~c":2}', "/a~1b~0c"],
    ["written with escapes", '{"\\u0061":1,"a":2}', "/a"],
    ["the first of several", '{"x":{"b":1,"b":2},"a":1,"a":2}', "/x/b"],
    ["__proto__", '{"__proto__":1,"__proto__":2}', "/__proto__"],
  ])("finds a key twice %s", (_where, text, pointer) => {
    expect(duplicateKey(text)).toBe(pointer);
  });

  it.each([
    ["the same key in two objects", '[{"a":1},{"a":2}]'],
    ["the same key on two levels", '{"a":{"a":{"a":1}}}'],
    ["the same texts as values", '{"a":"a","b":"a","c":["a","a"]}'],
    ["what looks like keys inside a text", '{"a":"{\\"b\\":1,\\"b\\":2}"}'],
    ["a text that ends in a backslash", '{"a":"\\\\","b":"\\\\"}'],
    ["one letter in two normalization forms", '{"\u00e9":1,"e\u0301":2}'],
    ["no object at all", "[1,2,[3]]"],
  ])("lets pass %s", (_what, text) => {
    expect(duplicateKey(text)).toBeUndefined();
  });
});

describe("T21: duplicateKey does not work on what will be refused for its size", () => {
  it("still looks at the last level and the last key within the bounds", () => {
    const levels = jsonDepthMax - 1;
    const text = `${"[".repeat(levels)}{"a":1,"a":2}${"]".repeat(levels)}`;
    expect(duplicateKey(text)).toBe(`${"/0".repeat(levels)}/a`);
    const keys = Array.from({ length: jsonElementsMax }, (_, at) => `"${at}":0`).join();
    expect(duplicateKey(`{${keys},"0":0}`)).toBe("/0");
  });

  it("stops beyond them, and so takes little time for 1 MiB", () => {
    const deep = `${'{"a":'.repeat(170_000)}1${"}".repeat(170_000)}`;
    const wide = `{${Array.from({ length: 90_000 }, (_, at) => `"${at}":0`).join()}}`;
    const before = process.cpuUsage();
    expect(duplicateKey(deep)).toBeUndefined();
    expect(duplicateKey(wide)).toBeUndefined();
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
  });
});
