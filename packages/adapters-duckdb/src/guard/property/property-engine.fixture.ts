import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import type { CompiledModel } from "../../model/compile/compiled-model.js";
import type { Guarded, GuardRequest } from "../guard.js";
import { withExtracts } from "../row-extract.fixture.js";

/** A statement that the guard let through. */
export type Allowed = Extract<Guarded, { readonly kind: "allowed" }>;

/** Where the tables of a random world lie. */
export interface PropertyEngine {
  /** Holds copies of the visible rows, and runs statements. */
  readonly connection: DuckDBConnection;
  /** The model, with its cubes where the tables are. */
  livingThere(model: CompiledModel): CompiledModel;
  /** Runs the SQL that makes the tables of a world. */
  load(sql: string): Promise<void>;
  /** Makes what a guarded statement reads; answers the statement to run. */
  prepared(model: CompiledModel, request: GuardRequest, guarded: Allowed): Promise<string>;
  close(): Promise<void>;
}

/** The embedded engine alone. */
export const openEmbedded = async (): Promise<PropertyEngine> => {
  const instance = await DuckDBInstance.create(":memory:", { preserve_insertion_order: "false" });
  const connection = await instance.connect();
  return {
    connection,
    livingThere: (model) => model,
    load: async (sql) => void (await connection.run(sql)),
    prepared: (_model, _request, guarded) => withExtracts(connection, guarded),
    close: async () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};
