import type { FilterOperator, RowFilter, Scalar } from "@embedded-analytics/domain";
import fc from "fast-check";

const texts = ["a", "A", "ä", "%", "_\\", "", "e", "ß", "it's", "nothing"];
const numbers: readonly Scalar[] = [
  1,
  "2",
  -7,
  0.1,
  "12.3456",
  "9007199254740993",
  "x",
  2147483647,
];
const times = ["2024-03-31", "2024-10-27T01:00:00", "1890-01-01", "2024-02-29T23:59:59.000Z", "x"];
/** Zones of readers. */
export const zones = ["UTC", "Europe/Berlin", "Asia/Kathmandu", "Australia/Lord_Howe"];

const compare = (
  members: readonly string[],
  operators: readonly FilterOperator[],
  values: readonly Scalar[],
): fc.Arbitrary<RowFilter> =>
  fc.record({
    kind: fc.constant("compare" as const),
    member: fc.constantFrom(...members),
    operator: fc.constantFrom(...operators),
    values: fc.array(fc.constantFrom(...values), { maxLength: 2 }),
  });

const comparison: fc.Arbitrary<RowFilter> = fc.oneof(
  compare(
    ["label"],
    ["equals", "notEquals", "contains", "notContains", "startsWith", "endsWith", "gt", "lte"],
    texts,
  ),
  compare(["grp", "amount", "id"], ["equals", "notEquals", "gt", "gte", "lt"], numbers),
  compare(
    ["seen_at", "moment", "day"],
    ["inDateRange", "notInDateRange", "beforeDate", "afterOrOnDate", "afterDate", "equals"],
    times,
  ),
  compare(["flag"], ["equals", "notEquals", "set", "notSet"], [true, "false"]),
  compare(["label", "seen_at"], ["set", "notSet"], ["any"]),
);

/** Policies of readers: with OR, with values that no row has, and with those that cannot be read. */
export const filters: fc.Arbitrary<RowFilter> = fc.oneof(
  fc.constant<RowFilter>({ kind: "all" }),
  comparison,
  fc.record({
    kind: fc.constantFrom("and" as const, "or" as const),
    of: fc.array(comparison, { minLength: 1, maxLength: 3 }),
  }),
);

/** Conditions of a WHERE, most of which a database applies. */
export const conditions = [
  "label = 'ä'",
  "label > 'a'",
  "label BETWEEN 'A' AND 'z'",
  "label IN ('', 'a ', '😀')",
  "label <> 'it''s'",
  "label LIKE '%\\_%' ESCAPE '\\'",
  "label LIKE 'a%'",
  "label LIKE 'a'",
  "label LIKE '\\%'",
  "label LIKE '\\%\\_%' ESCAPE '\\'",
  "label LIKE '!%!_\\' ESCAPE '!'",
  "label LIKE '%'",
  "label LIKE 'e%'",
  "label LIKE '_'",
  "label NOT LIKE 'a%'",
  "label ILIKE 'A%'",
  "starts_with(label, 'ä')",
  "starts_with(label, '')",
  "prefix(label, 'a ')",
  "label ^@ '😀'",
  "label IS NOT NULL",
  "score IS NULL",
  "day IS NOT NULL",
  "grp < 2",
  "2 <= grp",
  "id >= 9007199254740992",
  "amount > 0.05",
  "score < 1",
  "seen_at >= '2024-03-31 01:00'",
  "moment < TIMESTAMP '2024-10-27 02:00:00'",
  "day BETWEEN '1999-12-31' AND DATE '2024-03-01'",
  "flag",
  "NOT flag",
  "label IS NULL",
  "small",
  "upper(label) = 'A'",
  "grp / 2 > 0.6",
] as const;

/** What statements group by. */
export const keys = [
  "label",
  "grp",
  "amount",
  "score",
  "day",
  "flag",
  "small",
  "date_trunc('month', moment)",
  "date_trunc('week', day)",
  "date_trunc('hour', seen_at)",
  "date_trunc('day', seen_at)",
] as const;

