import { describe, expect, it } from "@jest/globals";
import { tokensOf } from "../../token.js";
import { withSharedQuarters } from "./shared-quarters.js";

const said = (text: string): string =>
  withSharedQuarters(tokensOf(text))
    .map(({ word }) => word)
    .join(" ");

describe("D14: quarters and halves whose noun is said once", () => {
  it.each([
    [
      "between the second and the third quarter",
      "between the second quarter and the third quarter",
    ],
    ["first and second half of 2026", "first half and second half of 2026"],
    ["from the second quarter to the third", "from the second quarter to the third quarter"],
    ["in the third quarter than in the second", "in the third quarter than in the second quarter"],
    [
      "the third quarter vs the second by store",
      "the third quarter vs the second quarter by store",
    ],
  ])("%s", (text, full) => {
    expect(said(text)).toBe(full);
  });

  it.each([
    "second best store in the third quarter",
    "the first order of each customer",
    "the second of June",
    "first quarter revenue and the second highest store",
  ])("%s: has no noun to share", (text) => {
    expect(said(text)).toBe(text.toLowerCase());
  });
});
