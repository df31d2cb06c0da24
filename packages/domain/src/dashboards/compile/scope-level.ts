/** What a FROM names. */
export interface FromSource {
  /** As it is written; undefined for what is no table: a subquery, a CTE, a function, a table of a schema. */
  table: string | undefined;
  /** What its columns can be qualified by. */
  alias: string;
}

/** A SELECT, as far as it was read. */
export interface ReadSelect {
  clause: string;
  readonly sources: FromSource[];
  /** Whether its columns were named: a SELECT may begin with its FROM. */
  hasColumns: boolean;
}

/** What stands between two brackets, or the whole statement. */
export interface ScopeLevel {
  /** The SELECT that this level is, or in whose FROM it stands as joins in brackets. */
  select: ReadSelect | undefined;
  /** Whether it is a query: SELECTs, with UNION or the like between them. */
  isQuery: boolean;
  isFresh: boolean;
  /** Whether it is the bracket behind FILTER, and whether a condition stands in it. */
  readonly isBehindFilter: boolean;
  isFilter: boolean;
  /** What comes next in a FROM: a source, its alias, a name behind a dot, names for columns, or the rest. */
  from: "source" | "alias" | "part" | "named" | "rest";
  source: FromSource | undefined;
  /** Whether the next source lends no columns, as that of a SEMI JOIN. */
  isLookedUp: boolean;
  /** What comes next in a WITH. */
  cte: "name" | "as" | "body" | "next" | "none";
  cteName: string;
  isRecursive: boolean;
  /** In small letters. */
  readonly ctes: Set<string>;
}

/** A level of which nothing was read. */
export const newLevel = (isBehindFilter = false): ScopeLevel => ({
  select: undefined,
  isQuery: false,
  isFresh: true,
  isBehindFilter,
  isFilter: false,
  from: "rest",
  source: undefined,
  isLookedUp: false,
  cte: "none",
  cteName: "",
  isRecursive: false,
  ctes: new Set(),
});

/** Goes on in a WITH by a token; whether it belongs to it. */
export const takeCte = (level: ScopeLevel, word: string, name: string | undefined): boolean => {
  switch (level.cte) {
    case "none":
      return false;
    case "name":
      if (word === "recursive") level.isRecursive = true;
      else if (name !== undefined) {
        level.cteName = name.toLowerCase();
        level.cte = "as";
      }
      return true;
    case "as":
      if (word === "as") {
        if (level.isRecursive) level.ctes.add(level.cteName);
        level.cte = "body";
      }
      return true;
    case "body":
      return true;
    case "next":
      level.cte = name === "," ? "name" : "none";
      return level.cte === "name";
  }
};

/** The columns of a SELECT begin: a new one, or one that began with its FROM. */
export const beginColumns = (level: ScopeLevel): void => {
  const { select } = level;
  level.isQuery = true;
  level.from = "rest";
  if (select?.hasColumns === false) {
    select.clause = "SELECT";
    select.hasColumns = true;
  } else level.select = { clause: "SELECT", sources: [], hasColumns: true };
};

/** A FROM begins, of the SELECT that is being read or as the beginning of one. */
export const beginFrom = (level: ScopeLevel): void => {
  level.isQuery = true;
  level.select ??= { clause: "", sources: [], hasColumns: false };
  level.select.clause = "FROM";
  level.from = "source";
};

/** A source of a FROM; its alias may follow. */
export const addSource = (level: ScopeLevel, table: string | undefined, alias = ""): void => {
  level.source = { table, alias };
  if (!level.isLookedUp) level.select?.sources.push(level.source);
  level.isLookedUp = false;
  level.from = "alias";
};

/** A token of a FROM. */
export interface FromToken {
  readonly word: string;
  readonly sign: string;
  /** Of one that can be the name of a source, or its alias. */
  readonly name: string | undefined;
}

/** Goes on behind the name of a source; whether the token belongs to it. */
export const takeAlias = (level: ScopeLevel, { word, sign, name }: FromToken): boolean => {
  const { from, source } = level;
  if (source === undefined || from === "rest" || from === "source") return false;
  if (from === "alias" && word === "as") return true;
  // A name with a dot, or with a letter of which this reader does not know where it ends.
  const isOtherName = (from === "alias" && sign === ".") || sign > "\u007f";
  if (isOtherName) {
    source.table = undefined;
    level.from = "part";
    return true;
  }
  const isTaken = name !== undefined && from !== "named";
  if (isTaken) source.alias = name;
  level.from = !isTaken ? "rest" : from === "part" ? "alias" : "named";
  return isTaken;
};

/** Brackets begin: behind a source they have arguments of a function, or other names for columns. */
export const openBehindSource = (level: ScopeLevel): void => {
  const { from, source } = level;
  if (source === undefined || (from !== "alias" && from !== "named")) return;
  source.table = undefined;
  if (from === "named") level.from = "rest";
};

const clauses: ReadonlySet<string> = new Set([
  ...["where", "having", "qualify", "window", "limit", "offset"],
]);

/** Another clause of the SELECT begins, or another SELECT; `before` is the word before. */
export const takeClause = (level: ScopeLevel, word: string, before: string): void => {
  const { select } = level;
  if (select === undefined) return;
  const isOfTwo = word === "by" && (before === "group" || before === "order");
  if (clauses.has(word) || isOfTwo) {
    select.clause = (isOfTwo ? `${before} by` : word).toUpperCase();
    level.from = "rest";
  }
  if (word === "union" || word === "intersect" || word === "except") {
    level.select = undefined;
    level.from = "rest";
  }
};
