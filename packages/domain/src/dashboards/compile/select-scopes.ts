import {
  addSource,
  beginColumns,
  beginFrom,
  newLevel,
  openBehindSource,
  takeAlias,
  takeClause,
  takeCte,
  type FromSource,
  type FromToken,
  type ScopeLevel,
} from "./scope-level.js";
import { isReservedWord } from "./sql-literal.js";

/** Where something stands in a statement. */
export interface SelectPlace {
  /** The clause of its SELECT, such as `WHERE`; undefined where it stands in none. */
  readonly clause: string | undefined;
  /** What the FROM of its SELECT names; whole once the statement was read to its end. */
  readonly sources: readonly FromSource[];
}

const noPlace: SelectPlace = { clause: undefined, sources: [] };

/** A token of a statement; `other` is a text, a number, or whatever else is neither name nor sign. */
export type ScopeToken =
  { readonly kind: "word" | "quoted" | "sign"; readonly text: string } | { readonly kind: "other" };

/**
 * Follows the brackets and clauses of a statement, token by token, and so knows of each place which SELECT it stands
 * in, in which clause, and what the FROM beside it names. It reads no expression, and decides nothing about what
 * may run: that is the guard's. Of a form that it does not know it finds no source.
 */
export class SelectScopes {
  readonly #levels: ScopeLevel[] = [newLevel()];
  /** The word or sign before, in small letters; empty behind anything else. */
  #before = "";

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
    this.#levels.push(newLevel(sign === "(" && this.#before === "filter"));
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
    if (closed.select !== undefined && closed.select === level.select) level.from = "rest";
    else addSource(level, undefined);
  }

  #takeOne(token: ScopeToken, word: string, sign: string): void {
    const level = this.#level;
    const text = token.kind === "other" ? undefined : token.text;
    if (takeCte(level, word, text)) return;
    this.#beginJoins(level, word);
    const { isFresh } = level;
    level.isFresh = false;
    if (isFresh && word === "where") level.isFilter = level.isBehindFilter;
    const isName = token.kind === "quoted" || (token.kind === "word" && !isReservedWord(word));
    if (this.#takeFrom(level, { word, sign, name: isName ? text : undefined })) return;
    // A column or an alias may be called like any word.
    if (word !== "" && this.#before !== "." && this.#before !== "as") {
      this.#takeKeyword(level, word, isFresh);
    }
  }

  #takeKeyword(level: ScopeLevel, word: string, isFresh: boolean): void {
    if (word === "with" && isFresh) level.cte = "name";
    if (word === "with" || word === "values") level.isQuery ||= isFresh;
    else if (word === "select") beginColumns(level);
    else if (word === "from") this.#takeFromWord(level, isFresh);
    else if (level.isQuery) takeClause(level, word, this.#before);
  }

  /** Joins in brackets belong to the FROM in which they stand. */
  #beginJoins(level: ScopeLevel, word: string): void {
    const outer = this.#levels.at(-2);
    if (!level.isFresh || outer?.from !== "source") return;
    if (/^(select|with|values|from)$/.test(word)) return;
    level.select = outer.select;
    level.from = "source";
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
    const { word, sign, name } = token;
    if (level.select?.clause !== "FROM") return false;
    if (word === "join" || sign === ",") {
      level.from = "source";
      return true;
    }
    if (word === "semi" || word === "anti") level.isLookedUp = true;
    if (level.from !== "source") return takeAlias(level, token);
    if (word !== "lateral") addSource(level, name && this.#tableOf(name), name);
    return true;
  }

  /** What a name in a FROM means: a CTE that can be seen from there hides the cube or view of its name. */
  #tableOf(name: string): string | undefined {
    return this.#levels.some(({ ctes }) => ctes.has(name.toLowerCase())) ? undefined : name;
  }
}
