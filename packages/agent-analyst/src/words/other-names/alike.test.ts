import { describe, expect, it } from "@jest/globals";
import { tokensOf } from "../token.js";
import { otherNamesAt } from "./index.js";

const alikeOf = (text: string): readonly string[] =>
  tokensOf(text).flatMap((_, at, tokens) => otherNamesAt(tokens, at)?.alike ?? []);

describe("D14: words that values use for one another", () => {
  it("children are kids, and no minor injuries", () => {
    const alike = alikeOf("accidents of children");
    expect(alike).toContain("kid");
    expect(alike).not.toContain("minor");
  });
});