const measures = [
  ...["count", "labelled", "total", "groups", "average", "mean", "labels", "first_label"],
  ...["last_label", "last_at", "flagged", "ratio"],
] as const;

/** A statement, and the zone in which it is asked. */
export interface AskedStatement {
  readonly sql: string;
  readonly timezone: string;
}

/** The WHERE of those conditions. */
export const whereOf = (chosen: readonly string[]): string =>
  chosen.length === 0 ? "" : ` WHERE ${chosen.join(" AND ")}`;

const grouped = fc
  .record({
    keys: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 3 }),
    measures: fc.uniqueArray(fc.constantFrom(...measures), { minLength: 1, maxLength: 4 }),
    where: fc.uniqueArray(fc.constantFrom(...conditions), { maxLength: 2 }),
    having: fc.constantFrom("", " HAVING MEASURE(count) > 2", " HAVING MEASURE(total) > 0"),
  })
  .map(({ keys: by, measures: of, where, having }) => {
    const list = [
      ...by.map((key, at) => `${key} AS k${at}`),
      ...of.map((name) => `MEASURE(${name})`),
    ];
    const group = by.length === 0 ? "" : ` GROUP BY ${by.map((_, at) => at + 1).join(", ")}`;
    return `SELECT ${list.join(", ")} FROM corner${whereOf(where)}${group}${having}`;
  });

const filtered = fc
  .record({
    keys: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 2 }),
    measures: fc.uniqueArray(fc.constantFrom(...measures), { minLength: 1, maxLength: 3 }),
    of: fc.uniqueArray(
      fc.constantFrom(
        ...["flag", "label LIKE 'a%'", "grp + 1 > 2", "day IS NULL", "label = 'ä' OR grp = 2"],
        ...["amount > 0", "score < 1", "date_trunc('day', seen_at) > '2024-01-01'"],
      ),
      { minLength: 1, maxLength: 2 },
    ),
    where: fc.uniqueArray(fc.constantFrom(...conditions), { maxLength: 1 }),
  })
  .map(({ keys: by, measures: of, of: filters, where }) => {
    const list = [
      ...by.map((key, at) => `${key} AS k${at}`),
      ...of.map((name, at) => {
        const filter = filters[at % filters.length] ?? "";
        return name === "ratio" ? "MEASURE(ratio)" : `MEASURE(${name}) FILTER (WHERE ${filter})`;
      }),
      "MEASURE(count)",
    ];
    const group = by.length === 0 ? "" : ` GROUP BY ${by.map((_, at) => at + 1).join(", ")}`;
    return `SELECT ${list.join(", ")} FROM corner${whereOf(where)}${group}`;
  });

const rows = fc
  .record({
    columns: fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1, maxLength: 3 }),
    distinct: fc.boolean(),
    where: fc.uniqueArray(fc.constantFrom(...conditions), { maxLength: 2 }),
  })
  .map(({ columns, distinct, where }) => {
    const list = columns.map((key, at) => `${key} AS k${at}`).join(", ");
    return `SELECT ${distinct ? "DISTINCT " : ""}${list} FROM corner${whereOf(where)}`;
  });

/** The first rows of an order without equal ones, so that there is but one answer. */
const tops = fc
  .record({
    columns: fc.uniqueArray(
      fc.constantFrom("label", "grp", "amount", "score", "day", "flag", "seen_at", "moment AS day"),
      { maxLength: 3 },
    ),
    by: fc.uniqueArray(fc.constantFrom("label", "grp", "amount", "day", "flag", "moment"), {
      maxLength: 2,
    }),
    directions: fc.array(
      fc.constantFrom("", " DESC", " NULLS FIRST", " DESC NULLS FIRST", " ASC NULLS LAST"),
      { minLength: 2, maxLength: 2 },
    ),
    where: fc.uniqueArray(fc.constantFrom(...conditions), { maxLength: 2 }),
    limit: fc.constantFrom("LIMIT 3", "LIMIT 10 OFFSET 4", "LIMIT 0", "LIMIT 500", "LIMIT 2 + 1"),
  })
  .map(({ columns, by, directions, where, limit }) => {
    const orders = by.map((column, at) => `${column}${directions[at] ?? ""}`);
    const list = ["id", ...columns].join(", ");
    const order = [...orders, "corner.id"].join(", ");
    return `SELECT ${list} FROM corner${whereOf(where)} ORDER BY ${order} ${limit}`;
  });

