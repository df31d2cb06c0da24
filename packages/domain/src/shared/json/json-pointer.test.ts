import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { jsonPointer } from "./json-pointer.js";

/** RFC 6901, section 4: how a reader takes a pointer apart. */
const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

it.each([
  [[], ""],
  [[""], "/"],
  [["a", 0, "b"], "/a/0/b"],
  [["a/b"], "/a~1b"],
  [["m~n"], "/m~0n"],
  [["~1"], "/~01"],
  [[" "], "/ "],
])("RFC 6901: %j is written %p", (path, pointer) => {
  expect(jsonPointer(path)).toBe(pointer);
});

it("B1: a reader of the pointer gets the path back, whatever the keys are", () => {
  const key = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("/", "~", "~0", "~1", ""));
  fc.assert(fc.property(fc.array(key), (path) => expect(keysOf(jsonPointer(path))).toEqual(path)));
});
