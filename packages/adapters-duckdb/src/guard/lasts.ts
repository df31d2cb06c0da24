import { isNode, parseAst, type AstNode, type AstValue } from "./statement/ast.js";
import type { Serializer } from "./statement/serializer.js";

/**
 * How long a text has the same answer over the same data: for ever, until the day of UTC ends, or for the
 * one run alone, as where it asks for the present moment or for chance.
 */
export type Lasts = "always" | "today" | "once";

/** The day until whose end `today` lasts, counted from 1970. */
export const dayOfUtc = (): number => Math.floor(Date.now() / 86_400_000);

/** Names that make an answer change, in lower case: functions, and views that call such functions. */
export type ChangingNames = ReadonlyMap<string, Exclude<Lasts, "always">>;

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * The engine's functions whose answers depend on the moment, on chance or on the state of the engine, as
 * `duckdb_functions()` lists them, with the macros over them. `age` of one time counts up to today. What the
 * text asks for that `query` runs is not in the tree.
 */
const changingFunctions: ChangingNames = new Map([
  ...names("current_date today age").map((name) => [name, "today"] as const),
  ...names(`
    now current_timestamp get_current_timestamp transaction_timestamp localtimestamp
    current_localtimestamp current_time get_current_time localtime current_localtime ago
    random setseed uuid uuidv4 uuidv7 gen_random_uuid
    nextval currval stats sleep_ms pg_sleep write_log getvariable
    txid_current current_connection_id current_query_id current_transaction_id current_query
    current_database current_catalog current_schema current_schemas in_search_path current_setting
    user current_user session_user current_role pg_conf_load_time pg_postmaster_start_time
    query query_table json_execute_serialized_sql sql_auto_complete which_secret pg_timezone_names
    histogram histogram_values pg_get_constraintdef pg_get_viewdef format_type get_block_size
    reservoir_quantile
  `).map((name) => [name, "once"] as const),
]);

/** How long what a function of the engine answers lasts. What begins so tells the state of the engine. */
export const functionLasts = (name: string): Lasts =>
  changingFunctions.get(name) ?? (/^(duckdb|pragma)_/.test(name) ? "once" : "always");

/** Words of clauses that do, too. */
const changingClauses: ChangingNames = new Map([
  ["tablesample", "once"],
  ["sample", "once"],
]);

const none: ChangingNames = new Map();

/** The shortest of them; of none, `always`. */
export const shortest = (all: readonly Lasts[]): Lasts => {
  if (all.includes("once")) return "once";
  return all.includes("today") ? "today" : "always";
};

/** How long the answer of a syntax tree lasts, where these names of the data change as well. */
export const lastsOf = (tree: AstValue, ofData: ChangingNames = none): Lasts => {
  if (Array.isArray(tree)) return shortest(tree.map((part) => lastsOf(part, ofData)));
  if (!isNode(tree)) return "always";
  const own = ownLasts(tree, ofData);
  if (own === "once") return own;
  return shortest([own, ...Object.values(tree).map((part) => lastsOf(part, ofData))]);
};

const ownLasts = (node: AstNode, ofData: ChangingNames): Lasts => {
  // A sample of rows is drawn anew each time.
  if (isNode(node["sample"])) return "once";
  if (node["type"] === "BASE_TABLE") return ofData.get(lowerCase(node["table_name"])) ?? "always";
  if (node["class"] === "FUNCTION") {
    const name = lowerCase(node["function_name"]);
    const { children } = node;
    const isSpan = name === "age" && Array.isArray(children) && children[1];
    return shortest([isSpan ? "always" : functionLasts(name), ofData.get(name) ?? "always"]);
  }
  // The parser takes `current_date` without parentheses for a column.
  const path = node["class"] === "COLUMN_REF" ? node["column_names"] : undefined;
  const [only, ...more] = Array.isArray(path) ? path : [];
  const isMoment = typeof only === "string" && more.length === 0 && /^(current|local)/i.test(only);
  return isMoment ? functionLasts(only.toLowerCase()) : "always";
};

const lowerCase = (name: AstValue): string => (typeof name === "string" ? name.toLowerCase() : "");

/**
 * How long the answer of a SELECT lasts. Only a text that has one of the names is parsed: that costs a
 * millisecond, and few have any.
 */
export const lastsOfText = async (
  sql: string,
  serializer: Serializer,
  ofData: ChangingNames = none,
): Promise<Lasts> =>
  mentioned(sql, ofData) === "always"
    ? "always"
    : lastsOf(parseAst(await serializer.serialize(sql)), ofData);

/** The shortest time of all such names that stand anywhere in a text, be it in a literal. */
export const mentioned = (text: string, ofData: ChangingNames = none): Lasts => {
  const lower = text.toLowerCase();
  const words = lower.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  return shortest([
    ...words.map((word) => changingClauses.get(word) ?? functionLasts(word)),
    ...[...ofData].map(([name, lasts]) => (standsIn(lower, name) ? lasts : "always")),
  ]);
};

/** Names of the data have any signs, between quotation marks, and no more letters beside them. */
const standsIn = (text: string, name: string): boolean => {
  const written = name.replaceAll('"', '""').replace(/[$()*+./?[\\\]^{|}]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}_])${written}(?![\\p{L}\\p{N}_])`, "u").test(text);
};
