import { describe, expect, it } from "@jest/globals";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../set-up/ensure-installed.mjs";
import { jestArguments, suites } from "./test-suites.mjs";

const ignored = (path) =>
  jestArguments([])
    .slice(1)
    .some((pattern) => new RegExp(pattern).test(path));

describe("the tests that a command runs", () => {
  it("npm test leaves out the suites, and keeps the path from the demo to a chart", () => {
    expect(ignored("/any/packages/app/src/pages/chat-page.test.ts")).toBe(true);
    expect(ignored("/any/packages/embed-ui/src/chat/deep/table.test.ts")).toBe(true);
    expect(ignored("/any/packages/app/src/pages/demo/demo-page.test.ts")).toBe(false);
    expect(ignored("/any/packages/app/src/pages.test.ts")).toBe(false);
    expect(ignored("/any/packages/adapters-http/src/pages/embed-pages.test.ts")).toBe(false);
  });

  it("npm test leaves out single files of a suite, and no others of their names", () => {
    expect(ignored("/any/packages/adapters-duckdb/src/engine/faults.test.ts")).toBe(true);
    expect(ignored("/any/packages/adapters-duckdb/src/engine/other/faults.test.ts")).toBe(false);
    expect(ignored("/any/packages/adapters-redis/src/outages.test.ts")).toBe(false);
    expect(ignored("/any/packages/app/src/cluster-faults/cluster-faults.test.ts")).toBe(true);
    expect(ignored("/any/packages/app/src/cluster-faults/check-readers.test.ts")).toBe(false);
    expect(ignored("/any/packages/app/src/sources/faults.test.ts")).toBe(true);
    expect(ignored("/any/packages/app/src/sources/rows.test.ts")).toBe(false);
    expect(ignored("/any/packages/adapters-duckdb/src/guard/hostile/corpus.test.ts")).toBe(true);
    expect(ignored("/any/packages/adapters-duckdb/src/guard/hostile/wall.test.ts")).toBe(false);
    expect(ignored("/any/packages/app/src/conformance.test.ts")).toBe(true);
    expect(ignored("/any/packages/adapters-http/src/conformance.test.ts")).toBe(false);
    expect(ignored("/any/packages/agent-analyst/src/growth.test.ts")).toBe(true);
    expect(ignored("/any/benchmarks/fanout/main.test.ts")).toBe(true);
    expect(ignored("/any/benchmarks/analyst/judge.test.ts")).toBe(false);
  });

  it("every folder and file of a suite is there, and every suite has a command that .ci/run calls", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const run = readFileSync(join(root, ".ci/run"), "utf8");
    for (const [name, { folders, everywhere, files }] of Object.entries(suites)) {
      for (const path of [...folders, ...files]) expect(existsSync(join(root, path))).toBe(true);
      for (const file of everywhere) {
        expect(folders.some((folder) => existsSync(join(root, folder, file)))).toBe(true);
      }
      expect(scripts[`test:${name}`]).toBe(`node scripts/test.mjs --suite ${name}`);
      expect(run).toContain(`npm run test:${name} || status=$?`);
    }
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
    expect(jestArguments(["--suite", "faults"])).toEqual([
      ...suites.faults.folders,
      ...suites.faults.files,
    ]);
    expect(() => jestArguments(["--suite", "page"])).toThrow("There is no suite page, only: pages");
  });
});
