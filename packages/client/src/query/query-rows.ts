import { AnalyticsError, headDetails, unexpectedResponse } from "../analytics-error.js";
import { CancellableIterator } from "../http/cancellable-iterator.js";
import { isFields, type Fields } from "../http/json-fields.js";
import { jsonLines } from "../http/json-lines.js";
import type { Column, Row } from "./query.js";

/**
 * The rows of one query, to be iterated once. The request is sent with the first `next`, `schema` or
 * `toArray`; who ends the iteration early, or aborts the signal, ends the query. Rejects with an
 * `AnalyticsError`: `query_stopped` where the service ended the query after its first line, and
 * `stream_interrupted` where the connection did, since a result without its total is not whole.
 */
export class QueryRows implements AsyncIterableIterator<Row, undefined, undefined> {
  readonly #rows: CancellableIterator<Row>;
  #columns: readonly Column[] | undefined;
  #head: Fields | undefined;
  #totalRows: number | undefined;
  /** The first step, which `schema` may have taken before the iteration does. */
  #first: Promise<IteratorResult<Row, undefined>> | undefined;
  #isFirstTaken = false;

  constructor(open: (signal: AbortSignal) => Promise<Response>, signal?: AbortSignal) {
    this.#rows = new CancellableIterator((either) => this.#read(open, either), signal);
  }

  /** How many rows the whole result has; undefined until all of them have been iterated. */
  get totalRows(): number | undefined {
    return this.#totalRows;
  }

  /** The whole first line, with what it says beside the columns; undefined until it has come. */
  get head(): Fields | undefined {
    return this.#head;
  }

  /** The columns, as soon as they have come, which may be before the first row. */
  async schema(): Promise<readonly Column[]> {
    if (this.#columns === undefined) await (this.#first ??= this.#rows.next());
    return this.#requireColumns();
  }

  #requireColumns(): readonly Column[] {
    if (this.#columns !== undefined) return this.#columns;
    throw new Error("The query was ended before its schema came.");
  }

  /** All rows that are not iterated yet. */
  async toArray(): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for await (const row of this) rows.push(row);
    return rows;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Row, undefined>> {
    if (this.#isFirstTaken) return this.#rows.next();
    this.#isFirstTaken = true;
    return (this.#first ??= this.#rows.next());
  }

  return(): Promise<IteratorResult<Row, undefined>> {
    return this.#rows.return();
  }

  async *#read(
    open: (signal: AbortSignal) => Promise<Response>,
    signal: AbortSignal,
  ): AsyncGenerator<Row, void, undefined> {
    const response = await open(signal);
    const details = headDetails(response);
    for await (const line of jsonLines(response, { signal })) {
      if (!isFields(line)) throw unexpectedResponse("a line is no object", details);
      const { schema, data, totalRows, error } = line;
      if (typeof error === "string") throw new AnalyticsError("query_stopped", error, details);
      if (typeof totalRows === "number") {
        this.#totalRows = totalRows;
        return;
      }
      if (Array.isArray(schema)) {
        this.#columns = schema as readonly Column[];
        this.#head = line;
      } else if (Array.isArray(data)) yield* data as readonly Row[];
    }
    throw new AnalyticsError("stream_interrupted", "The result is not whole.", details);
  }
}
