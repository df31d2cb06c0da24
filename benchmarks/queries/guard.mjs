// What it takes to read, check and rewrite a statement.
import { DuckDBInstance } from "@duckdb/node-api";
import { accessOf } from "@embedded-analytics/domain";
import { cachedGuard } from "../../packages/adapters-duckdb/dist/guard/cached-guard.js";
import { makeGuard } from "../../packages/adapters-duckdb/dist/guard/guard.js";
import { loadModelFolder } from "../../packages/adapters-duckdb/dist/catalog/load-model-folder.js";
import { findModelFiles } from "../../packages/adapters-duckdb/dist/model/read/read-model-folder.js";
import { duckdbSerializer } from "../../packages/adapters-duckdb/dist/engine/worker/duckdb-serializer.js";
import { median, table } from "./measure.mjs";
import { shopStatements } from "./statements.mjs";

/** The guard of a model folder, over an engine of its own. */
export const openGuard = async (folder, cacheDirectory) => {
  const { files } = await findModelFiles(folder, undefined);
  const loaded = await loadModelFolder(folder, files, cacheDirectory);
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  return {
    guard: makeGuard(loaded.compiled, await duckdbSerializer(connection)),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};

/** What it takes to read, check and rewrite the shop's statements, and to remember them. */
export const guardFigures = async (model, guard, user, rounds) => {
  const cached = cachedGuard(guard);
  const access = accessOf(model, user, false);
  const rows = [];
  for (const { name, guarded: sql } of shopStatements) {
    const request = { sql, access, timezone: "UTC", nowMs: 0 };
    const timesMs = { guard: [], cached: [] };
    for (let round = 0; round < rounds; round++) {
      for (const [way, ask] of [
        ["guard", guard],
        ["cached", cached],
      ]) {
        const startedMs = performance.now();
        const guarded = await ask(request);
        timesMs[way].push(performance.now() - startedMs);
        if (guarded.kind !== "allowed") throw new Error(`${sql}: ${guarded.sentence}`);
      }
    }
    rows.push([name, median(timesMs.guard).toFixed(2), median(timesMs.cached).toFixed(3)]);
  }
  console.log(`Reading, checking and rewriting a statement, p50 of ${rounds}`);
  table(["statement", "ms", "remembered, ms"], rows);
};
