import pg from "pg";
import type { Described, DescribedColumn } from "../protocol.js";
import { engineTypeOf } from "./postgres-types.js";
import type { Session } from "./session.js";

const textOids = new Set([25, 1043]);

/**
 * The columns of SELECTs of the model, without reading a row. A mistake is reported in the server's words,
 * since they are for the model's author, and no value of the data can be in them.
 */
export const describeTexts = async (
  { client }: Session,
  texts: readonly string[],
): Promise<readonly Described[]> => {
  const encoding = await client.query<{ encoding: string }>(
    "SELECT current_setting('server_encoding') AS encoding",
  );
  if (encoding.rows[0]?.encoding !== "UTF8") {
    const sentence = "the database has another encoding than UTF8";
    return texts.map(() => ({ kind: "mistake", sentence }));
  }
  const described: Described[] = [];
  for (const text of texts) described.push(await describeOne(client, text));
  return described;
};

const describeOne = async (client: pg.Client, text: string): Promise<Described> => {
  await client.query("SAVEPOINT described");
  try {
    const none = `SELECT * FROM (${text}\n) AS "described" WHERE false`;
    const config = { text: none, rowMode: "array" as const, queryMode: "extended" };
    const { fields } = await client.query(config);
    const types = fields.map(({ dataTypeID: oid, dataTypeModifier: modifier }) => ({
      oid,
      modifier,
    }));
    const folding = await foldingColumns(client, text, fields, types);
    const stored = await storedColumns(client, fields);
    const columns = types.map((type, at): DescribedColumn => {
      if (folding.has(at)) {
        return { problem: 'of a nondeterministic collation: write … COLLATE "C"' };
      }
      const found = engineTypeOf(type);
      return "problem" in found ? found : { ...found, isStored: stored.has(at) };
    });
    return { kind: "columns", columns };
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    return { kind: "mistake", sentence: cause.message };
  } finally {
    await client.query("ROLLBACK TO SAVEPOINT described");
  }
};

/**
 * Which columns are those of tables. The server tells of which relation a column is that a SELECT hands
 * on as it is, through joins and SELECTs within it; that may be a view, or compute the column itself.
 */
const storedColumns = async (
  client: pg.Client,
  fields: readonly pg.FieldDef[],
): Promise<ReadonlySet<number>> => {
  const tables = fields.map(({ tableID }) => tableID);
  if (tables.every((table) => table === 0)) return new Set();
  const asked = `SELECT "place"::int - 1 AS at
    FROM unnest($1::oid[], $2::int[]) WITH ORDINALITY AS "asked" ("relation", "number", "place")
    JOIN pg_class ON pg_class.oid = "relation" AND relkind IN ('r', 'p', 'm')
    JOIN pg_attribute ON attrelid = "relation" AND attnum = "number" AND attgenerated <> 'v'`;
  const numbers = fields.map(({ columnID }) => columnID);
  const { rows } = await client.query<{ at: string }>(asked, [tables, numbers]);
  return new Set(rows.map(({ at }) => Number(at)));
};

/** Which columns have a collation in which texts of other bytes are equal. */
const foldingColumns = async (
  client: pg.Client,
  text: string,
  fields: readonly pg.FieldDef[],
  types: readonly { readonly oid: number }[],
): Promise<ReadonlySet<number>> => {
  const texts = types.flatMap(({ oid }, at) => (textOids.has(oid) ? [at] : []));
  if (texts.length === 0) return new Set();
  const names = fields.map((_, at) => `"d${at}"`).join(", ");
  const collations = texts.map((at) => `pg_collation_for("d${at}")`).join(", ");
  const asked = `SELECT ARRAY[${collations}]::text[]::text AS names, ARRAY(
      SELECT oid::regcollation::text FROM pg_collation WHERE NOT collisdeterministic)::text[]::text AS folding
    FROM (SELECT 1) AS "one" LEFT JOIN (${text}\n) AS "described" (${names}) ON false`;
  const { rows } = await client.query<{ names: string; folding: string }>(asked);
  const folding = new Set(arrayOf(rows[0]?.folding ?? "{}"));
  const found = arrayOf(rows[0]?.names ?? "{}");
  return new Set(texts.filter((_, index) => folding.has(found[index] ?? "")));
};

/** The elements of a one-dimensional array in its text form; a null is the text NULL. */
const arrayOf = (text: string): readonly string[] =>
  [...text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)].map(
    ([, quoted, plain]) => quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "",
  );
