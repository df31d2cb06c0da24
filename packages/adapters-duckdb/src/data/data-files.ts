/** The files that a worker opens, all of them read-only. */
export interface DataFiles {
  /** The DuckDB file whose tables are named without a prefix; undefined when there are none. */
  readonly dataFile: string | undefined;
  /** Further DuckDB files by the name that stands before their tables. */
  readonly attachments: Readonly<Record<string, string>>;
}
