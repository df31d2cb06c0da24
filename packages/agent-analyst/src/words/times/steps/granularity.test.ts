import { describe, expect, it } from "@jest/globals";
import { tokensOf } from "../../token.js";
import { findGranularity } from "./granularity.js";

const stepOf = (text: string) => findGranularity(tokensOf(text), () => false)?.unit;

describe("D14: steps that are said by one word", () => {
  it.each([
    ["income yearly", "year"],
    ["income by method monthly", "month"],
    ["only monthly", "month"],
    // A membership may be called so.
    ["income by method only yearly", undefined],
  ])("%s: %s", (text, unit) => {
    expect(stepOf(text)).toBe(unit);
  });
});
