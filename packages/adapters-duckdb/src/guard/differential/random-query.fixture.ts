import fc from "fast-check";
import { randomCondition, randomExpression, randomNumber } from "./random-expression.fixture.js";

/** A relation that has the columns which expressions name; all of them are under row policies. */
const sources = [
  "orders",
  "sales",
  "(SELECT * FROM orders)",
  "(SELECT * FROM orders WHERE amount > 3 LIMIT 500)",
  "(SELECT o.* FROM orders o JOIN customers c ON o.customer_id = c.id WHERE c.tier = 'gold')",
  "(SELECT o.* FROM orders o SEMI JOIN customers c ON o.customer_id = c.id AND c.code::int > 0)",
  "(SELECT * FROM orders UNION ALL SELECT * FROM orders)",
  "(SELECT DISTINCT ON (status) * FROM orders ORDER BY status, id)",
];
const source = fc.constantFrom(...sources).map((sql) => (sql.startsWith("(") ? `${sql} q` : sql));
/** Of these alone measures may be asked, and segments are columns. */
const cube = fc.constantFrom("orders", "sales");

const optional = (clause: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(clause, fc.constant(""));
const prefixed = (word: string, sql: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  sql.map((text) => ` ${word} ${text}`);

const aggregate: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("MEASURE(revenue)", "MEASURE(count)", "MEASURE(average_amount)", "count(*)"),
  fc
    .tuple(fc.constantFrom("sum", "avg", "min", "max", "median", "stddev"), randomNumber)
    .map(([name, sql]) => `${name}(${sql})`),
  fc
    .tuple(fc.constantFrom("list", "any_value", "count", "mode"), randomExpression)
    .map(([name, sql]) => `${name}(${sql})`),
  fc
    .tuple(randomNumber, randomCondition)
    .map(([sql, where]) => `sum(${sql}) FILTER (WHERE ${where})`),
);

const rows = fc
  .tuple(
    fc.array(randomExpression, { minLength: 1, maxLength: 3 }),
    source,
    optional(prefixed("WHERE", randomCondition)),
    optional(
      prefixed(
        "QUALIFY",
        randomNumber.map((sql) => `row_number() OVER (ORDER BY ${sql}, id) < 9`),
      ),
    ),
    optional(prefixed("ORDER BY", randomExpression)),
    optional(fc.constantFrom(" LIMIT 5", " LIMIT 0", " LIMIT (SELECT min(id) FROM orders)")),
  )
  .map(
    ([list, from, ...rest]) => [list, `${list.join(", ")} FROM ${from}${rest.join("")}`] as const,
  )
  .map(([, text]) => `SELECT ${text}`)
  // The rows of one query in another order are cut off elsewhere.
  .map((sql) =>
    sql.includes(" LIMIT 5") && !sql.includes("ORDER BY") ? sql.replace(" LIMIT 5", "") : sql,
  );

const groups = fc
  .tuple(
    randomExpression,
    fc.array(aggregate, { minLength: 1, maxLength: 2 }),
    cube,
    optional(prefixed("WHERE", randomCondition)),
    optional(
      prefixed(
        "HAVING",
        fc.tuple(aggregate, randomNumber).map(([sql]) => `${sql} IS NOT NULL`),
      ),
    ),
  )
  .map(
    ([key, list, from, where, having]) =>
      `SELECT ${key} AS k, ${list.join(", ")} FROM ${from}${where} GROUP BY 1${having} ORDER BY ALL`,
  );

const joins = fc
  .tuple(
    fc.constantFrom("JOIN", "LEFT JOIN", "FULL JOIN", "SEMI JOIN", "ANTI JOIN"),
    randomCondition,
    randomNumber,
  )
  .map(
    ([join, on, sql]) =>
      `SELECT count(*), sum(v) FROM (SELECT ${sql} AS v, id AS key FROM orders) a
       ${join} (SELECT id AS other, (${on}) AS truth FROM orders) b ON a.key = b.other AND b.truth`,
  );

const correlated = fc.tuple(randomCondition, randomExpression).map(
  ([where, sql]) =>
    `SELECT c.id, (SELECT max(x.v) FROM (SELECT ${sql} AS v, customer_id FROM orders WHERE ${where}) x
       WHERE x.customer_id = c.id) AS v FROM customers c`,
);

const nested = fc
  .tuple(rows, randomExpression)
  .map(
    ([inner, sql]) =>
      `WITH t AS (SELECT ${sql} AS v FROM orders) SELECT (SELECT count(*) FROM (${inner})), (SELECT max(v) FROM t), (SELECT count(*) FROM t WHERE v IS NULL)`,
  );

/** What the planner would know of hidden rows: the least and the greatest value of each column. */
const bound = fc.constantFrom(
  "id < 3",
  "id > 5998",
  "amount > 97.5",
  "amount > 7000000",
  "note < 'a'",
  "note > 'ok'",
  "code > '4'",
  "day < '2025'",
  "city > 'C'",
  "customer_id < 3",
  "created_at < TIMESTAMP '2020-01-01'",
  "city IS NULL",
  "code IN ('CANARY', '7')",
);
/** What it folds, and then fails on, where it takes a condition for always true. */
const folded = fc
  .constantFrom(
    "id > 0",
    "amount < 9e9",
    "created_at > TIMESTAMP '1900-01-01'",
    "city <> ''",
    "id IS NOT NULL",
  )
  .map(
    (truth) => `epoch_ns(CASE WHEN ${truth} THEN DATE '5881580-07-10' ELSE created_at::date END)`,
  );
const planned = fc
  .tuple(
    fc.oneof(folded, randomExpression),
    source,
    bound,
    optional(prefixed("AND", randomCondition)),
  )
  .map(([sql, from, where, and]) => `SELECT ${sql} FROM ${from} WHERE ${where}${and}`);

/** A text that grows a hundredfold with each step, where a pattern is found in the column. */
const growing = fc
  .tuple(
    fc.constantFrom("note", "code", "day", "doc", "city"),
    fc.constantFrom("^CANARY.*$", "^.*7f3a.*$", "^C", "^7$", "^H.*$", "^[a-z]+$", "^note-[0-9]$"),
    fc.integer({ min: 1, max: 4 }),
    source,
  )
  .map(([column, pattern, steps, from]) => {
    const first = `regexp_replace(${column}, '${pattern}', '@')`;
    const grown = ["@", "W", "X", "Y", "Z"]
      .slice(0, steps + 1)
      .reduce(
        (text, letter, at, letters) =>
          at === steps
            ? text
            : `replace(${text}, '${letter}', '${(letters[at + 1] ?? "").repeat(100)}')`,
        first,
      );
    return `SELECT max(length(${grown})) FROM ${from}`;
  });

/** A statement over rows under policies, with expressions that may fail in any clause. */
export const randomQuery: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: rows },
  { weight: 4, arbitrary: groups },
  { weight: 3, arbitrary: planned },
  { weight: 1, arbitrary: growing },
  { weight: 1, arbitrary: joins },
  { weight: 1, arbitrary: correlated },
  { weight: 1, arbitrary: nested },
);
