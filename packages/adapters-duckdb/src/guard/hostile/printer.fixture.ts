import { hostile } from "./hostile-statement.fixture.js";

/** What an attacker wants to come out of a text that the engine prints without quotes. */
const stolen = "(select max(raw_secret) from raw_orders)";

/** Names that would be a piece of SQL if printed as they are. */
const windowNames = [
  `sum(1) over (), ${stolen} as leaked, sum`,
  `count(*), ${stolen}, count`,
  `sum(amount) over (), (select pay from raw_salaries limit 1) as leaked, sum`,
  `rank() over (), ${stolen} --`,
  `sum(1)/**/over(),${stolen}/**/as/**/leaked,sum`,
  `main.sum(1) over (), ${stolen} as leaked, main.sum`,
  `sum\n(1) over (), ${stolen},\nsum`,
  `sum(1) over () from orders union all select ${stolen}, sum`,
] as const;

const relationNames = [
  `o.id, ${stolen} as leaked, o`,
  `id, ${stolen} --`,
  `o.*, ${stolen}, o`,
  `(select raw_secret from raw_orders limit 1), o`,
  `o"."id", ${stolen}, "o`,
  `main.raw_orders`,
  `raw_orders`,
] as const;

/** Identifiers at every place where the grammar takes one. */
const anywhere = `x" , ${stolen} as "y`.replaceAll('"', '""');
const places = [
  [`select id as "${anywhere}" from orders limit 1`, "an alias of a column"],
  [`select o.id from orders as "${anywhere}", orders o limit 1`, "an alias of a table"],
  [`select * from orders as o("${anywhere}") limit 1`, "a column name of an alias"],
  [`with "${anywhere}" as (select 1 as a) select a from "${anywhere}"`, "a CTE"],
  [`with x("${anywhere}") as (select 1) select * from x`, "a column of a CTE"],
  [
    `select sum(amount) over "${anywhere}" from orders window "${anywhere}" as (order by id)`,
    "a WINDOW",
  ],
  [`select id from "${anywhere}"`, "a cube"],
  [`select "${anywhere}" from orders`, "a member"],
  [`select o."${anywhere}" from orders o`, "a member of an alias"],
  [`select "${anywhere}".id from orders`, "an alias before a member"],
  [`select "${anywhere}"(id) from orders`, "a function"],
  [`select main."${anywhere}"(id) from orders`, "a function of a schema"],
  [`select "${anywhere}".lower(city) from orders`, "a function's schema"],
  [`select "${anywhere}"(id) over () from orders`, "a window function"],
  [`select cast(id as "${anywhere}") from orders`, "a type"],
  [`select cast(id as main."${anywhere}") from orders`, "a type of a schema"],
  [`select cast(id as struct("${anywhere}" int)) from orders`, "a field of a struct's type"],
  [`select note collate "${anywhere}" from orders`, "a collation"],
  [`select {'${stolen}': id} from orders limit 1`, "a struct's field"],
  [`select {"${anywhere}": id} from orders limit 1`, "a struct's field in double quotes"],
  [`select struct_pack("${anywhere}" := id) from orders limit 1`, "a named argument"],
  [`select * exclude ("${anywhere}") from orders`, "EXCLUDE"],
  [`select * exclude (orders."${anywhere}") from orders`, "EXCLUDE with a cube"],
  [`select * replace (1 as "${anywhere}") from orders`, "REPLACE"],
  [`select * rename (id as "${anywhere}") from orders limit 1`, "RENAME"],
  [`select "${anywhere}".columns('.*') from orders`, "an alias before COLUMNS"],
  [`select columns('${stolen}') from orders`, "a text of COLUMNS"],
  [`select count(*) from orders o join customers c using ("${anywhere}")`, "USING"],
  [`select list_transform([id], "${anywhere}" -> 1) from orders limit 1`, "a lambda's parameter"],
  [`select ["${anywhere}" for "${anywhere}" in [1]]`, "a comprehension's parameter"],
  [`select $"${anywhere}"`, "a parameter"],
  [`select 1 operator("${anywhere}".+) 1`, "an operator's schema"],
  [`select * from range(3) as "${anywhere}"`, "an alias of a table function"],
  [`select * from range(3) as r("${anywhere}")`, "a column of a table function"],
  [`select * from (values (1)) as v("${anywhere}")`, "a column of VALUES"],
  [`select * from "${anywhere}"(3)`, "a table function"],
  [`from orders pivot (count(*) as "${anywhere}" for city in ('Berlin'))`, "an alias in PIVOT"],
  [
    `from orders pivot (count(*) for city in ('Berlin' as "${anywhere}"))`,
    "a value's name in PIVOT",
  ],
  [`from orders unpivot (v for "${anywhere}" in (note))`, "a name in UNPIVOT"],
  [`select id from orders order by "${anywhere}"`, "ORDER BY"],
  [`select count(*) from orders group by "${anywhere}"`, "GROUP BY"],
  [`select id from orders using sample 5 ("${anywhere}")`, "a method of SAMPLE"],
  [`select MEASURE("${anywhere}") from orders`, "a measure"],
  [`select "${anywhere}".revenue from orders`, "an alias before a measure"],
  [`select interval '1' "${anywhere}"`, "a unit of an interval"],
  [`select date '${anywhere}'`, "a text of a date"],
  [`select '${stolen}' as a, $$${stolen}$$ as b`, "texts"],
  [`select 'x'';select ${stolen};--' as a`, "a text with a quote"],
  [`select note like 'x' escape '\\' from orders`, "an escape"],
] as const;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Texts that DuckDB's own printer would turn into other statements (duckdb-guard rule 2). */
export const printer = [
  hostile(
    "window functions whose names are SQL",
    "refused",
    windowNames.flatMap((name) => [
      [`select ${quoted(name)}(1) over () from orders`, "in the SELECT list"],
      [`select id from orders order by ${quoted(name)}(1) over ()`, "in ORDER BY"],
      [`select id from orders qualify ${quoted(name)}(1) over () > 0`, "in QUALIFY"],
      [
        `with x as (select ${quoted(name)}(amount) over (order by id) as a from orders) from x`,
        "in a CTE",
      ],
    ]),
    { form: "any" },
  ),
  hostile(
    "relations of a star whose names are SQL",
    "safe",
    relationNames.flatMap((name) => [
      [`select ${quoted(name)}.* from orders as ${quoted(name)}`, "an alias of a cube"],
      [`select ${quoted(name)}.* from orders o`, "an alias that is not there"],
      [
        `select ${quoted(name)}.* exclude (id) from (select id, note from orders) as ${quoted(name)}`,
        "of a subselect",
      ],
      [
        `with ${quoted(name)} as (select id from orders) select ${quoted(name)}.* from ${quoted(name)}`,
        "of a CTE",
      ],
      [`select x from (select ${quoted(name)}.* from orders ${quoted(name)}) x`, "in a subselect"],
      [
        `select id from orders where exists (select ${quoted(name)}.* from orders ${quoted(name)})`,
        "in EXISTS",
      ],
    ]),
    { form: "any" },
  ),
  hostile("names that are SQL, anywhere else", "safe", places, { form: "any" }),
];
