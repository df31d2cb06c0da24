import type { DuckDBConnection } from "@duckdb/node-api";
import type { Serializer } from "./guard.js";

/** The engine's reader and printer on a connection of the test's own. */
export const serializerOn = (connection: DuckDBConnection): Serializer => {
  const text = async (sql: string, argument: string): Promise<string> => {
    const reader = await connection.runAndReadAll(sql, [argument]);
    return String(reader.getRows()[0]?.[0]);
  };
  return {
    serialize: (sql) =>
      text(
        "SELECT json_serialize_sql($1::VARCHAR, skip_null := false, skip_empty := false, skip_default := false)::VARCHAR",
        sql,
      ),
    deserialize: (json) => text("SELECT json_deserialize_sql($1::JSON)::VARCHAR", json),
  };
};
