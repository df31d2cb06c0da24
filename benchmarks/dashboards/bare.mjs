// The same statements, as the guard writes them, in an engine of this process with as many connections.
import { openBare } from "../queries/engine.mjs";
import { openGuard } from "../queries/guard.mjs";
import { tilesAtOnce } from "./load.mjs";

/** Statements find a copy in memory as well as the tables of the data, where the engine has these. */
const findsCopies = async (connection) => {
  const found = await connection("SELECT 1 FROM duckdb_databases() WHERE database_name = 'data'");
  if (found.length > 0) await connection("SET search_path = 'data,memory'");
  return connection;
};

/**
 * An engine that has each viewer's visible rows copied already where the guard would copy them. The
 * copies are not temporary, so that all connections share them.
 */
export const openBareEngine = async (modelFolder, cacheDirectory, attached) => {
  const engine = await openBare(cacheDirectory, attached);
  const opened = await openGuard(modelFolder, cacheDirectory);
  const first = await findsCopies(await engine.connect());
  const copied = new Set();

  const textOf = async (sql, access) => {
    const guarded = await opened.guard({ sql, access, timezone: "UTC", nowMs: 0 });
    if (guarded.kind !== "allowed") throw new Error(`${sql}: ${guarded.sentence}`);
    for (const extract of guarded.extracts) {
      if (copied.has(extract.name)) continue;
      copied.add(extract.name);
      await first(`CREATE TABLE memory.main."${extract.name}" AS ${extract.sql}`);
    }
    return guarded.sql;
  };

  return {
    /** What a viewer's tiles run, by hand of the guard. */
    textsOf: async (statements, access) => {
      const texts = [];
      for (const sql of statements) texts.push(await textOf(sql, access));
      return texts;
    },
    /** So many connections as one page asks at a time, given out in turn. */
    connections: () =>
      Promise.all(
        Array.from({ length: tilesAtOnce }, async () => findsCopies(await engine.connect())),
      ),
    close: () => {
      opened.close();
      engine.close();
    },
  };
};
