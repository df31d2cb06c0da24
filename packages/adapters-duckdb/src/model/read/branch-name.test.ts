import { describe, expect, it } from "@jest/globals";
import { isBranchName } from "./branch-name.js";

describe("the name of a branch", () => {
  it.each(["dev", "feature/margin", "a.b_c-1", "models", "feature/model-2"])("E4: %s", (name) => {
    expect(isBranchName(name)).toBe(true);
  });

  it.each([
    "",
    ".",
    "..",
    ".git",
    "a/../b",
    "a//b",
    "/a",
    "a/",
    "a\\b",
    "a b",
    "model",
    "a/model/b",
  ])("E4: not %j", (name) => expect(isBranchName(name)).toBe(false));
});
