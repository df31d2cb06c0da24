import { describe, expect, it } from "@jest/globals";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const packageFolder = fileURLToPath(new URL("../../..", import.meta.url));
const dist = new URL("../../../dist/engine/worker/", import.meta.url).href;

/** Runs a statement with its first row taken, in a process of its own; tells how it ended and which plans stay. */
const plansAfter = async (sql: string): Promise<unknown> => {
  const program = `import { DuckDBInstance } from "@duckdb/node-api";
    import { plannedOn } from "${dist}planned-statements.js";
    import { runStatement } from "${dist}run-statement.js";
    import { Running } from "${dist}running.js";
    const connection = await (await DuckDBInstance.create(":memory:")).connect();
    const statement = { rowsTake: 1, rowsMax: 10, bytesMax: 1000 };
    const running = new Running(1, () => undefined);
    const ended = await runStatement(connection, process.argv[1], statement, running, () => undefined)
      .then(({ end }) => end.totalRows, () => "thrown");
    console.log(JSON.stringify([ended, plannedOn(connection).count]));`;
  const args = ["--input-type=module", "-e", program, sql];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: packageFolder });
  return JSON.parse(stdout);
};

describe("the plans of a statement", () => {
  it("are kept when it has ended well: for its rows, its names and its count", async () => {
    expect(await plansAfter("SELECT 1 AS a, 2 AS a_1 FROM range(5)")).toEqual([5, 3]);
  });

  it("E7: are all forgotten when it has not", async () => {
    // The first rows are fine; only the count comes to the others.
    const bad = "CASE WHEN range > 4000000 THEN CAST('x' || range AS INT) > 0 ELSE true END";
    const sql = `SELECT 1 AS a, 2 AS a_1 FROM range(5000000) WHERE ${bad}`;
    expect(await plansAfter(sql)).toEqual(["thrown", 0]);
  });
});
