import pg from "pg";
import type { Scope } from "./scope.js";

/**
 * A statement behind the one that sets its account, both in one round trip: up to the protocol's Sync they
 * are one transaction, to which the setting is local. So no statement runs under the account of an earlier
 * one, behind a pooler of connections either.
 *
 * It is for a connection that is closed after an error, as `pool.query` does: what of it was prepared by
 * then is not looked at.
 */
export class ScopedQuery extends pg.Query {
  /** The client reads it: how long the answer may take, in milliseconds. */
  query_timeout: number | undefined;
  readonly #scope: Scope;
  #hasEntered = false;

  constructor(scope: Scope, statement: pg.QueryConfig) {
    super({ ...statement, ...extended });
    this.#scope = scope;
    this.submit = (connection) => {
      connection.stream.cork();
      try {
        this.#enter(connection);
        // What it answers is the driver's own: an error, or null.
        return inherited.submit.call(this, connection);
      } finally {
        connection.stream.uncork();
      }
    };
  }

  /** The name of the prepared statement, where it has one. */
  get statementName(): string | undefined {
    return (this as { readonly name?: string | undefined }).name;
  }

  handleDataRow(message: unknown): void {
    if (this.#hasEntered) inherited.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#hasEntered) inherited.handleCommandComplete.call(this, message, connection);
    this.#hasEntered = true;
  }

  #enter(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    const { name, text, value } = this.#scope;
    const names = prepared.get(connection) ?? new Set();
    prepared.set(connection, names);
    if (!names.has(name)) wire.parse({ name, text, types: [] });
    names.add(name);
    wire.bind({ portal: "", statement: name, values: [value] });
    wire.execute({ portal: "", rows: 0 });
  }
}

// Statements without values would go as plain text, which has a transaction of its own.
const extended = { queryMode: "extended" } as const;

/** The scopes' statements that a connection has. */
const prepared = new WeakMap<pg.Connection, Set<string>>();

// What the declarations of the driver do not know, it does.
interface Wire {
  parse(message: { name: string; text: string; types: readonly number[] }): void;
  bind(message: { portal: string; statement: string; values: readonly string[] }): void;
  execute(message: { portal: string; rows: number }): void;
}

const inherited = pg.Query.prototype as unknown as {
  submit(this: pg.Query, connection: pg.Connection): void;
  handleDataRow(this: pg.Query, message: unknown): void;
  handleCommandComplete(this: pg.Query, message: unknown, connection: unknown): void;
};
