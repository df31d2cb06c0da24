import { createHash } from "node:crypto";
import { quoteName } from "../model/sql-text.js";
import type { Lasts } from "./lasts.js";
import type { SourceExtract, SourceScan } from "./scan.js";

/**
 * The rows and columns of one cube or view that a reader may see. The worker copies them into a
 * temporary table of that name before the statement runs, so that the statement meets neither a
 * value, nor a dictionary, nor a statistic that holds a hidden row (E9).
 */
export interface RowExtract {
  /** Derived from the text: readers of equal rights share a copy, and no others do. */
  readonly name: string;
  /**
   * A SELECT over the tables of the data. Of the reader's statement it holds which members are used, and
   * conditions on dimensions whose author allows that (`prune`).
   */
  readonly sql: string;
  /** How long the copy is what the text answers: the model's SQL may ask for the present moment. */
  readonly lasts: Lasts;
}

/** The table for what a scan of a database brings. */
export const sourceExtract = (scan: SourceScan): SourceExtract => ({
  name: nameOf(JSON.stringify(scan)),
  scan,
});

const nameOf = (text: string): string =>
  `~x:${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;

/** The extract that a SELECT over the data makes. */
export const rowExtract = (sql: string, lasts: Lasts = "always"): RowExtract => ({
  name: nameOf(sql),
  sql,
  lasts,
});

/**
 * The statement that makes the table. It lies in memory, and only this connection has it. One that was
 * interrupted before it was finished is replaced.
 */
export const createExtractSql = ({ name, sql }: RowExtract): string =>
  `CREATE OR REPLACE TEMPORARY TABLE ${quoteName(name)} AS ${sql}`;

/** The statement that removes it. */
export const dropExtractSql = ({ name }: RowExtract): string =>
  `DROP TABLE IF EXISTS temp.main.${quoteName(name)}`;
