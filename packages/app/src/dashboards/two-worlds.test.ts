import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { DashboardOperation } from "@embedded-analytics/domain";
import { hiddenNames, twoWorlds, type TwoWorlds, type World } from "./two-worlds.fixture.js";

let worlds: TwoWorlds;
beforeAll(async () => {
  worlds = await twoWorlds();
}, 60_000);
afterAll(() => worlds.close());

/** What comes of the same in both worlds, which has to be the same. */
const inBoth = async (doing: (world: World) => Promise<unknown>): Promise<unknown> => {
  const [hides, lacks] = [await doing(worlds.hides), await doing(worlds.lacks)];
  expect(hides).toEqual(lacks);
  return hides;
};

const filters = [
  { name: "region", member: "sales.product", multiple: true },
  { name: "period", member: "sales.sold_at" },
];
const definitionOf = (...tiles: readonly object[]) => ({
  filters,
  rows: tiles.map((tile, at) => ({ tiles: [{ id: `t${at}`, ...tile }] })),
});
const sqlTile = (sql: string) => ({ table: true as const, sql });

/** A name in each place of a tile that may have one. */
const places: Readonly<Record<string, (name: string) => object>> = {
  alias: (name) => sqlTile(`SELECT city AS ${name} FROM sales`),
  "alias without AS": (name) => sqlTile(`SELECT city ${name} FROM sales`),
  "alias in quotes": (name) => sqlTile(`SELECT city AS "${name}" FROM sales`),
  "alias that is used": (name) =>
    sqlTile(`SELECT product AS ${name}, MEASURE(revenue) AS r FROM sales GROUP BY ${name}`),
  literal: (name) => sqlTile(`SELECT product FROM sales WHERE product <> '${name}'`),
  "text with escapes": (name) => sqlTile(`SELECT e'${name}' AS x FROM sales`),
  "dollar quote": (name) => sqlTile(`SELECT $$${name}$$ AS x FROM sales`),
  comment: (name) => sqlTile(`SELECT city FROM sales -- ${name}`),
  "comment within": (name) => sqlTile(`SELECT /* ${name} */ city FROM sales`),
  column: (name) => sqlTile(`SELECT ${name} FROM sales`),
  "column in quotes": (name) => sqlTile(`SELECT "${name}" FROM sales`),
  "column in capitals": (name) => sqlTile(`SELECT ${name.toUpperCase()} FROM sales`),
  "column of the cube": (name) => sqlTile(`SELECT sales.${name} FROM sales`),
  measure: (name) => sqlTile(`SELECT product, MEASURE(${name}) AS m FROM sales GROUP BY ALL`),
  "measure of a plain statement": (name) =>
    sqlTile(`SELECT MEASURE(${name}) m, product FROM sales GROUP BY 2 ORDER BY 1 DESC`),
  function: (name) => sqlTile(`SELECT ${name}(city) AS x FROM sales`),
  condition: (name) => sqlTile(`SELECT city FROM sales WHERE ${name} > 1`),
  order: (name) => sqlTile(`SELECT city FROM sales ORDER BY ${name}`),
  cube: (name) => sqlTile(`SELECT id FROM ${name}`),
  "cube beside filters": (name) =>
    sqlTile(`SELECT s.city FROM sales s, ${name} v WHERE {filters} AND {filters.region}`),
  "cube of filters": (name) => sqlTile(`SELECT id FROM ${name} WHERE {filters}`),
  "cube that filters miss": (name) =>
    sqlTile(`SELECT city FROM sales WHERE id IN (SELECT id FROM ${name}) AND {filters.region}`),
  "name of a cube": (name) => sqlTile(`SELECT ${name}.city FROM sales AS ${name}`),
  CTE: (name) => sqlTile(`WITH ${name} AS (SELECT city FROM sales) SELECT city FROM ${name}`),
  "column of a star": (name) => sqlTile(`SELECT x.${name} FROM (SELECT * FROM sales) x`),
  "column of a star and more": (name) =>
    sqlTile(`SELECT x.${name} FROM (SELECT *, amount + 1 FROM sales) x`),
  excluded: (name) => sqlTile(`SELECT * EXCLUDE (${name}) FROM sales`),
  replaced: (name) => sqlTile(`SELECT * REPLACE (1 AS ${name}) FROM sales`),
  "member that is renamed": (name) => sqlTile(`SELECT * RENAME (${name} AS m) FROM sales`),
  "member of a row": (name) => sqlTile(`SELECT (sales).${name} AS x FROM sales`),
  "member by its key": (name) => sqlTile(`SELECT sales['${name}'] AS x FROM sales`),
  "member that is extracted": (name) =>
    sqlTile(`SELECT struct_extract(sales, '${name}') AS x FROM sales`),
  "member by a pattern": (name) => sqlTile(`SELECT COLUMNS('${name}') FROM sales`),
  "member of a list": (name) => sqlTile(`SELECT COLUMNS(['${name}']) FROM sales`),
  "member that is like it": (name) => sqlTile(`SELECT * LIKE '${name}%' FROM sales`),
  "field of a column": (name) => sqlTile(`SELECT city.${name} FROM sales`),
  using: (name) => sqlTile(`SELECT a.id FROM sales a JOIN sales b USING (${name})`),
  "between filters": (name) =>
    sqlTile(`SELECT product AS ${name} FROM sales WHERE {filters.region} AND {filters}`),
  "axis of a chart": (name) => ({
    chart: { type: "bar", x: "product", y: name },
    sql: "SELECT * FROM sales",
  }),
  "axis that is an alias": (name) => ({
    chart: { type: "bar", x: "product", y: name },
    sql: `SELECT product, amount AS ${name} FROM sales`,
  }),
  number: (name) => ({ number: name, sql: "SELECT * FROM sales" }),
  "column of a table": (name) => ({
    table: { columns: { [name]: { bar: true } } },
    sql: "SELECT * FROM sales",
  }),
  "field of a specification": (name) => ({
    vega: { mark: "bar", encoding: { y: { field: name, type: "quantitative" } } },
    sql: "SELECT * FROM sales",
  }),
  "title of a specification": (name) => ({
    vega: { mark: "bar", encoding: { y: { field: "amount", type: "quantitative", title: name } } },
    sql: "SELECT * FROM sales",
  }),
  "what is ignored": (name) => ({ ...sqlTile("SELECT * FROM sales"), ignore: [`sales.${name}`] }),
  "what is listened to": (name) => ({
    ...sqlTile("SELECT * FROM sales"),
    listen: [`sales.${name}`, "region"],
  }),
  "what a click hands over": (name) => ({
    ...sqlTile("SELECT * FROM sales"),
    click: { dashboard: "other", with: [`sales.${name}`, "sales.city"] },
  }),
  "measure of a query": (name) => ({
    title: "Ours",
    table: true,
    query: { measures: [`sales.${name}`], dimensions: ["sales.product"] },
  }),
  "member of a cube": (name) => ({ table: true, query: { dimensions: [`${name}.id`] } }),
  "condition of a query": (name) => ({
    number: "sales.revenue",
    query: { filters: [{ member: `sales.${name}`, operator: "gt", values: [77] }] },
  }),
  "drill of a query": (name) => ({
    chart: "bar",
    query: { measures: ["sales.revenue"], dimensions: ["sales.product"] },
    click: { drill: [`sales.${name}`] },
  }),
};
const each = Object.entries(places);

