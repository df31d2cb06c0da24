import { expect, it } from "@jest/globals";
import { expectationInWords } from "./expectation.js";

it.each([
  ["Expected string", "must be a string"],
  ["Expected number | undefined", "must be a number"],
  ["Expected an integer", "must be a whole number"],
  ["Expected boolean | undefined", "must be true or false"],
  ["Expected object", "must be an object"],
  ["Expected array | undefined", "must be an array"],
  ['Expected "a" | "b" | "c"', 'must be "a", "b" or "c"'],
  ["Expected string | number | array | null", "must be a string, a number, an array or null"],
  ["Expected undefined", "must be as described"],
])("B1: %p reads %p", (message, words) => {
  expect(expectationInWords(message)).toBe(words);
});

it("leaves alone what already is a sentence", () => {
  expect(expectationInWords("must not be empty")).toBe("must not be empty");
  expect(expectationInWords("")).toBe("");
});
