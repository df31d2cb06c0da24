import type { FromSource, ScopeLevel } from "./scope-level.js";

/** A token of a FROM. */
export interface FromToken {
  readonly word: string;
  readonly sign: string;
  /** Of one that can be the name of a source, or its alias. */
  readonly name: string | undefined;
  /** Of one in single quotes, which can be an alias behind AS and before a colon. */
  readonly text: string | undefined;
}

/** A source of a FROM; its alias may follow. */
export const addSource = (level: ScopeLevel, table: string | undefined, alias = ""): void => {
  if (level.isPrefixed && level.source !== undefined) {
    level.source.table = table;
    level.from = "prefixed";
  } else {
    level.source = { table, alias };
    if (!level.isLookedUp) level.select?.sources.push(level.source);
    level.from = "alias";
  }
  level.isPrefixed = false;
  level.isLookedUp = false;
};

/** Another source begins behind a comma or JOIN; `before` is the word before. */
export const takeJoin = (level: ScopeLevel, { word, sign }: FromToken, before: string): boolean => {
  const isJoin = word === "join" && before !== ".";
  if (!isJoin && sign !== ",") return false;
  level.from = "source";
  level.isLookedUp = isJoin && (before === "semi" || before === "anti");
  return true;
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
  if (level.isLookedUp || level.isPrefixed || sources.length === firstSource) {
    sources.length = firstSource;
    addSource(level, undefined);
  } else if (isBehindUsing) {
    level.source = { table: undefined, alias: "" };
    level.from = "alias";
  } else {
    level.source = sources.at(-1);
    level.joinsBegin = firstSource;
    level.from = "joins";
  }
};

/** Goes on behind a source; whether the token belongs to it. */
export const takeAlias = (level: ScopeLevel, token: FromToken, before: string): boolean => {
  const { word, sign, name, text } = token;
  const { from, source } = level;
  if (source === undefined || from === "rest" || from === "source") return false;
  if (word === "as" && (from === "alias" || from === "joins")) return true;
  if (takeMark(level, source, sign)) return true;
  // Texts in lines below each other are one.
  if (from === "named" && text !== undefined) source.table = undefined;
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
  const { from, source, select, joinsBegin } = level;
  if (name === undefined || source === undefined || from === "named" || from === "prefixed") {
    level.from = "rest";
    return false;
  }
  if (from === "joins" && select !== undefined) {
    select.sources.length = joinsBegin;
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
