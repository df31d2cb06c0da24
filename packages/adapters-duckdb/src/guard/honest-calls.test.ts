import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { formatPattern, printfPattern } from "./statement/calls/patterns.js";
import { openWorld, type World } from "./world.fixture.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  world.close();
});

describe("E2: calls as people write them", () => {
  it.each<[string, string, readonly unknown[]]>([
    [
      "texts filled up to a length",
      "select lpad(cast(month(created_at) as varchar), 2, '0') as m, rpad(city, 8, '.') as c, repeat('*', 3) as s from orders where id = 1",
      [{ m: "01", c: "Berlin..", s: "***" }],
    ],
    [
      "format, whatever the numbers are",
      "select format('{:.1f} % of {}', 100 * paid_share, 'all') as a, format('{:,}', revenue) as b, format('{:,.2f}', count) as c from orders",
      [{ a: "79.2 % of all", b: "240", c: "5.00" }],
    ],
    [
      "printf, whatever the numbers are",
      "select printf('%.1f %%', 100 * paid_share) as a, printf('%05d', revenue) as b, printf('%s', count) as c from orders",
      [{ a: "79.2 %", b: "00240", c: "5" }],
    ],
    [
      "values that are named by their place",
      "select format('{1} {0}', city, status) as t from orders where id = 1",
      [{ t: "paid Berlin" }],
    ],
    [
      "a calendar in a SELECT list",
      "select unnest(generate_series(date '2026-01-01', date '2026-03-01', interval 1 month)) as m",
      [{ m: "2026-01-01 00:00:00" }, { m: "2026-02-01 00:00:00" }, { m: "2026-03-01 00:00:00" }],
    ],
    [
      "a calendar that ends today",
      "select count(*) as n from (select unnest(range(date_trunc('month', current_date) - interval '2 months', current_date + 1, interval '1 day')) as d)",
      [{ n: "64" }],
    ],
    [
      "a calendar beside orders",
      "select d.day, count(o.id) as n from unnest(range(date '2026-03-01', date '2026-03-04', interval 1 day)) d(day) left join orders o on date_trunc('day', o.created_at) = d.day group by 1 order by 1",
      [
        { day: "2026-03-01 00:00:00", n: "0" },
        { day: "2026-03-02 00:00:00", n: "1" },
        { day: "2026-03-03 00:00:00", n: "0" },
      ],
    ],
    ["numbers", "select sum(n) as s from (select unnest(range(1, 4)) as n)", [{ s: "6" }]],
    [
      "functions as methods",
      "select city.upper() as a, o.created_at.year() as b, revenue.measure() as r from orders o where id = 1 group by all",
      [{ a: "BERLIN", b: "2026", r: "100" }],
    ],
    [
      "a measure with FILTER",
      "select city, measure(revenue) filter (where status = 'open') as r, measure(o.count) filter (where big = 'big') as n, measure(paid_revenue) filter (where id < 3), measure(buyers) filter (where o.id > 2) as b from orders o group by city",
      [{ city: "Berlin", r: "50", n: "2", paid_revenue: "100", b: "3" }],
    ],
    [
      "a measure with FILTER over a join that repeats nothing",
      "select measure(o.revenue) filter (where c.tier = 'gold') as r from orders o join customers c on o.customer_id = c.id",
      [{ r: "150" }],
    ],
    [
      "a count with FILTER over a join that repeats its rows",
      "select measure(o.count) filter (where l.product = 'tea') as n from orders o join lines l on l.order_id = o.id",
      [{ n: "4" }],
    ],
    [
      "lambdas",
      "select list_transform([id, 2], x -> x + amount) as a, list_filter([city, 'x'], lambda t, i: length(t) > i) as b, list_reduce([id, 1, 2], (x, y) -> x + y) as c from orders where id = 1",
      [{ a: [101, 102], b: ["Berlin"], c: 4 }],
    ],
    [
      "lambdas in lambdas, and list comprehensions",
      "select list_transform([[1, 2], [id]], x -> list_transform(x, y -> y * len(x))) as a, [x + 1 for x in [id, 5] if x > 1] as b, [status || y for y in ['!']] as c from orders where id = 1",
      [{ a: [["2", "4"], ["1"]], b: [6], c: ["paid!"] }],
    ],
    [
      "a field of a parameter, and a parameter named like a column",
      "select list_transform([{'city': 'x'}], r -> r.city) as a, list_transform([1], city -> city + 1) as b from orders where id = 1",
      [{ a: ["x"], b: [2] }],
    ],
    [
      "patterns that are no constants",
      "select regexp_matches(city, '^' || left(status, 1)) as a, regexp_replace(city, left(city, 1), status) as b, 'x' like status as c from orders where id = 1",
      [{ a: false, b: "paiderlin", c: false }],
    ],
  ])("%s", async (_name, sql, expected) => {
    expect(await world.rows(sql)).toEqual(expected);
  });

  it.each<[string, string]>([
    ["select lpad(city, 101, 'x') from orders", "lpad takes a constant length up to 100"],
    ["select lpad(city, id, 'x') from orders", "lpad takes a constant length up to 100"],
    ["select rpad('a', 9, city) from orders", "and a constant text to fill up with."],
    ["select rpad(city, 9, '') from orders", "and a constant text to fill up with."],
    ["select lpad(city, null, 'x') from orders", "lpad takes a constant length up to 100"],
    ["select repeat('x', 101)", "repeat takes a constant text, and a constant count up to 100."],
    ["select repeat(repeat('x', 100), 100)", "repeat takes a constant text"],
    ["select repeat(city, 2) from orders", "repeat takes a constant text"],
    ["select repeat('x', -1)", "repeat takes a constant text"],
    ["select format(city, 1) from orders", "format takes its pattern as a constant only."],
    ["select printf(concat('%', 'd'), 1)", "printf takes its pattern as a constant only."],
    ["select format('{} {}', 1)", "format needs a value for each place of its pattern."],
    ["select format('{7}', 1)", "format needs a value for each place of its pattern."],
    ...[
      ...[
        "{",
        "}",
        "{:21}",
        "{:.21f}",
        "{:{}}",
        "{:>{}}",
        "{:.2}",
        "{:+}",
        "{:.1d}",
        "{:,s}",
        "{a}",
      ],
      ...["{:x}", "{} {0}", "{0:d}{0:f}", "{:0000000000000000000099d}", "{:10,d}", "{!r}", "{0.a}"],
    ].map((pattern): [string, string] => [
      `select format('${pattern}', 1, 2)`,
      "format takes plain patterns here, with widths and precisions up to 20.",
    ]),
    ...["%", "5 %", "%*d", "%1$s", "%.*f", "%21d", "%.21f", "%x", "%c", "%.2d", "%lld", "%+s"].map(
      (pattern): [string, string] => [
        `select printf('${pattern}', 1, 2)`,
        "printf takes plain patterns here, with widths and precisions up to 20.",
      ],
    ),
    ...[
      ...["range(10001)", "range(1, 20000, 1)", "range(1, 5, 0)", "range(-9223372036854775808)"],
      ...["generate_series(1, 9223372036854775807)", "range(id)", "range(1, id)", "range()"],
      "generate_series(date '0001-01-01', date '2026-01-01', interval 1 day)",
      "generate_series(date '2026-01-01', date '2026-01-02', interval 1 second)",
      "generate_series(date '2026-01-01', date '2026-01-02', interval 1 microsecond)",
      "generate_series(date '2026-01-01', date '2026-01-02', interval '0 days')",
      "generate_series(date '2026-01-01', date '2026-01-02', interval '1 day -1 day')",
      "range(date '2026-01-01', date '2026-01-02' + id, interval 1 day)",
      "range(date '2026-01-01' - interval 90000 year, date '2026-01-02', interval 1 day)",
      "range(date '2026-01-01', 'infinity'::timestamp, interval 1 day)",
    ].map((series): [string, string] => [
      `select unnest(${series}) from orders`,
      "takes constants that make up to 10000 values; in FROM it takes any.",
    ]),
    ["select range(3)", "use it in FROM, or in unnest with constants."],
    ["select unnest(list_sort(range(3)))", "use it in FROM, or in unnest with constants."],
    ["select unnest(main.range(3))", "form that is not available"],
    ["select pg_catalog.upper(city) from orders", "Functions are called without a schema."],
    ["select other.main.upper(city) from orders", "Functions are called without a schema."],
    ["select salaries.upper() from orders", "orders has no member salaries"],
    ["select secret.upper() from orders", "orders has no member secret"],
    ["select city.getvariable() from orders", "The function getvariable is not available."],
    ["select city operator(pg_catalog.+) city from orders", "pg_catalog is not available."],
    [
      "select measure(paid_share) filter (where id = 1) from orders",
      "MEASURE(paid_share) takes no FILTER here: filter by WHERE, in a CTE of its own if other figures need other rows.",
    ],
    [
      "select measure(o.revenue) filter (where l.product = 'tea') from orders o join lines l on l.order_id = o.id",
      "MEASURE(revenue) takes no FILTER here",
    ],
    ["select measure(revenue) filter (where secret = 'x') from orders", "no member secret"],
    ["select measure(revenue) filter (where count > 1) from orders", "cannot stand in FILTER."],
  ])("refused: %s", async (sql, sentence) => {
    expect(await world.refusal(sql)).toContain(sentence);
  });
});

