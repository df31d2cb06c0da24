import fc from "fast-check";
import { probes } from "../hostile/error-probes.fixture.js";

/** What an expression gives. */
type Kind = "text" | "number" | "truth" | "time";

/** Columns that cubes and the view of the hostile world share. */
const columns: Readonly<Record<Kind, readonly string[]>> = {
  text: ["city", "status", "note", "code", "day", "doc"],
  number: ["id", "customer_id", "amount"],
  truth: ["late", "amount > 50", "id < 3"],
  time: ["created_at"],
};

const constants: Readonly<Record<Kind, readonly string[]>> = {
  text: ["''", "'x'", "'1'", "'CANARY'", "'('", "'%Y'", "'Berlin'", "NULL"],
  number: ["0", "1", "-1", "97", "7300000", "9223372036854775807", "1e308", "0.1937", "NULL"],
  truth: ["true", "false", "NULL"],
  time: ["DATE '5881580-07-10'", "TIMESTAMP '2025-06-01'", "DATE '0001-01-01'", "'infinity'::DATE"],
};

/** Ways to make an expression out of others; a letter in braces is one of that kind. */
const forms: Readonly<Record<Kind, readonly string[]>> = {
  text: [
    "lower({t})",
    "{t} || {t}",
    "replace({t}, {t}, {t})",
    "regexp_replace({t}, 'C.*|[0-9]', {t})",
    "substring({t}, {n}::int, 2)",
    "{n}::varchar",
    "strftime({d}, '%Y-%m')",
    "CASE WHEN {b} THEN {t} ELSE {t} END",
    "coalesce({t}, {t})",
    "string_split({t}, 'a')[1]",
    "lpad({t}, 20, 'x')",
    "printf('%d', {n}::int)",
    "monthname({d}::date)",
    "min({t}) OVER ()",
    "{t}::json::varchar",
    "rtrim({t}, {t})",
    "md5({t})",
  ],
  number: [
    "{n} + {n}",
    "{n} * {n}",
    "{n} // {n}",
    "length({t})",
    "{t}::int",
    "{t}::double",
    "{n}::tinyint",
    "{n}::decimal(6, 2)",
    "abs({n})",
    "sqrt({n})",
    "ln({n})",
    "epoch_ns({d})",
    "epoch_ns(CASE WHEN {b} THEN DATE '5881580-07-10' ELSE {d}::date END)",
    "date_part('year', {d})",
    "date_diff('day', {d}, {d})",
    "CASE WHEN {b} THEN {n} ELSE {n} END",
    "greatest({n}, {n})",
    "strpos({t}, {t})",
    "hash({t}) % 1000",
    "round({n}, 2)",
    "sum({n}) OVER (PARTITION BY {t})",
    "lag({n}) OVER (ORDER BY {n}, id)",
    "len({t}::int[])",
    "ascii({t})",
    "list_sum([{n}, {n}])",
    "pow({n}, 3)",
  ],
  truth: [
    "{n} < {n}",
    "{t} = {t}",
    "{t} LIKE '%a%'",
    "{t} LIKE {t}",
    "regexp_matches({t}, '^C|7f')",
    "{d} > {d}",
    "{b} AND {b}",
    "{b} OR {b}",
    "NOT {b}",
    "{n} IN (1, 3, {n})",
    "{t} IS NULL",
    "{n} BETWEEN {n} AND {n}",
    "{t}::boolean",
    "starts_with({t}, {t})",
    "{t}::date > DATE '2020-01-01'",
    "isfinite({d})",
    "contains({t}, 'CANARY')",
  ],
  time: [
    "date_trunc('month', {d})",
    "{d} + INTERVAL 1 DAY",
    "{t}::date",
    "{d}::date + {n}::int",
    "strptime({t}, '%Y-%m-%d')",
    "to_timestamp({n})",
    "make_date({n}::int, 1, 1)",
    "CASE WHEN {b} THEN {d} ELSE {d} END",
    "time_bucket(INTERVAL 1 WEEK, {d})",
  ],
};

const kinds: Readonly<Record<string, Kind>> = { t: "text", n: "number", b: "truth", d: "time" };

const expressionOf = (kind: Kind, depth: number): fc.Arbitrary<string> => {
  const leaf = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...columns[kind]) },
    { weight: 1, arbitrary: fc.constantFrom(...constants[kind]) },
  );
  if (depth === 0) return leaf;
  const made = fc.constantFrom(...forms[kind]).chain((form) => {
    const parts = form.split(/\{([tnbd])\}/);
    const inner = parts
      .filter((_, at) => at % 2 === 1)
      .map((letter) => expressionOf(kinds[letter] ?? "text", depth - 1));
    return fc
      .tuple(...inner)
      .map((values) =>
        parts.map((part, at) => (at % 2 === 0 ? part : values[(at - 1) / 2])).join(""),
      );
  });
  return fc.oneof(
    { weight: 1, arbitrary: leaf },
    { weight: 3, arbitrary: made.map((sql) => `(${sql})`) },
  );
};

const probe = fc.constantFrom(...probes.map(([sql]) => `(${sql})`));
const anyKind = fc.constantFrom<Kind>("text", "number", "truth", "time");

/** An expression over the columns of a cube, which may fail on some rows or on any. */
export const randomExpression: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: probe },
  { weight: 8, arbitrary: anyKind.chain((kind) => expressionOf(kind, 2)) },
);

/** The same of which a WHERE may be made. */
export const randomCondition: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: probe.map((sql) => `${sql} IS NOT NULL`) },
  { weight: 8, arbitrary: expressionOf("truth", 2) },
);

/** The same of which one may be added up. */
export const randomNumber: fc.Arbitrary<string> = expressionOf("number", 2);
