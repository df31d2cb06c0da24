import { afterAll, describe, expect, it } from "@jest/globals";
import { collect, makeTestData, testEngine } from "./engine.fixture.js";

const data = makeTestData();
const engine = testEngine(data, { rowsMax: 10_000 });
const { run } = engine;
afterAll(async () => {
  await engine.pool.close();
  data.remove();
});

/** One column of one row: its type, and the cell. */
const cell = async (expression: string) => {
  const result = await collect(run(`SELECT ${expression} AS x`));
  return [result.columns[0]?.type ?? result.sentence, result.rows[0]?.[0]];
};

describe("D11: columns and cells", () => {
  const cases: [expression: string, type: string, cell: unknown][] = [
    ["'Köln'", "String", "Köln"],
    ["NULL", "Int64", null],
    ["true", "Boolean", true],
    ["42::TINYINT", "Int64", 42],
    ["9007199254740991", "Int64", 9007199254740991],
    ["9007199254740993", "Int64", "9007199254740993"],
    ["(SELECT sum(n) FROM numbers WHERE n < 5)", "Int64", 10],
    ["170141183460469231731687303715884105727::HUGEINT", "Int64", (2n ** 127n - 1n).toString()],
    ["-0.1::DOUBLE", "Double", -0.1],
    ["0.1::FLOAT", "Double", 0.1],
    ["'NaN'::DOUBLE", "Double", null],
    ["'-infinity'::FLOAT", "Double", null],
    ["0.1::DECIMAL(9,2)", "Double", 0.1],
    ["123456789012345.67::DECIMAL(18,2)", "Double", 123456789012345.67],
    ["1234567890123456.78::DECIMAL(18,2)", "Double", "1234567890123456.78"],
    ["-12345678901234567890.123456789::DECIMAL(38,9)", "Double", "-12345678901234567890.123456789"],
    ["12345678901234.500000::DECIMAL(38,6)", "Double", 12345678901234.5],
    ["DATE '2024-01-31'", "Time", "2024-01-31"],
    ["DATE 'infinity'", "Time", "infinity"],
    ["TIMESTAMP '-infinity'", "Time", "-infinity"],
    ["DATE '300000-01-01'", "Time", "300000-01-01"],
    ["TIMESTAMP '2024-01-31 10:00:00'", "Time", "2024-01-31T10:00:00.000"],
    ["TIMESTAMP '1969-12-31 23:59:59.999999'", "Time", "1969-12-31T23:59:59.999999"],
    ["TIMESTAMP_S '2024-01-31 10:00:00'", "Time", "2024-01-31T10:00:00.000"],
    ["TIMESTAMP_MS '2024-01-31 10:00:00.250'", "Time", "2024-01-31T10:00:00.250"],
    ["TIMESTAMP_NS '2024-01-31 10:00:00.000000007'", "Time", "2024-01-31T10:00:00.000000007"],
    ["TIMESTAMPTZ '2024-01-31 10:00:00+02'", "Time", "2024-01-31T08:00:00.000Z"],
    ["TIME '10:00:00'", "String", "10:00:00"],
    ["INTERVAL 3 DAYS", "String", "3 days"],
    ["'a\\x00'::BLOB", "String", "a\\x00"],
    [
      "'6ba7b810-9dad-11d1-80b4-00c04fd430c8'::UUID",
      "String",
      "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
    ],
    ["'a'::ENUM('a', 'b')", "String", "a"],
    [`'{"a":1}'::JSON`, "String", `{"a":1}`],
    ["[1, 2, NULL]", "String", "[1,2,null]"],
    ["{'a': 1, 'b': 'x'}", "String", `{"a":1,"b":"x"}`],
    ["MAP {'k': 1}", "String", `[{"key":"k","value":1}]`],
    [
      "{'n': 7::BIGINT, 'big': 9007199254740993, 'price': 1.50::DECIMAL(9,2)}",
      "String",
      `{"n":7,"big":"9007199254740993","price":1.5}`,
    ],
    ["[TIMESTAMP '2024-01-31 10:00:00', NULL]", "String", `["2024-01-31T10:00:00.000",null]`],
    [
      "[{'since': DATE '2024-01-31', 'span': INTERVAL 3 DAYS}]",
      "String",
      `[{"since":"2024-01-31","span":"3 days"}]`,
    ],
  ];
  for (const [expression, type, expected] of cases) {
    it(expression, async () => expect(await cell(expression)).toEqual([type, expected]));
  }

  it("keeps names as the statement gives them, with and without a limit", async () => {
    const sql = 'SELECT 1 AS a, 2 AS a, 3 AS A_1, 4 AS "a b", count(*) FROM numbers';
    for (const asked of [{ rowsTake: 5 }, {}]) {
      const { columns, rows } = await collect(run(sql, asked));
      expect(rows).toEqual([[1, 2, 3, 4, 1_000_000]]);
      expect(columns.map(({ name }) => name)).toEqual(["a", "a", "A_1", "a b", "count_star()"]);
    }
  });
});

