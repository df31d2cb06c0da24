import {
  addSource,
  beginJoins,
  endJoins,
  joinWords,
  openBehindSource,
  takeAlias,
  takeJoin,
  type FromToken,
} from "./from-sources.js";
import {
  beginColumns,
  beginFrom,
  beginSecond,
  isSetOperation,
  newLevel,
  takeClause,
  takeCte,
  type FromSource,
  type ScopeLevel,
} from "./scope-level.js";
import { isNoTableName } from "../sql-literal.js";

/** Where something stands in a statement. */
export interface SelectPlace {
  /** The clause of its SELECT, such as `WHERE`; undefined where it stands in none. */
  readonly clause: string | undefined;
  /** What the FROM of its SELECT names; whole once the statement was read to its end. */
  readonly sources: readonly FromSource[];
}

const noPlace: SelectPlace = { clause: undefined, sources: [] };

/** A token of a statement; `other` is a number, or whatever else is neither name nor text nor sign. */
export type ScopeToken =
  | { readonly kind: "word" | "quoted" | "text" | "sign"; readonly text: string }
  | { readonly kind: "other" };

/**
 * Follows the brackets and clauses of a statement, token by token, and so knows of each place which SELECT it stands
 * in, in which clause, and what the FROM beside it names. It reads no expression, and decides nothing about what
 * may run: that is the guard's. Of a form that it does not know it finds no source.
 */
export class SelectScopes {
  readonly #levels: ScopeLevel[] = [newLevel()];
  /** The word or sign before, in small letters; empty behind anything else. */
  #before = "";
  readonly #textNames: string[] = [];

  /** What stands in a FROM as a text: the engine reads `FROM 'sales'` like `FROM sales`. */
  get textNames(): readonly string[] {
    return this.#textNames;
  }

  /** Where the next token stands. */
  place(): SelectPlace {
    // Without a copy: a statement may have thousands of brackets, and a thousand places in them.
    const at = this.#levels.findLastIndex(({ select }) => select !== undefined);
    const select = this.#levels[at]?.select;
    if (select === undefined) return noPlace;
    const isFilter = this.#levels.findLastIndex((level) => level.isFilter) > at;
    return { clause: isFilter ? "WHERE" : select.clause, sources: select.sources };
  }

  take(token: ScopeToken): void {
    const sign = token.kind === "sign" ? token.text : "";
    const word = token.kind === "word" ? token.text.toLowerCase() : "";
    if (/[([{]/.test(sign)) this.#open(sign);
    else if (/[)\]}]/.test(sign)) this.#close();
    else this.#takeOne(token, word, sign);
    this.#before = word === "" ? sign : word;
  }

  get #level(): ScopeLevel {
    return this.#levels.at(-1) ?? newLevel();
  }

  #open(sign: string): void {
    const level = this.#level;
    this.#beginJoins(level, "");
    if (level.cte === "next") level.cte = "none";
    openBehindSource(level);
    level.isFresh = false;
    level.isBehindUsing = this.#before === "using";
    const isBody = level.cte === "body" && level.isRecursive;
    const isFilter = sign === "(" && this.#before === "filter";
    this.#levels.push(newLevel(isFilter, isBody ? level.cteName : undefined));
  }

  #close(): void {
    const closed = this.#levels.length > 1 ? this.#levels.pop() : undefined;
    const level = this.#level;
    if (level.cte === "body") {
      level.ctes.add(level.cteName);
      level.cte = "next";
    }
    if (closed === undefined || level.from !== "source") return;
    // Of joins in brackets each source was added already.
    if (closed.select !== undefined && closed.select === level.select) {
      endJoins(level, closed);
    } else addSource(level, undefined);
  }

  #takeOne(token: ScopeToken, word: string, sign: string): void {
    const level = this.#level;
    const text = token.kind === "text" ? token.text : undefined;
    const written = token.kind === "other" || token.kind === "text" ? undefined : token.text;
    if (takeCte(level, word, written)) return;
    this.#beginJoins(level, word);
    const { isFresh } = level;
    level.isFresh = false;
    level.isBehindUsing = false;
    if (isFresh && word === "where") level.isFilter = level.isBehindFilter;
    const isName = token.kind === "quoted" || (token.kind === "word" && !isNoTableName(word));
    if (this.#takeFrom(level, { word, sign, text, name: isName ? written : undefined })) return;
    // A column or an alias may be called like any word.
    if (word !== "" && this.#before !== "." && this.#before !== "as") {
      this.#takeKeyword(level, word, isFresh);
    }
  }

  #takeKeyword(level: ScopeLevel, word: string, isFresh: boolean): void {
    if (word === "with" && isFresh) level.cte = "name";
    if (/^(with|values|table)$/.test(word)) level.isQuery ||= isFresh;
    if (word === "values") level.isValues = isFresh;
    else if (word === "select") beginColumns(level);
    else if (word === "from") this.#takeFromWord(level, isFresh);
    else if (isSetOperation(word) && !level.isQuery) beginSecond(level);
    else if (level.isQuery) takeClause(level, word, this.#before);
  }

  #beginJoins(level: ScopeLevel, word: string): void {
    const outer = this.#levels.at(-2);
    if (outer?.from !== "source") return;
    const isQuery = /^(select|with|values|table|from)$/.test(word);
    if (level.isFresh && !isQuery) beginJoins(level, outer);
    else if (level.isValues && level.select === undefined && joinWords.has(word)) {
      beginJoins(level, outer);
      addSource(level, undefined);
    }
  }

  #takeFromWord(level: ScopeLevel, isFresh: boolean): void {
    // `IS DISTINCT FROM` compares.
    if (this.#before === "distinct") return;
    const { select, isQuery } = level;
    const isFirst = select === undefined && (isQuery || isFresh);
    if (isFirst || (isQuery && select?.clause === "SELECT")) beginFrom(level);
  }

  /** Goes on in a FROM; whether the token belongs to its list of sources. */
  #takeFrom(level: ScopeLevel, token: FromToken): boolean {
    const { word, name, text } = token;
    if (level.select?.clause !== "FROM") return false;
    if (takeJoin(level, token, this.#before)) return true;
    if (level.from !== "source") return takeAlias(level, token, this.#before);
    if (word === "lateral" || word === "only") return true;
    // A comma may stand behind the last source, too.
    const isSource = word === "" || name !== undefined;
    const written = name ?? text;
    if (text !== undefined) this.#textNames.push(text);
    if (isSource) addSource(level, written && this.#tableOf(written), written);
    else level.from = "rest";
    return isSource;
  }

  /** What a name in a FROM means: a CTE that can be seen from there hides the cube or view of its name. */
  #tableOf(name: string): string | undefined {
    return this.#levels.some(({ ctes }) => ctes.has(name.toLowerCase())) ? undefined : name;
  }
}
