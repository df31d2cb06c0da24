// What is true: plain SQL over the CSV files, in an engine of its own that knows no model and no guard.
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";

/**
 * Opens the data of a model folder for questions asked on a day (`2026-11-01`). Statements may say
 * `asked_on()`, and `in_month(time, 1)` for the month before the one of that day; quarters and years
 * likewise.
 */
export const openTruth = async ({ folder, views }, today) => {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const data = join(folder, "data");
  for (const file of await readdir(data)) {
    if (!file.endsWith(".csv")) continue;
    await connection.run(
      `CREATE TABLE ${basename(file, ".csv")} AS FROM read_csv('${join(data, file).replaceAll("'", "''")}', sample_size = -1)`,
    );
  }
  await connection.run(`CREATE MACRO asked_on() AS DATE '${today}'`);
  for (const [unit, months] of [
    ["month", 1],
    ["quarter", 3],
    ["year", 12],
  ]) {
    await connection.run(
      `CREATE MACRO in_${unit}(moment, back) AS date_trunc('${unit}', moment) = date_trunc('${unit}', asked_on()) - to_months(back * ${months})`,
    );
  }
  for (const view of views) await connection.run(view);
  return {
    /** The rows of a statement: numbers as numbers, times as texts, nulls as nulls. */
    rows: async (sql) => {
      const reader = await connection.runAndReadAll(sql);
      const types = reader.columnTypes().map(String);
      return reader.getRowsJson().map((row) => row.map((cell, at) => plain(cell, types[at])));
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};

const numeric = /^(U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?|DECIMAL|DOUBLE|FLOAT)/;

/** A ratio over nothing is nothing, whether the engine says null or that it is no number. */
const plain = (cell, type) => {
  if (cell === null || !numeric.test(type)) return cell;
  return Number.isNaN(Number(cell)) ? null : Number(cell);
};
