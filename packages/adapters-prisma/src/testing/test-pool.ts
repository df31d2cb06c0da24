import pg from "pg";

/**
 * A pool of one connection for a database that is dropped soon after `end()`. That resolves before the server
 * has closed the connection, so that dropping the database may still end it: an error for which nobody waits.
 */
export const testPool = (connectionString: string): pg.Pool =>
  new pg.Pool({ connectionString, max: 1 }).on("connect", (client) => {
    client.on("error", () => undefined);
  });
