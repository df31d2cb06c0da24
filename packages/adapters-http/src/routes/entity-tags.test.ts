import { expect, test } from "@jest/globals";
import { entityTagsOf } from "./entity-tags.js";

test.each([
  [undefined, undefined],
  ["*", ["*"]],
  ['"12"', ["12"]],
  ['W/"12", "13"', ["12", "13"]],
  ['"a,b"', ["a,b"]],
  ['"*"', []],
  ["12", []],
  ["", []],
])("H3: If-Match %j lists %j", (header, tags) => {
  expect(entityTagsOf(header)).toEqual(tags);
});
