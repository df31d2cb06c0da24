import type { FromSource, ScopeLevel } from "./scope-level.js";

/** A token of a FROM. */
export interface FromToken {
  readonly word: string;
  readonly sign: string;
  /** Of one that can be the name of a source, or its alias. */
  readonly name: string | undefined;
  /** Of one in single quotes, which can be a source, an alias behind AS, and an alias before a colon. */
  readonly text: string | undefined;
}

/** A source of a FROM; its alias may follow. */
export const addSource = (level: ScopeLevel, table: string | undefined, alias = ""): void => {
  if (level.isPrefixed && level.source !== undefined) {
    level.source.table = table;
    level.from = "prefixed";
  } else {
    level.source = { table, alias, isOutOfReach: level.isLookedUp };
    level.select?.sources.push(level.source);
    level.from = "alias";
  }
  level.isPrefixed = false;
  level.isLookedUp = false;
};

/** The words that may stand between two sources before JOIN, and JOIN. */
export const joinWords: ReadonlySet<string> = new Set(
  "join inner left right full semi anti asof natural cross positional".split(" "),
);

/**
 * Goes on between two sources: behind a comma or JOIN another one begins, and behind ON or USING the join is whole
 * that was begun last. Whether that is all that the token says; `before` is the word before.
 */
export const takeJoin = (level: ScopeLevel, { word, sign }: FromToken, before: string): boolean => {
  if (sign === ",") {
    level.openJoins = [];
    level.isWithoutOn = false;
    level.isLookedUp = false;
    level.from = "source";
    return true;
  }
  if (before === ".") return false;
  if (word === "natural" || word === "cross" || word === "positional") level.isWithoutOn = true;
  else if (word === "join") beginJoin(level, before === "semi" || before === "anti");
  else if (word === "on" || word === "using") endJoin(level);
  else return false;
  return true;
};

const beginJoin = (level: ScopeLevel, isLookedUp: boolean): void => {
  if (level.isWithoutOn) level.isLookedUp = isLookedUp;
  else level.openJoins.push({ firstSource: level.select?.sources.length ?? 0, isLookedUp });
  level.isWithoutOn = false;
  level.from = "source";
};

const endJoin = (level: ScopeLevel): void => {
  const join = level.openJoins.pop();
  if (join?.isLookedUp === true) putOutOfReach(level, join.firstSource);
  level.from = "rest";
};

const putOutOfReach = ({ select }: ScopeLevel, first: number): void => {
  for (const source of select?.sources.slice(first) ?? []) source.isOutOfReach = true;
};

/** Joins in brackets belong to the FROM in which they stand. */
export const beginJoins = (level: ScopeLevel, outer: ScopeLevel): void => {
  level.select = outer.select;
  level.from = "source";
  level.firstSource = outer.select?.sources.length ?? 0;
};

/**
 * Joins in brackets end. They can have an alias, too, and then their columns are qualified by nothing else; but the
 * engine passes an alias over that stands behind the columns of a USING.
 */
export const endJoins = (level: ScopeLevel, joins: ScopeLevel): void => {
  const { firstSource, isBehindUsing } = joins;
  const sources = level.select?.sources ?? [];
  const isOne = sources.length === firstSource + 1;
  // One source in brackets is no join, but what ONLY names.
  if (isOne && joins.source !== undefined) endOnly(level, joins.source);
  else if (level.isLookedUp || level.isPrefixed || sources.length === firstSource) {
    putOutOfReach(level, firstSource);
    addSource(level, undefined);
  } else if (isBehindUsing) {
    level.source = { table: undefined, alias: "", isOutOfReach: true };
    level.from = "alias";
  } else {
    level.source = sources.at(-1);
    level.joinsBegin = firstSource;
    level.from = "joins";
  }
};

const endOnly = (level: ScopeLevel, only: FromSource): void => {
  level.select?.sources.pop();
  addSource(level, only.table, only.alias);
};

/** Goes on behind a source; whether the token belongs to it. */
export const takeAlias = (level: ScopeLevel, token: FromToken, before: string): boolean => {
  const { word, sign, name, text } = token;
  const { from, source } = level;
  if (source === undefined || from === "rest" || from === "source") return false;
  if (word === "as" && (from === "alias" || from === "joins")) return true;
  if (takeMark(level, source, sign)) return true;
  return takeName(level, name ?? (before === "as" ? text : undefined));
};

/** Behind a dot the name goes on; behind a colon stands the source whose alias was before it. */
const takeMark = (level: ScopeLevel, source: FromSource, sign: string): boolean => {
  const { from } = level;
  const isDot = sign === "." && (from === "alias" || from === "prefixed");
  const isColon = sign === ":" && from === "alias";
  if (!isDot && !isColon) return false;
  source.table = undefined;
  level.isPrefixed = isColon;
  if (isColon) level.from = "source";
  else level.from = from === "alias" ? "part" : "rest";
  return true;
};

const takeName = (level: ScopeLevel, name: string | undefined): boolean => {
  const { from, source, joinsBegin } = level;
  if (name === undefined || source === undefined || from === "named" || from === "prefixed") {
    level.from = "rest";
    return false;
  }
  if (from === "joins") {
    putOutOfReach(level, joinsBegin);
    addSource(level, undefined, name);
  } else source.alias = name;
  level.from = from === "part" ? "alias" : "named";
  return true;
};

/** Brackets begin: behind a source they have arguments of a function, or other names for columns. */
export const openBehindSource = (level: ScopeLevel): void => {
  const { from, source } = level;
  if (source === undefined || !/^(alias|prefixed|named)$/.test(from)) return;
  source.table = undefined;
  if (from !== "alias") level.from = "rest";
};
