import type { DuckDBConnection } from "@duckdb/node-api";
import type { Serializer } from "../../guard/guard.js";

/** The serializer of an engine, on a connection of its own: statements of users run on another. */
export async function duckdbSerializer(connection: DuckDBConnection): Promise<Serializer> {
  const serialize = await connection.prepare(
    // Complete trees only: the short form cannot be read back.
    "SELECT json_serialize_sql($1::VARCHAR, skip_null := false, skip_empty := false, skip_default := false)",
  );
  const deserialize = await connection.prepare("SELECT json_deserialize_sql($1::VARCHAR::JSON)");
  const textOf = async (statement: typeof serialize, text: string): Promise<string> => {
    statement.bindVarchar(1, text);
    const rows = await (await statement.run()).getRows();
    return String(rows[0]?.[0]);
  };
  return {
    serialize: (sql) => textOf(serialize, sql),
    deserialize: (json) => textOf(deserialize, json),
  };
}
