import type { Id } from "@embedded-analytics/domain";
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from "pg";
import { accountScope, everyAccountScope, foundScope, type Scope } from "./scope.js";
import { ScopedQuery } from "./scoped-query.js";

/** What runs a statement: a pool within a scope, or a connection with a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow = QueryResultRow>(
    statement: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}

/**
 * A pool on which no statement runs without a scope (T4): the account whose rows it may see and write, where
 * the row policies bind the role of the pool.
 */
export interface ScopedPool {
  /** For the rows of that account. */
  of(accountId: Id): Queryable;
  /** For the rows of the account of a key, found by its id. */
  ofKey(keyId: string): Queryable;
  /** For the rows of the account of a session, found by its digest. */
  ofSession(digest: string): Queryable;
  /** For the rows of the account of that name. */
  ofName(accountName: string): Queryable;
  /** For the rows of all accounts: the service's own work, and nothing that a caller asks for. */
  ofEveryAccount(): Queryable;
  /** A connection without a scope, for a transaction that begins with one. To be released. */
  connect(): Promise<PoolClient>;
}

/** The same pool, with scopes. */
export const scopedPool = (pool: Pool): ScopedPool => {
  const within = (scope: Scope): Queryable => ({
    query: <Row extends QueryResultRow>(
      statement: string | QueryConfig,
      values: unknown[] = [],
    ) => {
      const config = typeof statement === "string" ? { text: statement, values } : statement;
      // The pool gives the query a callback, and answers what it is called with.
      const answer: unknown = pool.query(new ScopedQuery(scope, config));
      return answer as Promise<QueryResult<Row>>;
    },
  });
  return {
    of: (accountId) => within(accountScope(accountId)),
    ofKey: (keyId) => within(foundScope("key", keyId)),
    ofSession: (digest) => within(foundScope("session", digest)),
    ofName: (accountName) => within(foundScope("name", accountName)),
    ofEveryAccount: () => within(everyAccountScope),
    connect: () => pool.connect(),
  };
};
