import { expect, it } from "@jest/globals";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkModelFolder } from "../catalog/check-model-folder.js";
import { formatDiagnostic } from "../model/read/diagnostic.js";

const model = `cubes:
  - name: sales
    sql_table: sales
    dimensions:
      - { name: city, sql: city, type: string }
      - { name: sold_at, sql: sold_at, type: time }
      - { name: secret, sql: city, type: string, public: false }
    measures:
      - { name: revenue, sql: amount, type: sum }
`;

const mistakesIn = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), "check-dashboards-"));
  try {
    const all = {
      "model/sales.yml": model,
      "data/sales.csv": "city,sold_at,amount\nRome,2026-01-01 10:00:00,1\n",
      ...files,
    };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { diagnostics } = await checkModelFolder(folder, join(folder, "cache"));
    return diagnostics.map(formatDiagnostic);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const dashboard = (...tiles: readonly string[]): string =>
  `dashboards:
  - name: sales
    filters:
      - { name: city, member: sales.city }
    rows:
      - tiles:
${tiles.map((tile) => `          - ${tile}\n`).join("")}`;

it("H1: mistakes have file, line, dashboard, tile, and what was probably meant", async () => {
  const text = dashboard(
    "{ id: a, number: sales.reveneu }",
    "{ id: b, chart: bar, query: { measures: [sales.city] } }",
    "{ id: c, table: true, query: { dimensions: [sale.city] } }",
    "{ id: d, table: true, query: { dimensions: [sales.secret] } }",
    "{ id: e, number: sales.revenue, compare: previous year }",
    '{ id: f, table: true, query: { dimensions: [sales.city], filters: [{ member: sales.city, operator: gt, values: ["a", "b"] }] } }',
    "{ id: g, query: { measures: [sales.revenue] }, chart: { type: bar, x: sales.city } }",
    '{ id: h, table: true, sql: "SELECT city FROM sales GROUP BY 1 HAVING {filters}" }',
    '{ id: i, table: true, sql: "SELECT a.city FROM sales a, sales b WHERE {filters.city}" }',
  );
  const at = "dashboards/sales.yml";
  const lines = (await mistakesIn({ [at]: text })).map((line) => line.replace(/:\d+: /, ": "));
  expect(lines).toEqual([
    `${at}:7: dashboard sales, tile a: there is no member reveneu in sales; did you mean revenue?`,
    `${at}:8: dashboard sales, tile b: sales.city is a dimension of type string, and no measure`,
    `${at}:9: dashboard sales, tile c: there is no cube or view sale; did you mean sales?`,
    `${at}:10: dashboard sales, tile d: there is no member secret in sales; there is city, sold_at, revenue`,
    `${at}:11: dashboard sales, tile e: compare needs days: a filter over a time of sales, or query.time.range`,
    `${at}:12: dashboard sales, tile f: values must have one value`,
    `${at}:13: dashboard sales, tile g: sales.city is no column of this query: add it to its measures or dimensions`,
    `${at}:14: dashboard sales, tile h: sql must have {filters} in a WHERE, and has it in the HAVING: write WHERE {filters}, or FILTER (WHERE {filters}) behind an aggregate`,
    `${at}:15: dashboard sales, tile i: sql must say what the filter city is about at {filters.city}: sales stands twice in the FROM beside it; write {filters.city} into the WHERE of a SELECT of its own, as in FROM (SELECT … FROM sales WHERE {filters.city}) AS part`,
  ]);
});

it("H1: names that a page would pass over are mistakes, since nobody would see them", async () => {
  const query = "query: { measures: [sales.revenue], dimensions: [sales.city] }";
  const sql = 'sql: "SELECT city, MEASURE(revenue) AS returned FROM sales GROUP BY 1"';
  const text = dashboard(
    `{ id: a, chart: bar, ${query}, click: { dashboard: salse } }`,
    `{ id: b, chart: bar, ${query}, click: { dashboard: sales, with: [sales.citty] } }`,
    `{ id: c, chart: bar, ${query}, click: { dashboard: sales, with: [sales.sold_at] } }`,
    `{ id: d, chart: bar, ${query}, ignore: [sale.city] }`,
    `{ id: e, table: { columns: { reveneu: { format: EUR }, sales.city: {} } }, ${query} }`,
    `{ id: f, table: { columns: { retuned: { format: EUR }, city: {} } }, ${sql} }`,
    `{ id: g, chart: { type: bar, x: city, y: retuned }, ${sql} }`,
    '{ id: m, table: true, sql: "SELECT s.city, Measure(s.revenue), MEASURE(s.reveneu) FROM sales s GROUP BY 1" }',
    "{ id: n, table: true, sql: \"SELECT city AS measure, 'MEASURE(x)' /* MEASURE(y) */ FROM sales ORDER BY measure\" }",
    `{ id: h, chart: bar, ${query}, click: { dashboard: 11111111-2222-4333-8444-555555555555 } }`,
  );
  const at = "dashboards/sales.yml";
  const lines = (await mistakesIn({ [at]: text })).map((line) => line.replace(/:\d+: /, ": "));
  expect(lines).toEqual([
    `${at}:7: dashboard sales, tile a: there is no dashboard salse; did you mean sales?`,
    `${at}:8: dashboard sales, tile b: there is no member citty in sales; did you mean city?`,
    `${at}:9: dashboard sales, tile c: sales.sold_at is no column of this query: add it to its dimensions`,
    `${at}:10: dashboard sales, tile d: there is no cube or view sale; did you mean sales?`,
    `${at}:11: dashboard sales, tile e: reveneu is no column of this query; did you mean revenue?`,
    `${at}:12: dashboard sales, tile f: retuned is no column of this statement; did you mean returned?`,
    `${at}:13: dashboard sales, tile g: retuned is no column of this statement; did you mean returned?`,
    `${at}:14: dashboard sales, tile m: reveneu is no measure; did you mean revenue?`,
  ]);
  // A dashboard with another mistake is there, and one in a file that cannot be read may be.
  const broken = {
    "dashboards/b.yml": dashboard("{ id: a, nubmer: 1 }").replace("sales", "salse"),
  };
  const targets = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
    (await mistakesIn({ [at]: text, ...files })).filter((line) => line.includes("no dashboard"));
  expect(await targets(broken)).toEqual([]);
  expect(await targets({ "dashboards/b.yml": "dashboards:\n  - name: [\n" })).toEqual([]);
});

it("H1: a word that is none of those that it may be has the one that was probably meant", async () => {
  const lines = await mistakesIn({
    "dashboards/a.yml": dashboard(
      "{ id: a, query: { measures: [sales.revenue] }, chart: { type: areas } }",
      "{ id: b, query: { measures: [sales.revenue] }, chart: bars }",
      "{ id: c, number: sales.revenue, good: sideways }",
    ).replace("member: sales.city", "type: granularity, options: [day, wek]"),
  });
  expect(lines.map((line) => line.replace(/^.*?dashboard sales/, ""))).toEqual([
    expect.stringMatching(/^: options must be "hour", .* or "year"; did you mean week\?$/),
    expect.stringMatching(/^, tile a: type must be "line", .* or "heatmap"; did you mean area\?$/),
    expect.stringMatching(/^, tile b: chart must be .*; did you mean bar\?$/),
    ', tile c: good must be "up" or "down"',
  ]);
});

it("H1: mistakes of form, in a branch too, and of YAML itself", async () => {
  const mistakes = await mistakesIn({
    "dashboards/a.yml": dashboard("{ id: a, nubmer: sales.revenue }"),
    "dashboards/b.yml": "dashboard: []\n",
    "dashboards/c.yml": dashboard("{ text: Twice }"),
    "dashboards/d.yml": dashboard("{ text: Twice }"),
    "branches/dev/model/other.yml": "",
    "branches/dev/dashboards/e.yml": "dashboards:\n  - name: [\n",
  });
  expect(mistakes.map((line) => line.replace(/:\d+: /, ": "))).toEqual(
    expect.arrayContaining([
      "dashboards/a.yml:7: dashboard sales, tile a: nubmer is not a known key; did you mean number?",
      "dashboards/b.yml:1: a file of dashboards: unknown key dashboard; did you mean dashboards?",
      "dashboards/d.yml:2: dashboard sales is there twice: one of this name stands in dashboards/c.yml:2",
      expect.stringMatching(/^branches\/dev\/dashboards\/e.yml:3: /),
    ]),
  );
});

it("H1: one without mistakes has none", async () => {
  expect(
    await mistakesIn({ "dashboards/a.yml": dashboard("{ id: a, number: sales.revenue }") }),
  ).toEqual([]);
});

it("H1: a line that is indented wrongly is reported once, where it stands", async () => {
  const at = "dashboards/sales.yml";
  const lines = dashboard("{ id: a, number: sales.revenue }", "{ id: b, text: hello }").split("\n");
  const wrong = lines.map((_, place) =>
    lines.map((line, each) => (each === place && line !== "" ? ` ${line}` : line)).join("\n"),
  );
  let count = 0;
  for (const [place, text] of wrong.entries()) {
    const mistakes = await mistakesIn({ [at]: text });
    expect([text, mistakes.length]).toEqual([text, Math.min(1, mistakes.length)]);
    count += mistakes.length;
    // The mistake is seen at the line, or at the next one that does not fit to it.
    for (const mistake of mistakes) {
      expect(Number(mistake.split(":")[1])).toBeGreaterThanOrEqual(place);
    }
  }
  expect(count).toBeGreaterThan(4);
});

it("H1: statements of tiles are read against the model and bound, with the rights of all of it", async () => {
  const text = dashboard(
    '{ id: a, table: true, sql: "SELECT city, MEASURE(revenue) FROM sales WHERE {filters} GROUP BY 1" }',
    '{ id: b, table: true, sql: "SELECT cty FROM sales" }',
    '{ id: c, table: true, sql: "SELECT city FROM slaes" }',
    '{ id: d, table: true, sql: "SELECT city FROM sales WHERE" }',
    '{ id: e, table: true, sql: "SELECT secret FROM sales" }',
    '{ id: f, table: true, sql: "SELECT city FROM sales WHERE sold_at > 5" }',
    "{ id: g, table: true, sql: \"SELECT read_text('x') FROM sales\" }",
  );
  const at = "dashboards/sales.yml";
  const lines = (await mistakesIn({ [at]: text })).map((line) => line.replace(/:\d+: /, ": "));
  expect(lines).toEqual([
    `${at}:8: dashboard sales, tile b: sales has no member cty; it has city, sold_at, revenue.`,
    `${at}:9: dashboard sales, tile c: There is no cube or view slaes. There are sales.`,
    `${at}:10: dashboard sales, tile d: The statement has a syntax error near character 29.`,
    `${at}:11: dashboard sales, tile e: sales has no member secret; it has city, sold_at, revenue.`,
    `${at}:12: dashboard sales, tile f: Values of these types cannot be compared: cast one of them.`,
    `${at}:13: dashboard sales, tile g: The function read_text is not available.`,
  ]);
});
