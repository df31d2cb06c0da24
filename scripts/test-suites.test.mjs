import { describe, expect, it } from "@jest/globals";
import { jestArguments, suites } from "./test-suites.mjs";

const ignored = (path) =>
  jestArguments([])
    .slice(1)
    .some((pattern) => new RegExp(pattern).test(path));

describe("the tests that a command runs", () => {
  it("npm test leaves out the suites, and keeps the path from the demo to a chart", () => {
    expect(ignored("/any/packages/app/src/pages/chat-page.test.ts")).toBe(true);
    expect(ignored("/any/packages/embed-ui/src/chat/deep/table.test.ts")).toBe(true);
    expect(ignored("/any/packages/app/src/pages/demo-page.test.ts")).toBe(false);
    expect(ignored("/any/packages/app/src/pages.test.ts")).toBe(false);
    expect(ignored("/any/packages/adapters-http/src/pages/embed-pages.test.ts")).toBe(false);
  });

  it("a file that a person names runs, whatever suite it belongs to", () => {
    const words = ["packages/app/src/pages/chat-page.test.ts", "-t", "stop"];
    expect(jestArguments(words)).toEqual(words);
  });

  it("a suite runs its folders, with further options", () => {
    expect(jestArguments(["--suite", "pages", "--bail"])).toEqual([
      ...suites.pages.folders,
      "--bail",
    ]);
    expect(() => jestArguments(["--suite", "page"])).toThrow("There is no suite page, only: pages");
  });
});
