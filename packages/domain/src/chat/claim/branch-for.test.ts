import { describe, expect, it } from "@jest/globals";
import * as Result from "effect/Result";
import { branchFor } from "./branch-for.js";
import type { AskedBranch } from "./parse-chat.js";

const unsaid: AskedBranch = { kind: "unsaid" };
const main: AskedBranch = { kind: "main" };
const dev: AskedBranch = { kind: "named", name: "dev" };

describe("E4: the branch that a turn asks", () => {
  it.each<[string, string | undefined, AskedBranch, string]>([
    ["a server", undefined, unsaid, "main"],
    ["a server", undefined, main, "main"],
    ["a server", undefined, dev, "dev"],
    ["a page in main", "main", unsaid, "main"],
    ["a page in main", "main", main, "main"],
    ["a page in main", "main", dev, "branch_not_allowed"],
    ["a page in dev", "dev", unsaid, "dev"],
    ["a page in dev", "dev", dev, "dev"],
    ["a page in dev", "dev", main, "branch_not_allowed"],
  ])("of %s (%s) that says %j: %s", (_who, of, asked, expected) => {
    const session = of && { branchName: of === "main" ? undefined : of };
    const branch = branchFor(session || undefined, asked);
    expect(Result.isSuccess(branch) ? (branch.success ?? "main") : branch.failure.code).toBe(
      expected,
    );
  });
});
