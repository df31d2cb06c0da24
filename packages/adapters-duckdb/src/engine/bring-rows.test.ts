import { expect, it } from "@jest/globals";
import type { Query } from "@embedded-analytics/domain";
import type { SourceScan } from "../guard/scan.js";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import type { DataSources, ScanAsked } from "../sources/data-sources.js";
import { bringRows } from "./bring-rows.js";

const model: CompiledModel = {
  version: "1",
  cubes: {
    tickets: {
      ...{ name: "tickets", public: true, source: { table: "tickets" }, dataSource: "desk" },
      ...{ dimensions: {}, measures: {}, segments: {}, joins: [] },
    },
  },
  views: {},
};

const scan: SourceScan = {
  ...{ source: "desk", cube: "tickets", asked: {}, conditions: [], columns: [] },
  needs: { members: [], measures: [], repeated: false },
};

it("E10: an account has connections of its own, which its users share in turns", async () => {
  const asked: ScanAsked[] = [];
  const sources = {
    targetOf: (accountId, { name }) => ({
      ...{ key: JSON.stringify([accountId, name]), url: "postgres://desk" },
      ...{ schema: "public", poolMax: 1 },
    }),
    scan: (one) => {
      asked.push(one);
      return Promise.resolve({ kind: "done" });
    },
  } as Partial<DataSources> as DataSources;
  const access = { sources, limits: { rowsMax: 1, bytesMax: 1 } };
  for (const [accountId, userKey] of [
    [1, "ada"],
    [1, "ben"],
    [2, "ada"],
  ] as const) {
    const query = {
      ...{
        userKey,
        timezone: "UTC",
        access: { tickets: [{ members: [], rows: { kind: "all" } }] },
      },
      deployment: { sources: [{ name: "desk", kind: "postgres", urlFromEnv: "DESK_URL" }] },
    } as unknown as Query;
    const bring = bringRows(access, { accountId, query, model }, 1);
    const result = await bring([scan], () => undefined, new AbortController().signal);
    expect(result).toEqual({ kind: "done" });
  }
  expect(asked.map(({ target, party }) => [target.key, party])).toEqual([
    ['[1,"desk"]', "ada"],
    ['[1,"desk"]', "ben"],
    ['[2,"desk"]', "ada"],
  ]);
});