describe("E7: rows and totals", () => {
  it("delivers what is taken, in order, and counts the rest", async () => {
    const result = await collect(run("SELECT n FROM numbers ORDER BY n DESC", { rowsTake: 3 }));
    expect(result.rows).toEqual([[999_999], [999_998], [999_997]]);
    expect(result.totalRows).toBe(1_000_000);
  });

  for (const [rows, take] of [
    [0, 3],
    [2, 3],
    [3, 3],
    [4, 3],
    [4, 0],
    [2049, 2048],
    [9000, 4096],
  ] as const) {
    it(`${rows} rows, ${take} taken`, async () => {
      const result = await collect(run(`SELECT * FROM range(${rows})`, { rowsTake: take }));
      expect(result.columns).toEqual([{ name: "range", type: "Int64" }]);
      expect(result.rows).toHaveLength(Math.min(rows, take));
      expect(result.totalRows).toBe(rows);
    });
  }

  it("delivers everything in chunks of a bounded size", async () => {
    const outcome = await run("SELECT n, repeat(word, 300) FROM numbers WHERE n < 10000");
    if (outcome.kind !== "rows") throw new Error(outcome.kind);
    const sizes = [];
    let total;
    for await (const part of outcome.parts) {
      if ("rows" in part) sizes.push(JSON.stringify(part.rows).length);
      else total = part.totalRows;
    }
    expect(total).toBe(10_000);
    expect(Math.max(...sizes)).toBeLessThan(260 * 1024);
    expect(sizes.length).toBeGreaterThan(20);
  });

  it("ends a result of too many rows, and of too many bytes", async () => {
    const rows = await collect(run("SELECT n FROM numbers"));
    expect(rows).toMatchObject({ kind: "budget", totalRows: undefined });
    expect(rows.sentence).toBe("The result has more than 10000 rows.");
    const bytes = await collect(run("SELECT repeat('x', 9000000)"));
    expect(bytes).toMatchObject({ kind: "budget", sentence: "The result is too large." });
    const heap = await collect(run("SELECT repeat('x', 1000000) FROM range(2000)"));
    expect(heap).toMatchObject({ kind: "budget" });
    expect((await collect(run("SELECT 1"))).rows).toEqual([[1]]);
  });
});

describe("E9: a statement over a copy of visible rows", () => {
  const visible = "SELECT word FROM numbers WHERE word <> 'w6'";
  // A pattern made of the column: over the table, the engine would try it on all texts of the dictionary.
  const probe = (value: string): string =>
    `SELECT count(regexp_full_match('x', regexp_replace(word, '^${value}$', '('))) AS n FROM "~x:1"`;

  it("fails where a row of the reader's own does, and by no other", async () => {
    const hidden = await collect(run(`EXTRACT ~x:1 AS ${visible}; ${probe("w6")}`));
    expect([hidden.kind, hidden.rows]).toEqual(["rows", [[857_143]]]);
    const own = await collect(run(`EXTRACT ~x:1 AS ${visible}; ${probe("w5")}`));
    expect(own.kind).toBe("failed");
  });

  it("a copy that cannot be made fails with words that tell nothing of it", async () => {
    const failed = await collect(
      run("EXTRACT ~x:2 AS SELECT word::INTEGER FROM numbers; SELECT 1"),
    );
    expect(failed).toMatchObject({ kind: "failed", sentence: "The query could not be run." });
  });

  it("E8: a name that shows the copy is refused, unless the statement has it itself", async () => {
    const shown = await collect(run('SELECT 1 AS "(SELECT * FROM ""~x:1"")"'));
    expect([shown.kind, shown.rows]).toEqual(["rows", [[1]]]);
    const ours = await collect(
      run(`EXTRACT ~x:3 AS ${visible}; SELECT (SELECT count(*) FROM OURS t)`),
    );
    expect(ours).toMatchObject({
      kind: "refused",
      sentence: "Give every column of the result a name: write AS.",
    });
  });
});

describe("what a worker can and cannot do", () => {
  it("reads attached files under their names, and prints statements as it read them", async () => {
    const shop = await collect(run("SELECT id FROM shop.orders", { version: "shop" }));
    expect(shop.rows).toEqual([[42]]);
    const printed = await collect(run("SERIALIZE SELECT count(*) AS c FROM numbers"));
    expect(printed.rows).toEqual([[1_000_000]]);
  });

  it("explains without running", async () => {
    const explained = await engine.explain("SELECT sum(n) FROM numbers");
    expect(explained).toMatchObject({ kind: "explained", uses: { of: ["v1"] } });
    expect(explained).toHaveProperty("plan", expect.stringContaining("numbers"));
    expect(await engine.explain("SELECT nothing")).toMatchObject({ kind: "failed" });
  });

  it("answers that a model is stale, and lets go of all that it held", async () => {
    expect(await run("SELECT 1", { version: "gone" })).toEqual({ kind: "stale_model" });
    expect(engine.held).toEqual({ now: 0, most: 1 });
  });

  it("T17: knows nothing of the service's environment", async () => {
    const names = Object.keys(JSON.parse(String((await collect(run("ENVIRONMENT"))).rows[0]?.[0])));
    const expected = [
      "PATH",
      "TZ",
      "UV_THREADPOOL_SIZE",
      "SystemRoot",
      "NODE_CHANNEL_FD",
      "NODE_CHANNEL_SERIALIZATION_MODE",
    ];
    expect(names.filter((name) => !expected.includes(name))).toEqual([]);
  });

  for (const sql of [
    "CREATE TABLE t AS SELECT 1",
    "INSERT INTO numbers VALUES (1, '')",
    "SELECT * FROM read_csv('/etc/passwd')",
    "SELECT * FROM '/etc/passwd'",
    "ATTACH '/tmp/other.duckdb' AS other",
    "CREATE TABLE shop.t AS SELECT 1",
    "COPY numbers TO '/tmp/x.csv'",
    "INSTALL httpfs",
    "SET enable_external_access = true",
    "SET memory_limit = '99GB'",
    "SELECT 1; SELECT 2",
  ]) {
    it(`T12: without any guard it refuses ${sql}`, async () => {
      const { kind, sentence } = await collect(run(sql, { version: "shop" }));
      expect(kind).toBe("failed");
      expect(sentence).toMatch(
        /read-only|file system operations are disabled|configuration has been locked|multiple statements|passwd does not exist/,
      );
    });
  }
});