describe("T15: patterns that are let through", () => {
  const combine = (...parts: readonly (readonly string[])[]): readonly string[] =>
    parts.reduce<readonly string[]>(
      (all, part) => all.flatMap((one) => part.map((p) => one + p)),
      [""],
    );
  // Of each type that a column may have, a value and what is not a value.
  const values = ["'text'", "5", "5.5", "5.5::double", "true", "date '2026-01-01'", "7::hugeint"];
  const readable = (letter: string): readonly string[] =>
    ["d", "i", "f", "e", "g"].includes(letter) ? values.slice(1, 5) : values;

  it.each(["format", "printf"])("%s fails for no value of theirs", async (name) => {
    const letters = ["", "d", "i", "f", "e", "g", "s"];
    const patterns =
      name === "format"
        ? combine(
            ["{"],
            ["", ":"],
            ["", "<", "*^"],
            ["", "+", "-", "0", "+0"],
            ["", "9"],
            ["", ","],
            ["", ".2"],
            letters,
          ).map((one) => `${one}}`)
        : combine(
            ["%"],
            ["", "-", "+", "-+", "0", "+0", "-0"],
            ["", ","],
            ["", "9"],
            ["", ".2"],
            letters,
          );
    const isLetThrough = (pattern: string): boolean => {
      try {
        return (name === "format" ? formatPattern : printfPattern)(pattern).has(0);
      } catch {
        return false;
      }
    };
    const passed = patterns.filter(isLetThrough);
    expect(passed.length).toBeGreaterThan(30);
    for (const pattern of passed) {
      const letter = /[a-z]/.exec(pattern)?.[0] ?? "";
      const list = readable(letter).map((value) => `${name}('${pattern}', ${value})`);
      const guarded = await world.guard(`select ${list.join(", ")}`);
      if (guarded.kind === "refused") throw new Error(guarded.sentence);
      const problem = await world.connection.run(guarded.sql).then(
        () => undefined,
        (error: unknown) => (error as Error).message,
      );
      expect([pattern, problem]).toEqual([pattern, undefined]);
    }
  });
});