const views = fc
  .record({
    keys: fc.uniqueArray(fc.constantFrom("label", "grp", "flag", "other_label"), { maxLength: 2 }),
    of: fc.uniqueArray(fc.constantFrom("count", "total", "average", "other_count", "other_total"), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ keys: by, of }) => {
    const list = [...by, ...of.map((name) => `MEASURE(${name})`)].join(", ");
    return `SELECT ${list} FROM pairs${by.length === 0 ? "" : ` GROUP BY ${by.join(", ")}`}`;
  });

const written = fc.constantFrom(
  "SELECT label, count(*), sum(amount * grp), round(avg(score), 3) FROM corner WHERE score = score AND score < 1e300 GROUP BY label",
  "SELECT a.grp, MEASURE(a.count), MEASURE(a.total) FROM corner a JOIN corner b ON a.id = b.id GROUP BY a.grp",
  "WITH t AS (SELECT grp, MEASURE(total) AS total FROM corner GROUP BY grp) SELECT sum(total), max(grp) FROM t",
  "SELECT grp, sum(c) FROM (SELECT grp, label, MEASURE(count) AS c FROM corner GROUP BY ALL) GROUP BY ROLLUP (grp)",
  "SELECT flag, MEASURE(count), rank() OVER (ORDER BY MEASURE(count) DESC, flag) FROM corner GROUP BY flag",
  "SELECT (SELECT MEASURE(count) FROM corner WHERE flag) - (SELECT MEASURE(count) FROM corner WHERE NOT flag)",
  "SELECT CASE WHEN grp > 1 THEN 'many' ELSE 'few' END AS size, MEASURE(count) FROM corner GROUP BY 1",
  "SELECT DISTINCT date_trunc('year', day) AS day FROM corner WHERE day > '2000-01-01'",
);

const fallible = fc
  .record({
    of: fc.constantFrom(
      "MEASURE(shares)",
      "share",
      "share + 1",
      "CAST(label AS INTEGER)",
      "sum(CAST(label AS BIGINT))",
      "sqrt(grp)",
      "sum(amount * 99999999999999999999)",
      "MEASURE(count)",
    ),
    where: fc.uniqueArray(
      fc.constantFrom(
        ...["grp <> 2", "share > 3", "sqrt(grp) > 1", "id < 20", "label IN ('', 'a ')", "flag"],
      ),
      { maxLength: 2 },
    ),
  })
  .map(({ of, where }) => `SELECT ${of} FROM corner${whereOf(where)}`);

/** Statements over the one cube, many of which fail on some rows, in the service or in the database. */
export const statementsThatMayFail: fc.Arbitrary<AskedStatement> = fc.record({
  sql: fc.oneof({ weight: 2, arbitrary: grouped }, rows, tops, { weight: 4, arbitrary: fallible }),
  timezone: fc.constantFrom(...zones),
});

/** Statements of all kinds: grouped, row by row, over a view that repeats rows, and written by hand. */
export const statements: fc.Arbitrary<AskedStatement> = fc.record({
  sql: fc.oneof(
    { weight: 4, arbitrary: grouped },
    { weight: 2, arbitrary: filtered },
    { weight: 2, arbitrary: rows },
    { weight: 2, arbitrary: tops },
    views,
    written,
  ),
  timezone: fc.constantFrom(...zones),
});
