import { describe, expect, it } from "@jest/globals";
import { askedSpan } from "./asked-span.js";
import { shortQuestion } from "./short-question.js";

const span = "how long does it take to land a parcel";

describe("D14: a question that is parted by forms", () => {
  it("has no marks at its end, and no doubled spaces", () => {
    expect(shortQuestion("how  long \n does it take?! ")).toBe("how long does it take");
  });

  it("has 240 letters at most: of a longer one nothing is taken", () => {
    expect(shortQuestion("a".repeat(240))).toBe("a".repeat(240));
    expect(shortQuestion("a".repeat(241))).toBe("");
    expect(askedSpan(span)).toBeDefined();
    expect(askedSpan(`${"by the harbour ".repeat(16)}${span}`)).toBeUndefined();
  });
});
