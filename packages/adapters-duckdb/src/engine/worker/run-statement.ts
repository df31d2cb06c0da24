import type { DuckDBConnection, DuckDBPreparedStatement } from "@duckdb/node-api";
import { showsRewriting } from "../../guard/statement/column-names.js";
import { rowBytesMax, type ResultPart, type Statement, type StatementEnd } from "../protocol.js";
import { sentences } from "../sentences.js";
import { cellReader } from "./cells.js";
import { plannedOn } from "./planned-statements.js";
import { rowChunks } from "./row-chunks.js";
import type { Running } from "./running.js";

/** The last word, with what was not sent before. */
export type LastPart = ResultPart & { readonly end: StatementEnd };

/**
 * Runs the guarded text and hands out its rows as fast as they are taken. Throws what the engine
 * throws.
 */
export async function runStatement(
  connection: DuckDBConnection,
  sql: string,
  statement: Statement,
  running: Running,
  send: (part: ResultPart) => void,
): Promise<LastPart> {
  const { rowsTake, rowsMax } = statement;
  const wanted = rowsTake === undefined ? rowsMax : Math.min(rowsTake, rowsMax);
  // One row more tells whether there are more, and a limit lets the engine sort only the top.
  const text = rowsTake === undefined ? sql : `SELECT * FROM (${sql}) LIMIT ${wanted + 1}`;
  const plans = plannedOn(connection);
  const used = new Set<string>();
  const plan = (one: string): Promise<DuckDBPreparedStatement> => {
    used.add(one);
    return plans.plan(one);
  };
  let last: LastPart | undefined;
  try {
    last = await runText({ sql, text, wanted, statement, plan }, running, send);
    return last;
  } finally {
    if (last?.end.kind !== "total") for (const one of used) plans.forget(one);
  }
}

/** A statement on its way through the engine. */
interface Run {
  /** The guarded statement. */
  readonly sql: string;
  /** What is run for it, `wanted` rows and one more at most. */
  readonly text: string;
  readonly wanted: number;
  readonly statement: Statement;
  /** By a plan that is kept: `connection.stream` would plan anew, and run several statements. */
  readonly plan: (sql: string) => Promise<DuckDBPreparedStatement>;
}

async function runText(
  run: Run,
  running: Running,
  send: (part: ResultPart) => void,
): Promise<LastPart> {
  const { text, wanted, statement, plan } = run;
  const { rowsTake, bytesMax } = statement;
  const planned = await plan(text);
  // Before anything flows: the engine ends a stream, as if it had no more rows, when another text is planned.
  const names = await columnNames(run, planned);
  if (names.some((name) => showsRewriting(name, statement.sql))) return unnamed;
  const result = await planned.stream();
  const readers = result.columnTypes().map(cellReader);
  const columns = readers.map(({ type }, index) => ({ name: names[index] ?? "", type }));

  let unsent: ResultPart = { columns };
  let rows = 0;
  let bytes = 0;
  let more = false;
  for await (const chunk of rowChunks(result, readers)) {
    if (running.isCancelled()) return cancelled;
    more = rows + chunk.rows.length > wanted;
    if (more && rowsTake === undefined) return overBudget(sentences.rows(wanted));
    if (more) chunk.rows.length = wanted - rows;
    rows += chunk.rows.length;
    bytes += chunk.bytes;
    if (bytes > bytesMax || chunk.bytes > rowBytesMax) return overBudget(sentences.bytes);
    await running.credit.take();
    if (running.isCancelled()) return cancelled;
    unsent = { ...unsent, rows: chunk.rows };
    if (chunk.isLast && !more) break;
    send(unsent);
    unsent = {};
    if (more) break;
  }
  if (running.isCancelled()) return cancelled;
  const totalRows = more ? await countOf(run) : rows;
  return { ...unsent, end: { kind: "total", totalRows } };
}

const unnamed: LastPart = { end: { kind: "refused", sentence: sentences.unnamed } };
const cancelled: LastPart = { end: { kind: "cancelled" } };

const overBudget = (sentence: string): LastPart => ({ end: { kind: "budget", sentence } });

/**
 * The names as the statement gives them. A subselect renames the second `a` to `a_1`: only where a
 * name looks like that, the statement itself is asked.
 */
async function columnNames(
  { sql, statement, plan }: Run,
  planned: DuckDBPreparedStatement,
): Promise<string[]> {
  const names = namesOf(planned);
  const isWrapped = statement.rowsTake !== undefined;
  if (!isWrapped || !names.some((name) => /_\d+$/.test(name))) return names;
  return namesOf(await plan(sql));
}

const namesOf = (planned: DuckDBPreparedStatement): string[] =>
  Array.from({ length: planned.columnCount }, (_, index) => planned.columnName(index));

/** Nothing writes to the data, so that a second statement counts what the first one saw. */
async function countOf({ sql, plan }: Run): Promise<number> {
  const result = await (await plan(`SELECT count(*) FROM (${sql})`)).stream();
  const chunk = await result.fetchChunk();
  return Number(chunk?.getColumnVector(0).getItem(0) ?? 0);
}