/** Places where a name is that of a member or a cube, which a viewer who does not see it may not read. */
const isMeant = (place: string): boolean =>
  /^(column|measure|condition|cube|excluded|replaced|using|field of a sp|axis of|number|what|member|drill|order$)/.test(
    place,
  );

describe("E2 H1: whoever makes tiles does not learn what is hidden", () => {
  it.each(each)("by a name as %s", async (_, tileOf) => {
    for (const name of [...hiddenNames, "margix"]) {
      await inBoth((world) => world.make(definitionOf(tileOf(name))));
    }
  });

  it("and an alias, a text or a comment that is such a name changes nothing", async () => {
    const harmless = [
      "alias",
      "alias without AS",
      "alias in quotes",
      "literal",
      "text with escapes",
    ];
    for (const place of [...harmless, "dollar quote", "comment", "comment within", "CTE"]) {
      for (const name of [...hiddenNames, "margix"]) {
        // A word of the language, which no alias may be without AS.
        if (place === "alias without AS" && name === "cost") continue;
        const tile = places[place]!(name);
        const made = await worlds.hides.make(definitionOf(tile));
        expect([place, name, made]).toEqual([place, name, expect.any(Array)]);
        const [{ definition }] = made as [{ definition: { rows: [{ tiles: object[] }] } }];
        expect(definition.rows[0].tiles).toEqual([{ id: "t0", ...tile }]);
      }
    }
  });

  it.each(each)("by adding, pinning or changing a tile with a name as %s", async (_, tileOf) => {
    const source = { chatId: "0b7ae2a5-5c4c-4c64-8bd9-3b7d1f9d7c11", messageId: "m" };
    for (const name of ["margin", "vault"]) {
      const value = tileOf(name);
      const pinned: readonly DashboardOperation[] = [
        { op: "add", tile: "pinned", value: { ...value, source } },
      ];
      const changed: readonly DashboardOperation[] = [{ op: "replace", tile: "t0", value }];
      await inBoth((world) => world.look(definitionOf({ text: "x" }), pinned, changed));
    }
  });

  it("by filters either", async () => {
    for (const name of hiddenNames) {
      const filter = { name: "mine", member: `sales.${name}` };
      await inBoth((world) => world.make({ ...definitionOf({ text: "x" }), filters: [filter] }));
    }
  });
});

