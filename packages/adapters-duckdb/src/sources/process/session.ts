import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { SourceTarget } from "../protocol.js";

/** A connection in a transaction that reads one state of the database and writes nothing. */
export interface Session {
  readonly client: pg.Client;
  /**
   * The bytes of the connection, out of TLS where it has that: paused where rows are not taken as fast
   * as they come.
   */
  readonly socket: Duplex;
  /** The server's process, by which it can be asked to stop. */
  readonly pid: number;
}

/** How long a server may take to answer to a connection. */
const connectTimeoutMs = 5_000;

/** Connects to a database. A server that does not answer is not waited for longer than 5 seconds. */
export const connect = async (
  target: SourceTarget,
): Promise<Pick<Session, "client" | "socket">> => {
  const client = new pg.Client({
    connectionString: target.url,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: "embedded-analytics",
    keepAlive: true,
    // Every value stays the text that the server sent: numbers of JavaScript would lose digits.
    types: { getTypeParser: () => (text: string) => text },
  });
  // What breaks a connection between statements is seen by the statement after it.
  client.on("error", () => undefined);
  await client.connect();
  // TLS puts another stream over the first one, whose pauses would hold nothing back.
  return { client, socket: client.connection.stream };
};

/**
 * Begins the one transaction of a statement's scans, in one round trip. All scans see one state; a
 * pooler between us and the server keeps none of the settings (SET LOCAL).
 */
export const beginSession = async (
  { client, socket }: Pick<Session, "client" | "socket">,
  { schema }: SourceTarget,
  timeoutMs: number,
): Promise<Session> => {
  const settings = [
    `statement_timeout = ${Math.max(1, Math.round(timeoutMs))}`,
    "TimeZone = 'UTC'",
    "DateStyle = 'ISO, YMD'",
    "extra_float_digits = 1",
    "standard_conforming_strings = on",
    `search_path = pg_catalog, ${client.escapeIdentifier(schema)}`,
    "client_connection_check_interval = '400ms'",
  ];
  const text = [
    "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    ...settings.map((setting) => `SET LOCAL ${setting}`),
    "SELECT pg_backend_pid() AS pid",
  ].join("; ");
  const results = (await client.query(text)) as unknown as readonly pg.QueryResult<{
    readonly pid: string;
  }>[];
  return { client, socket, pid: Number(results.at(-1)?.rows[0]?.pid) };
};

/** How long the request to stop is waited for, before the connection of the query is closed as well. */
const stopWaitMs = 500;

/**
 * Asks the server, over a connection of its own, to stop what a session runs. Never rejects, and takes
 * half a second at most: a pooler may have no connection free for the request, and a network may swallow
 * it. The caller then closes the connection of the query, which the server looks at while it works.
 */
export const stopAtServer = (target: SourceTarget, pid: number): Promise<void> =>
  Promise.race([
    requestStop(target, pid).catch(() => undefined),
    delay(stopWaitMs, undefined, { ref: false }),
  ]);

const requestStop = async (target: SourceTarget, pid: number): Promise<void> => {
  const { client, socket } = await connect(target);
  const silence = setTimeout(() => socket.destroy(), connectTimeoutMs);
  try {
    await client.query("SELECT pg_cancel_backend($1::int)", [pid]);
    await client.end();
  } finally {
    clearTimeout(silence);
    socket.destroy();
  }
};
