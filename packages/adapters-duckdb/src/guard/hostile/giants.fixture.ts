import { hostile } from "./hostile-statement.fixture.js";

const repeated = (text: string, times: number) => text.repeat(times);
const joined = (text: string, times: number, by: string) =>
  Array.from({ length: times }, () => text).join(by);

/** Statements that would take the machine's memory or time: they end, whichever way (E7). */
export const giants = [
  hostile(
    "giants",
    "ended",
    [
      ["select * from range(1000000000000)", "a trillion rows"],
      ["select count(*) from range(1000000000000)", "a trillion rows counted"],
      ["select unnest(range(10000000000))", "UNNEST of the planet"],
      ["select unnest(range(0, 9223372036854775807))", "UNNEST of all there is"],
      ["select unnest(generate_series(1, 100000000000)) from orders", "for each row"],
      ["from unnest(range(100000000000)) u(x) select sum(x)", "UNNEST in FROM"],
      [
        "select * from generate_series(timestamp '0001-01-01', timestamp '9999-01-01', interval 1 microsecond)",
        "every microsecond",
      ],
      ["select length(repeat('x', 2000000000))", "repeat"],
      ["select unnest(range(date '0001-01-01', date '9999-01-01', interval 1 second))", "seconds"],
      ["select unnest(generate_series(1, 9223372036854775807, 922337203685477))", "with a step"],
      ["select length(format('{:>{}}', 'x', 2000000000))", "a width in a width"],
      ["select length(printf('%*d', 2000000000, 1))", "a width beside it"],
      ["select length('x'.lpad(2000000000, 'y'))", "as a method"],
      ["select length(repeat(repeat('x', 100000), 100000))", "repeat of repeat"],
      ["select repeat(note, 100000000) from orders", "repeat for each row"],
      ["select length(lpad('x', 2000000000, 'y'))", "lpad"],
      ["select length(rpad('x', 2000000000, 'y'))", "rpad"],
      ["select length(format('{:2000000000}', 1))", "a width in format"],
      ["select length(printf('%2000000000d', 1))", "a width in printf"],
      ["select length(bitstring('1', 2000000000))", "bitstring"],
      ["select length(list_resize([1], 1000000000))", "list_resize"],
      ["select len(range(1000000000))", "range as a list"],
      ["select factorial(2000000000)", "factorial"],
      ["select levenshtein(repeat('a', 100000), repeat('b', 100000))", "levenshtein of long texts"],
      [
        "select sum(length(repeat('x', 1000000) || id::varchar)) from orders, range(100000)",
        "texts in rows",
      ],
      [
        "select count(*) from orders a, orders b, orders c, orders d, orders e, orders f where a.id + b.id + c.id + d.id + e.id + f.id = 5",
        "a product of six",
      ],
      [
        "with recursive r(n) as (select 1 union all select n + 1 from r) select count(*) from r",
        "recursion without an end",
      ],
      [
        "with recursive r(t) as (select 'x' union all select t || t from r) select max(length(t)) from r",
        "a text that doubles",
      ],
      [
        "with recursive r(n) as (select 1 union all select n from r, range(1000)) select count(*) from r",
        "rows that multiply",
      ],
      ["select md5(string_agg(repeat('x', 1000000), '')) from range(1000000)", "string_agg"],
      ["select list(x) from range(10000000000) t(x)", "a list of ten billion"],
      ["select list_sort(list(hash(x))) from range(100000000000) t(x)", "a sorted list"],
      [
        "select x from range(100000000000) t(x) order by hash(x) desc",
        "a sort of a hundred billion",
      ],
      ["select distinct hash(x) from range(100000000000) t(x)", "different ones of them"],
      [
        "select count(*) from range(1000000000) a join range(1000000000) b on a.range % 7 = b.range % 7",
        "a wide join",
      ],
      [
        "select regexp_matches(repeat('a', 30) || '!', '(a+)+$') from range(100000000000)",
        "an expression that backtracks elsewhere",
      ],
      ["select sleep_ms(600000) from orders", "sleep"],
      ["select histogram(x) from range(100000000000) t(x)", "a histogram"],
      [
        "select array_to_string(list_transform(range(1000000000), x -> 'xxxxxxxxxx'), '')",
        "a lambda over a giant",
      ],
    ],
    { heavy: true, form: "any" },
  ),

  hostile(
    "deep and long ones",
    "safe",
    [
      [`select ${joined("1", 401, "+")}`, "400 additions: cubic time to plan"],
      [`select ${joined("id", 901, "+")} from orders`, "900 additions of a member"],
      [`select ${joined("id", 5001, "*")} from orders`, "5,000 multiplications"],
      [`select ${repeated("abs(", 400)}1${repeated(")", 400)}`, "400 calls within each other"],
      [`select ${repeated("abs(", 5000)}id${repeated(")", 5000)} from orders`, "5,000 calls"],
      [`select ${repeated("(", 1000)}1${repeated(")", 1000)}`, "1,000 parentheses"],
      [`select ${repeated("(", 100_000)}1${repeated(")", 100_000)}`, "100,000 parentheses"],
      [`select ${repeated("(", 100_000)}`, "100,000 open ones"],
      [
        `select ${repeated("(select ", 300)}1${repeated(")", 300)}`,
        "300 subqueries within each other",
      ],
      [`select ${repeated("(select ", 5000)}1${repeated(")", 5000)}`, "5,000 subqueries"],
      [
        `${repeated("select * from (", 200)}select id from orders${repeated(") x", 200)}`,
        "200 subselects",
      ],
      [`select ${repeated("not ", 10_000)}true`, "10,000 NOTs"],
      [`select ${repeated("- ", 10_000)}1`, "10,000 signs"],
      [`select ${repeated("~", 3000)}id from orders`, "3,000 complements"],
      [`select ${repeated("[", 2000)}1${repeated("]", 2000)}`, "2,000 lists"],
      [`select ${repeated("{'a':", 2000)}1${repeated("}", 2000)}`, "2,000 structs"],
      [`select ${repeated("case when true then ", 1000)}1${repeated(" end", 1000)}`, "1,000 CASEs"],
      [`select 1${repeated("::int", 5000)}`, "5,000 casts"],
      [`select id${repeated("[1]", 5000)} from orders`, "5,000 subscripts"],
      [
        `select id from orders where ${joined("id = 1", 3000, " or ")}`,
        "3,000 ORs, flat and honest",
      ],
      [`select id from orders where id in (${joined("1", 20_000, ",")})`, "20,000 values in IN"],
      [`select ${joined("id", 20_000, ",")} from orders limit 1`, "20,000 columns"],
      [joined("select id from orders", 500, " union all "), "500 UNIONs"],
      [`select * from ${joined("orders", 200, ", ")} limit 1`, "a product of 200"],
      [
        `select 1 from ${Array.from({ length: 60 }, (_, n) => `orders o${n}`).join(" natural join ")}`,
        "60 joins to order",
      ],
      [
        `with ${Array.from({ length: 40 }, (_, n) => (n === 0 ? "c0 as (select 1 as x)" : `c${n} as (select a.x from c${n - 1} a, c${n - 1} b)`)).join(", ")} select count(*) from c39`,
        "CTEs that double 39 times",
      ],
      [`select '${repeated("x", 2_000_000)}'`, "a text of two million letters"],
      [`select id /* ${repeated("x", 1_000_000)} */ from orders`, "a comment of a million letters"],
      [`select ${repeated("x", 500_000)} from orders`, "a name of half a million letters"],
      [`select id from ${repeated("x", 100_000)}`, "a cube's name of a hundred thousand"],
      [`select ${repeated("9", 10_000)}`, "a number of 10,000 digits"],
      ["select 1e400, -1e400, 1e-400", "numbers beyond a double"],
      [`select '${repeated("\u0301", 50_000)}'`, "50,000 accents"],
      [`select '${repeated("😀", 10_000)}' from orders limit 1`, "10,000 smileys"],
      ["select '\ud800' from orders", "half a letter"],
      ["select id from orders where note = '\u0000'", "NUL in a text"],
      [
        `select cast(1 as ${repeated("struct(a ", 500)}int${repeated(")", 500)})`,
        "500 structs as a type",
      ],
      [`select cast(null as int${repeated("[]", 3000)})`, "3,000 lists as a type"],
      [
        "select 9007199254740993, 170141183460469231731687303715884105727",
        "numbers that a double changes",
      ],
    ],
    { heavy: true, form: "any" },
  ),
];
