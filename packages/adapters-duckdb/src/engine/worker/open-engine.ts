import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import type { DataFiles } from "../../data/data-files.js";
import type { EngineLimits } from "../protocol.js";
import type { ChangingNames } from "../../guard/lasts.js";
import { changingNamesOf } from "./changing-names.js";
import { plannedOn } from "./planned-statements.js";
import { RowExtracts } from "./row-extracts.js";
import { quoteName, quoteText } from "../../model/sql-text.js";

/** An engine with its data, locked; each connection sees the same. */
export interface Engine {
  /** For the statements of users. */
  readonly statements: DuckDBConnection;
  /** For reading and printing syntax trees. */
  readonly syntax: DuckDBConnection;
  /** Copies of visible rows, which the statements of users read. */
  readonly extracts: RowExtracts;
  /** Views and macros of the data whose answers change with the moment. */
  readonly changing: ChangingNames;
  /** Lets go of what nobody uses until the rest fits into its share, while no statement runs. */
  trim(): Promise<void>;
}

/** Opens the files read-only in an engine that can reach nothing else. */
export async function openEngine(files: DataFiles, limits: EngineLimits): Promise<Engine> {
  const instance = await DuckDBInstance.create(":memory:", {
    // Refused after external access is off, so it has to be here.
    temp_directory: limits.temporaryDirectory,
  });
  const statements = await instance.connect();
  const named = Object.entries(files.attachments);
  if (files.dataFile !== undefined) named.push([unprefixed, files.dataFile]);
  for (const [name, file] of named) {
    await statements.run(`ATTACH ${quoteText(file)} AS ${quoteName(name)} (READ_ONLY)`);
  }
  for (const setting of settingsOf(limits)) await statements.run(`SET ${setting}`);
  if (files.dataFile !== undefined) await statements.run(`USE ${quoteName(unprefixed)}`);
  const keptBytesMax = limits.memoryMb * keptShare * 1024 * 1024;
  const extracts = new RowExtracts(statements, keptBytesMax);
  const trim = async (): Promise<void> => {
    await plannedOn(statements).trim(keptBytesMax);
    await extracts.trim();
  };
  const changing = await changingNamesOf(statements);
  return { statements, syntax: await instance.connect(), extracts, changing, trim };
}

/** Which part of a worker's memory copies of visible rows may take while nobody uses them, and plans as much. */
const keptShare = 1 / 8;

/** The catalog of the tables without a prefix. No file has this name, since a name has letters. */
const unprefixed = "(data)";

/** Half of what the process may hold is left to the runtime and to what the engine does not count. */
const settingsOf = (limits: EngineLimits): string[] => [
  "enable_external_access=false",
  "autoload_known_extensions=false",
  "autoinstall_known_extensions=false",
  "allow_community_extensions=false",
  "allow_persistent_secrets=false",
  `memory_limit='${Math.floor(limits.memoryMb / 2)}MB'`,
  `threads=${limits.threads}`,
  `max_temp_directory_size='${limits.temporaryMb}MB'`,
  "max_expression_depth=120",
  "TimeZone='UTC'",
  "lock_configuration=true",
];
