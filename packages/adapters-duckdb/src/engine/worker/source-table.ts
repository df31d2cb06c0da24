import {
  DuckDBDataChunk,
  VARCHAR,
  type DuckDBAppender,
  type DuckDBConnection,
} from "@duckdb/node-api";
import { quoteName } from "../../model/sql-text.js";
import type { SourceExtract } from "../../guard/scan.js";
import { batchRowsMax } from "../../sources/protocol.js";
import { columnValues, type ColumnValues } from "./column-values.js";

type Columns = readonly (readonly (string | null)[])[];

/**
 * A table with the rows of one scan of a database, which come as texts. They lie in the order of their
 * values, so that no order in which a database happened to read them shows (E9).
 *
 * The rows of one batch are put in order here and added to the table as they are cast: making a table
 * of another one costs more than all else that such a scan costs. More rows go into a table of texts,
 * of which the engine makes the other.
 */
export class SourceTable {
  readonly #made = new Set<string>();
  #first: Columns | undefined;
  #appender: DuckDBAppender | undefined;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly extract: SourceExtract,
  ) {}

  get name(): string {
    return this.extract.name;
  }

  /** Tables that may be there. */
  made(): readonly string[] {
    this.#close();
    return [...this.#made];
  }

  /** Rejects where rows have other columns than the scan. */
  async add(columns: Columns): Promise<void> {
    if (columns.length !== this.extract.scan.columns.length) {
      throw new Error("A batch of rows does not fit the scan of the statement.");
    }
    if (this.#appender === undefined && this.#first === undefined) {
      this.#first = columns;
      return;
    }
    this.#appender ??= await this.#beginTexts();
    append(this.#appender, columns.map(asTexts));
  }

  /** Makes the table; rejects where a value is none of its column's type. */
  async finish(): Promise<void> {
    if (this.#appender === undefined) await this.#fromFirst();
    else await this.#fromTexts();
  }

  async #fromFirst(): Promise<void> {
    const types = this.extract.scan.columns;
    const list = types.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ");
    await this.#create(this.name, list);
    const first = this.#first;
    this.#first = undefined;
    if (first === undefined) return;
    this.#appender = await this.connection.createAppender(this.name, "main", "temp");
    const typeNames = types.map(({ type }) => type);
    const ordered = inOrder(first, typeNames);
    const typed = ordered.map((column, at) => columnValues(column, typeNames[at] ?? ""));
    append(this.#appender, typed);
    this.#close();
  }

  async #beginTexts(): Promise<DuckDBAppender> {
    const columns = this.extract.scan.columns.map((_, at) => `${columnName(at)} VARCHAR`);
    await this.#create(this.#textsName, columns.join(", "));
    const appender = await this.connection.createAppender(this.#textsName, "main", "temp");
    if (this.#first !== undefined) append(appender, this.#first.map(asTexts));
    this.#first = undefined;
    return appender;
  }

  async #fromTexts(): Promise<void> {
    this.#close();
    const columns = this.extract.scan.columns.map(
      ({ name, type }, at) => `CAST(${columnName(at)} AS ${type}) AS ${quoteName(name)}`,
    );
    const texts = quoteName(this.#textsName);
    this.#made.add(this.name);
    await this.connection.run(
      `CREATE OR REPLACE TEMPORARY TABLE ${quoteName(this.name)} AS
        SELECT ${columns.join(", ")} FROM ${texts} ORDER BY ALL`,
    );
    await this.connection.run(`DROP TABLE ${texts}`);
    this.#made.delete(this.#textsName);
  }

  async #create(name: string, columns: string): Promise<void> {
    this.#made.add(name);
    await this.connection.run(`CREATE OR REPLACE TEMPORARY TABLE ${quoteName(name)} (${columns})`);
  }

  #close(): void {
    const appender = this.#appender;
    this.#appender = undefined;
    appender?.closeSync();
  }

  get #textsName(): string {
    return `${this.name}:texts`;
  }
}

const columnName = (at: number): string => `c${at}`;

/** Adds rows in chunks of the size that the engine takes at once. */
const append = (appender: DuckDBAppender, columns: readonly ColumnValues[]): void => {
  const rows = columns[0]?.values.length ?? 0;
  for (let from = 0; from < rows; from += batchRowsMax) {
    const chunk = DuckDBDataChunk.create(columns.map(({ type }) => type));
    chunk.setColumns(columns.map(({ values }) => values.slice(from, from + batchRowsMax)));
    appender.appendDataChunk(chunk);
  }
};

const asTexts = (values: Columns[number]): ColumnValues => ({ type: VARCHAR, values });

/** The same rows in the order of their values, missing ones last, as the engine's ORDER BY ALL has them. */
const inOrder = (columns: Columns, types: readonly string[]): Columns => {
  const sorted = columns.map((column, at) => sortKeys(column, types[at] ?? ""));
  const compare = (left: number, right: number): number => {
    for (const keys of sorted) {
      const [one, other] = [keys[left], keys[right]];
      if (one === other) continue;
      if (one === undefined) return 1;
      if (other === undefined) return -1;
      return one < other ? -1 : 1;
    }
    return textOf(left) < textOf(right) ? -1 : 1;
  };
  // Numbers beyond 2^53, or zeros of either sign, may be equal where their texts are not.
  const textOf = (row: number): string => JSON.stringify(columns.map((column) => column[row]));
  const order = [...(columns[0] ?? []).keys()].sort(compare);
  return columns.map((column) => order.map((row) => column[row] ?? null));
};

/** What values of one column are compared by: texts, or numbers where they are such. */
const sortKeys = (
  column: readonly (string | null)[],
  type: string,
): readonly (string | number | undefined)[] => {
  if (!/INT|DECIMAL|DOUBLE/.test(type)) return column.map((text) => text ?? undefined);
  const numbers = column.map((text) => (text === null ? undefined : Number(text)));
  // Nothing is less or greater than a NaN: the engine puts it behind all numbers.
  return numbers.map((number) => (Number.isNaN(number) ? Infinity : number));
};
