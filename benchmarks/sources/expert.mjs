// PostgreSQL as somebody uses it who knows it: a pool, rows as texts, and COPY.
import pg from "pg";

/** A pool of so many connections. */
export const openExpert = async (url, connections) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: { getTypeParser: () => (text) => text },
  });
  // The server ends while connections rest.
  pool.on("error", () => undefined);
  return {
    rows: async (text) => (await pool.query({ text, rowMode: "array" })).rows,
    // The client receives every line of the copy, and drops it.
    copy: (text) => pool.query(`COPY (${text}) TO STDOUT`),
    close: () => pool.end(),
  };
};
