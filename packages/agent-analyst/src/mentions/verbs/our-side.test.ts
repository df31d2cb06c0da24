import { describe, expect, it } from "@jest/globals";
import { tokensOf } from "../../words/token.js";
import { isOtherThanBuyers } from "./our-side.js";

describe("D14: who bought something", () => {
  it.each([
    ["who bought yesterday", "sellers", true],
    ["who claimed last week", "brokers", true],
    ["who bought yesterday", "customers", false],
    ["who sold yesterday", "sellers", false],
  ])("%s of %s", (question, name, isOther) => {
    expect(isOtherThanBuyers(tokensOf(question), name)).toBe(isOther);
  });
});
