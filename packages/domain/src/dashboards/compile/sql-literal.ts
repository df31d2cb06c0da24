/** What a filter compares a member with. */
export type FilterScalar = string | number | boolean;

/**
 * A value as a literal of SQL, and nothing else than that: the one place where values of filters
 * become part of a statement. Undefined for what no literal can say: a text with a NUL or half of a
 * surrogate pair, a number that is not finite. In a standard text of SQL only `'` ends it, and `''` is
 * one of it; a backslash is a character like others.
 */
export const sqlLiteral = (value: FilterScalar): string | undefined => {
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "number") {
    return Number.isFinite(value) ? String(value === 0 ? 0 : value) : undefined;
  }
  const isSayable = value.isWellFormed() && !value.includes("\0");
  return isSayable ? `'${value.replaceAll("'", "''")}'` : undefined;
};

/** A name as SQL reads it: as it is where it is plain and no word of the language, else in quotes. */
export const sqlName = (name: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !isReservedWord(name)
    ? name
    : `"${name.replaceAll('"', '""')}"`;

/** Whether a word can be no bare name of a column, a table or an alias; case does not count. */
export const isReservedWord = (word: string): boolean => words.has(word.toLowerCase());

// Words that cannot be a bare column or table, and some that read better in quotes.
const words: ReadonlySet<string> = new Set(
  `all analyse analyze and anti any array as asc asof at authorization between binary both by case cast
  check collate collation column columns concurrently constraint create cross current_catalog
  current_date current_role current_schema current_time current_timestamp current_user default
  deferrable desc describe distinct do else end except exists extract false fetch filter for foreign
  freeze from full generated glob grant group grouping having ilike in initially inner intersect interval
  into is isnull join lambda lateral leading left like limit localtime localtimestamp map natural not
  notnull null offset on only or order outer over overlaps overlay partition pivot pivot_longer
  pivot_wider placing position positional primary qualify range references returning right row rows
  sample select semi session_user show similar some struct substring summarize symmetric table
  tablesample then to trailing treat trim true try_cast union unique unpivot user using values variadic
  verbose when where window with within`.split(/\s+/),
);
