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

/** Whether a word can be no bare name of a column, a table or an alias, or reads better in quotes; case does not count. */
export const isReservedWord = (word: string): boolean =>
  isNoTableName(word) || quotedWords.has(word.toLowerCase());

/** Whether the engine reads a word as one of the language where a table or its alias may stand; case does not count. */
export const isNoTableName = (word: string): boolean => reservedWords.has(word.toLowerCase());

const reservedWords: ReadonlySet<string> = new Set(
  `all analyse analyze and anti any array as asc asof asymmetric at authorization binary both by case cast
  check collate collation column concurrently constraint create cross default deferrable desc describe
  distinct do else end except false fetch for foreign freeze from full glob group having ilike in initially
  inner intersect into is isnull join lambda lateral leading left like limit natural not notnull null offset
  on only or order outer overlaps pivot pivot_longer pivot_wider placing positional primary qualify
  references returning right select semi show similar some summarize symmetric table tablesample then to
  trailing true union unique unpack unpivot using variadic verbose when where window with`.split(
    /\s+/,
  ),
);

// Words of functions, values and types: a table may be called so, a column or a function not everywhere.
const quotedWords: ReadonlySet<string> = new Set(
  `between columns current_catalog current_date current_role current_schema current_time current_timestamp
  current_user exists extract filter generated grant grouping interval localtime localtimestamp map over
  overlay partition position range row rows sample session_user struct substring treat trim try_cast user
  values within`.split(/\s+/),
);