describe("E2 H1: what somebody with more rights has stored tells its viewer nothing", () => {
  const change = [
    [{ op: "move", tile: "t0", row: 1 }],
    [{ op: "set", field: "filters", value: [] }],
    [{ op: "add", tile: "new", value: { text: "x", ignore: ["nothing"] } }],
    [{ op: "repair", tile: "t0", value: { text: "mine" } }],
    [{ op: "restore", tile: "t0" }],
    [{ op: "remove", tile: "t0" }],
  ] as const;

  it.each(each)("with a name as %s", async (place, tileOf) => {
    for (const name of hiddenNames) {
      const definition = definitionOf(tileOf(name), { text: "beside" });
      const seen = await inBoth((world) => world.look(definition, ...change));
      // The second word is the same in both worlds, and is no name of anything.
      if (isMeant(place)) expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${name}\\b`, "i"));
    }
  });

  it("nor do declared statements, nor what is exported", async () => {
    const seen = await inBoth((world) => world.declared());
    expect(JSON.stringify(seen)).not.toMatch(/margin\)|Our margin|"y":"cost"|FROM vault/);
    expect(JSON.stringify(seen)).toContain("SELECT city AS margin FROM sales -- cost");
    const tile = places["measure"]!("margin");
    await inBoth((world) => world.exported(definitionOf(tile)));
  });
});

describe("E2 H1: a filter over a hidden member is to its viewer as if nobody had made it", () => {
  const profit = { name: "profit", member: "sales.cost", default: 7 };
  const grouped = "SELECT product, MEASURE(revenue) AS r FROM sales GROUP BY ALL";
  const naming = [
    { ...sqlTile(grouped), ignore: ["profit"] },
    { ...sqlTile("SELECT city FROM sales WHERE {filters}"), listen: ["profit", "region"] },
    sqlTile("SELECT city FROM sales WHERE {filters.profit} AND {filters.region}"),
    { number: "sales.margin", ignore: ["profit"] },
  ];
  const bare = [
    { ...sqlTile(grouped), ignore: [] },
    { ...sqlTile("SELECT city FROM sales WHERE {filters}"), listen: ["region"] },
    sqlTile("SELECT city FROM sales WHERE TRUE AND {filters.region}"),
    { number: "sales.margin", ignore: [] },
  ];
  const writing = (more: object): readonly DashboardOperation[] => [
    { op: "replace", tile: "t0", value: { ...sqlTile(grouped), ...more } },
  ];
  const changes: readonly (readonly DashboardOperation[])[] = [
    ...["profit", "profti", "regio"].flatMap((name) => [
      writing({ ignore: [name] }),
      writing({ listen: ["region", name] }),
      writing(sqlTile(`SELECT city FROM sales WHERE {filters.${name}}`)),
      [{ op: "add", tile: "new", value: { text: "x", ignore: [name] } } as const],
    ]),
    [{ op: "set", field: "filters", value: [] }],
    [
      {
        op: "set",
        field: "filters",
        value: [...filters, { name: "profit", member: "sales.city" }],
      },
    ],
    [
      { op: "set", field: "filters", value: [{ name: "profit", member: "sales.city" }] },
      { op: "add", tile: "new", value: sqlTile("SELECT city FROM sales WHERE {filters.profit}") },
    ],
    [{ op: "move", tile: "t0", row: 3 }],
    writing({ title: "Mine" }),
  ];

  it("whatever it names, reads, asks and writes", async () => {
    for (const change of changes) {
      const hidden = await inBoth((world) =>
        world.look({ ...definitionOf(...naming), filters: [...filters, profit] }, change),
      );
      const none = await worlds.hides.look(definitionOf(...bare), change);
      expect([change, hidden]).toEqual([change, none]);
    }
  });
});

describe("E2 H1: the two worlds are alike", () => {
  it("whatever names stand wherever", async () => {
    const name = fc.constantFrom(...hiddenNames, "margix", "margins", "city", "sales");
    const tile = fc
      .tuple(fc.constantFrom(...Object.keys(places)), name)
      .map(([place, one]) => places[place]!(one));
    const tiles = fc.array(tile, { minLength: 1, maxLength: 3 });
    const property = fc.asyncProperty(tiles, fc.boolean(), async (some, isOwn) => {
      const definition = definitionOf(...some);
      await inBoth((world) => (isOwn ? world.make(definition) : world.look(definition)));
    });
    await fc.assert(property, { numRuns: 60 });
  });
});
