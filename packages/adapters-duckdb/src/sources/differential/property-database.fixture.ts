import { randomBytes } from "node:crypto";
import pg from "pg";
import { SourceTables } from "../../engine/worker/source-tables.js";
import { openEmbedded, type PropertyEngine } from "../../guard/property/property-engine.fixture.js";
import { withExtracts } from "../../guard/row-extract.fixture.js";
import type { CompiledModel, CompiledMeasure } from "../../model/compile/compiled-model.js";
import { renderScan } from "../render-scan.js";
import { urlOfServer } from "./run-statement.fixture.js";

const inputTypeOf = ({ engineType, type }: CompiledMeasure): string =>
  engineType ?? (type === "string" ? "VARCHAR" : "INTEGER");

/** A model of whole numbers and texts, whose cubes live in a database. */
const livingThere = (model: CompiledModel): CompiledModel => ({
  ...model,
  cubes: Object.fromEntries(
    Object.entries(model.cubes).map(([name, cube]) => [
      name,
      {
        ...cube,
        dataSource: "warehouse",
        measures: Object.fromEntries(
          Object.entries(cube.measures).map(([measure, one]) => [
            measure,
            { ...one, ...(one.sql === undefined ? {} : { inputType: inputTypeOf(one) }) },
          ]),
        ),
      },
    ]),
  ),
});

/** The SQL of tables as PostgreSQL reads it: each table anew, texts with an order that is not by bytes. */
const inPostgres = (sql: string): string =>
  sql
    .replaceAll(/CREATE (?:OR REPLACE )?TABLE (\w+)/g, "DROP TABLE IF EXISTS $1; CREATE TABLE $1")
    .replaceAll(/\bVARCHAR\b/g, 'text COLLATE "und-x-icu"');

/**
 * Cubes in a schema of a database. What a statement reads is rendered and asked there, and carried over
 * into the embedded engine, which holds the same tables for the copies that results are compared with.
 */
export const openDatabase = async (): Promise<PropertyEngine> => {
  const embedded = await openEmbedded();
  const { connection } = embedded;
  const client = new pg.Client({
    connectionString: urlOfServer(),
    types: { getTypeParser: () => (text: string) => text },
  });
  await client.connect();
  const schema = `property_${randomBytes(6).toString("hex")}`;
  await client.query(
    `CREATE SCHEMA "${schema}"; SET search_path = "${schema}"; SET TimeZone = 'UTC'`,
  );
  await client.query("SET client_min_messages = error");
  let tables: SourceTables | undefined;
  return {
    connection,
    livingThere,
    load: async (sql) => {
      await embedded.load(sql);
      await client.query(inPostgres(sql));
    },
    prepared: async (model, { access, timezone }, guarded) => {
      await tables?.drop();
      tables = new SourceTables(connection, guarded.scans);
      for (const [at, { scan }] of guarded.scans.entries()) {
        const rights = { access, timezone, schema, rowsMax: 100_000 };
        const rendered = renderScan(model, scan, rights);
        if (rendered === undefined) throw new Error(`No policy opens ${scan.cube}`);
        const { text, values } = rendered;
        const asked = { text, values: [...values], rowMode: "array" as const };
        const { rows } = await client.query<(string | null)[]>(asked);
        const columns = scan.columns.map((_, column) => rows.map((row) => row[column] ?? null));
        if (rows.length > 0) await tables.add({ at, columns });
      }
      await tables.finish();
      return withExtracts(connection, guarded);
    },
    close: async () => {
      await client.query(`DROP SCHEMA "${schema}" CASCADE`);
      await client.end();
      await embedded.close();
    },
  };
};
