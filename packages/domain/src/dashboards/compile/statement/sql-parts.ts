import { SelectScopes, type ScopeToken, type SelectPlace } from "./select-scopes.js";

/** A piece of a statement that a dashboard's author wrote: its own text, or a place for filters. */
export type SqlPart = { readonly kind: "text"; readonly text: string } | FiltersPart;

/** `{filters}`, or `{filters.region}` with its name. */
export interface FiltersPart {
  readonly kind: "filters";
  readonly name: string | undefined;
  readonly place: SelectPlace;
}

/** A statement in its parts. */
export interface ReadSql {
  readonly ok: true;
  readonly parts: readonly SqlPart[];
  /** Its words and names, those of tables above all. */
  readonly words: readonly string[];
  /** Whether it may have lambdas or lists by `FOR`: their parameters hide columns of the same name. */
  readonly hasParameters: boolean;
}

/** A statement in its parts, or a sentence that says why it cannot be taken apart. */
export type SqlParts = ReadSql | { readonly ok: false; readonly problem: string };

// The engine reads these as spaces, and every other character beyond ASCII as a letter of a name.
const spaces = "\\u00a0\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff";
const letter = `(?:[A-Za-z_]|[^\\x00-\\x7f${spaces}])`;
const letters = `(?:${letter}|\\d)*`;

// A text goes on in a line below, where nothing but a comment stands between its parts.
const plain = "'(?:[^']|'')*'";
const gap = `[ \\t\\f${spaces}]*(?:--[^\\n\\r]*)?[\\n\\r](?:[ \\t\\f\\n\\r${spaces}]|--[^\\n\\r]*[\\n\\r])*`;

// In this order: what a text, a quoted name or a comment contains is none of the others. A text with
// escapes and a dollar quote are recognised only to be refused, and a name with two dollars like a dollar quote.
const tokens = new RegExp(
  [
    `(?<escaped>(?:[bBeEnNxX]|[uU]&)')`,
    `(?<text>${plain}(?:${gap}${plain})*)`,
    `(?<quoted>"(?:[^"]|"")*")`,
    `(?<line>--[^\\n\\r]*)`,
    `(?<block>/\\*(?:[^*/]|\\*(?!/)|/(?!\\*))*\\*/)`,
    `(?<open>['"]|/\\*|${letters}\\$${letters}\\$)`,
    `(?<filters>\\$?\\{\\s*filters(?:\\.(?<name>[A-Za-z][A-Za-z0-9_]*))?\\s*\\})`,
    `(?<brace>\\{\\s*filters)`,
    `(?<number>\\d+(?:\\.\\d*)?|\\.\\d+)`,
    `(?<word>${letter}(?:${letter}|[\\d$])*)`,
    `(?<sign>[^\\s\\w${spaces}])`,
  ].join("|"),
  "g",
);

/**
 * Finds the places for filters in a statement, those of its code alone. A place within a text, a quoted
 * name or a comment is refused: what is put there would be read as something else than a condition.
 * Forms of quoting whose end this reader could see elsewhere than the engine does are refused as
 * well, in statements with such a place.
 */
export const sqlParts = (sql: string): SqlParts => {
  const parts: SqlPart[] = [];
  const words: string[] = [];
  const scopes = new SelectScopes();
  let hasParameters = false;
  let done = 0;
  for (const { index, 0: token, groups = {} } of sql.matchAll(tokens)) {
    const { quoted, word, filters, name } = groups;
    if (quoted !== undefined) words.push(unquoted(quoted));
    if (word !== undefined) words.push(word);
    hasParameters ||= /^(?:lambda|for)$/i.test(token) || (token === ">" && sql[index - 1] === "-");
    const problem = problemOf(token, groups, sql);
    if (problem !== undefined) return { ok: false, problem };
    // What comes after has no place for filters, or there would be a problem. This reader cannot say
    // where its texts end, so that each of its words counts: no name hides behind such a text.
    if (isForeign(groups)) {
      words.push(...(sql.slice(index).match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? []));
      break;
    }
    const place = filters === undefined ? undefined : scopes.place();
    const said = scopeToken(groups);
    if (said !== undefined) scopes.take(said);
    if (place === undefined) continue;
    parts.push({ kind: "text", text: sql.slice(done, index) }, { kind: "filters", name, place });
    done = index + token.length;
  }
  parts.push({ kind: "text", text: sql.slice(done) });
  return { ok: true, parts, words: [...words, ...scopes.textNames], hasParameters };
};

/** The statement with a text in each place for filters; a `TRUE` stands apart from the words beside it. */
export const joinedParts = (
  parts: readonly SqlPart[],
  textOf: (part: FiltersPart) => string,
): string => {
  const texts = parts.map((part) => (part.kind === "text" ? part.text : textOf(part)));
  return texts
    .map((text, at) => {
      const isClose = endsInWord.test(texts[at - 1] ?? "") && beginsWithWord.test(text);
      return isClose ? ` ${text}` : text;
    })
    .join("");
};

const endsInWord = new RegExp(`(?:${letter}|[\\d$])$`);
const beginsWithWord = new RegExp(`^(?:${letter}|\\d)`);

/** The statement without the places for these filters, where there is nothing to filter by. */
export const withoutFilters = (sql: string, names: ReadonlySet<string>): string =>
  withPlaces(sql, (name) => (names.has(name) ? "TRUE" : undefined));

/** The statement with something else in the places for filters of these names; undefined where one stays. */
export const withPlaces = (sql: string, textOf: (name: string) => string | undefined): string => {
  const read = sqlParts(sql);
  const said = (part: SqlPart): string | undefined =>
    part.kind === "filters" && part.name !== undefined ? textOf(part.name) : undefined;
  if (!read.ok || !read.parts.some((part) => said(part) !== undefined)) return sql;
  return joinedParts(
    read.parts,
    (part) => said(part) ?? (part.name === undefined ? "{filters}" : `{filters.${part.name}}`),
  );
};

/** A place for filters is a condition, and a comment is nothing. */
const scopeToken = (groups: Groups): ScopeToken | undefined => {
  const { quoted, text, word, sign, line, block } = groups;
  if (line !== undefined || block !== undefined) return undefined;
  if (quoted !== undefined) return { kind: "quoted", text: unquoted(quoted) };
  if (text !== undefined) return { kind: "text", text: unescaped(text) };
  if (word !== undefined) return { kind: "word", text: word };
  return sign === undefined ? { kind: "other" } : { kind: "sign", text: sign };
};

const textParts = new RegExp(`(?:^|${gap})(${plain})`, "g");

const unescaped = (text: string): string =>
  [...text.matchAll(textParts)]
    .map(([, part = ""]) => part.slice(1, -1).replaceAll("''", "'"))
    .join("");

const unquoted = (name: string): string => name.slice(1, -1).replaceAll('""', '"');

type Groups = Readonly<Record<string, string | undefined>>;

const problemOf = (token: string, groups: Groups, sql: string): string | undefined => {
  if (groups["brace"] !== undefined) return "must say {filters} or {filters.name}";
  const isEnclosing = ["text", "quoted", "line", "block"].some(
    (kind) => groups[kind] !== undefined,
  );
  if (isEnclosing && place.test(token)) {
    return "must not have {filters} within a text, a quoted name or a comment";
  }
  return isForeign(groups) && place.test(sql)
    ? `must not have ${token} beside {filters}: write texts as 'text'`
    : undefined;
};

/** Whether it begins a form of quoting that this reader does not follow, or never ends. */
const isForeign = ({ escaped, open }: Groups): boolean =>
  escaped !== undefined || open !== undefined;

const place = /\{\s*filters/;
