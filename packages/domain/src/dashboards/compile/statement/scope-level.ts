/** What a FROM names. */
export interface FromSource {
  /** As it is written; undefined for what is no table: a subquery, a CTE, a function, a table of a schema. */
  table: string | undefined;
  /** What its columns can be qualified by. */
  alias: string;
  /**
   * Whether no condition behind this FROM can name its columns: it is looked up by a SEMI or ANTI JOIN, or stands in
   * joins in brackets that have an alias of their own.
   */
  isOutOfReach: boolean;
}

/** A join whose ON or USING has not come yet. */
interface OpenJoin {
  /** How many sources its SELECT had before the one behind JOIN. */
  readonly firstSource: number;
  /** Whether what stands behind JOIN is only looked up. */
  readonly isLookedUp: boolean;
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
  /**
   * What comes next in a FROM: a source, its alias (of joins in brackets, or of a source that has none before it), a
   * name behind a dot, names for columns, or the rest.
   */
  from: "source" | "alias" | "joins" | "prefixed" | "part" | "named" | "rest";
  source: FromSource | undefined;
  /** Whether the next source has its alias before it, as in `FROM s: sales`. */
  isPrefixed: boolean;
  /** Of joins in brackets, how many sources their SELECT had before them; and before those that this FROM had last. */
  firstSource: number;
  joinsBegin: number;
  /** Whether the columns of a USING were the last of it. */
  isBehindUsing: boolean;
  /** Joins within each other: `a JOIN b JOIN c ON … ON …` joins a with what b and c are. */
  openJoins: OpenJoin[];
  /** Whether the next JOIN has no ON, since it is a NATURAL, CROSS or POSITIONAL one. */
  isWithoutOn: boolean;
  /** Whether the next source is looked up by a JOIN without ON, and lends no columns. */
  isLookedUp: boolean;
  /** Whether it began with VALUES: a query, or a list of values that is joined with what follows. */
  isValues: boolean;
  /** What comes next in a WITH. */
  cte: "name" | "as" | "body" | "next" | "none";
  cteName: string;
  isRecursive: boolean;
  /** In small letters. */
  readonly ctes: Set<string>;
  /** The recursive CTE that it is the body of: there its name means itself behind UNION, and a cube or view before. */
  readonly recursive: string | undefined;
}

/** A level of which nothing was read. */
export const newLevel = (isBehindFilter = false, recursive?: string): ScopeLevel => ({
  select: undefined,
  isQuery: false,
  isFresh: true,
  isBehindFilter,
  isFilter: false,
  from: "rest",
  source: undefined,
  isPrefixed: false,
  firstSource: 0,
  joinsBegin: 0,
  isBehindUsing: false,
  openJoins: [],
  isWithoutOn: false,
  isLookedUp: false,
  isValues: false,
  cte: "none",
  cteName: "",
  isRecursive: false,
  ctes: new Set(),
  recursive,
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
      if (word === "as") level.cte = "body";
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

/** Whether a word stands between two queries. */
export const isSetOperation = (word: string): boolean => /^(?:union|intersect|except)$/.test(word);

/** The second query begins behind one in brackets, which might have been the first source of joins. */
export const beginSecond = (level: ScopeLevel): void => {
  level.isQuery = true;
  level.select = undefined;
  level.from = "rest";
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
  if (word === "union" && level.recursive !== undefined) level.ctes.add(level.recursive);
  if (isSetOperation(word)) beginSecond(level);
};
