import { describe, expect, it } from "@jest/globals";
import { chartBytesMax, chartSpecification } from "./chart-specification.js";

const columns = ["city", "revenue", "month", "orders.count", "sum(x)"];
const check = (specification: unknown) =>
  chartSpecification(
    typeof specification === "string" ? specification : JSON.stringify(specification),
    columns,
  );
const x = { field: "city", type: "nominal" };
const y = { field: "revenue", type: "quantitative" };
const bars = { mark: "bar", encoding: { x, y } };

describe("2.8: charts that analysts draw", () => {
  it.each<[string, object]>([
    ["bars", bars],
    [
      "a line over months",
      {
        mark: { type: "line", point: true, tooltip: true },
        encoding: {
          x: { field: "month", timeUnit: "yearmonth", axis: { format: "%b %Y", labelAngle: -45 } },
          y: { ...y, aggregate: "sum", title: "Revenue" },
          color: { ...x, scale: { scheme: "tableau10" }, legend: { orient: "bottom" } },
        },
      },
    ],
    [
      "stacked and sorted bars",
      {
        mark: "bar",
        encoding: {
          x: { ...x, sort: "-y" },
          y: { ...y, stack: "normalize" },
          tooltip: [x, { ...y, format: ",.2f" }],
        },
      },
    ],
    [
      "a histogram",
      { mark: "bar", encoding: { x: { ...y, bin: { maxbins: 20 } }, y: { aggregate: "count" } } },
    ],
    ["a pie", { mark: { type: "arc", innerRadius: 50 }, encoding: { theta: y, color: x } }],
    [
      "layers",
      {
        layer: [bars, { mark: { type: "text", dy: -5 }, encoding: { x, y, text: y } }],
        resolve: { scale: { y: "independent" } },
      },
    ],
    ["side by side", { hconcat: [bars, { vconcat: [bars, bars] }] }],
    [
      "facets",
      {
        facet: { row: x },
        spec: { mark: "point", encoding: { x: y, y: { field: "orders.count" } } },
      },
    ],
    [
      "a filter in parts",
      {
        ...bars,
        transform: [
          {
            filter: {
              and: [{ field: "revenue", gt: 5 }, { not: { field: "city", oneOf: ["Rome"] } }],
            },
          },
        ],
      },
    ],
    [
      "a running sum",
      {
        transform: [
          { window: [{ op: "sum", field: "revenue", as: "running" }], sort: [{ field: "month" }] },
        ],
        mark: "area",
        encoding: {
          x: { field: "month", type: "temporal" },
          y: { field: "running", type: "quantitative" },
        },
      },
    ],
    [
      "folded columns",
      {
        transform: [{ fold: ["revenue", "orders.count"] }],
        mark: "bar",
        encoding: { x: { field: "key" }, y: { field: "value" } },
      },
    ],
    [
      "title and size",
      {
        ...bars,
        title: { text: "Revenue", subtitle: ["by", "city"] },
        width: "container",
        height: 300,
        autosize: { type: "fit", contains: "padding" },
      },
    ],
  ])("%s", (_what, specification) => {
    expect(check(specification)).toEqual({ ok: true, specification: expect.anything() as unknown });
  });

  it("is handed on as it was, when it names its columns plainly", () => {
    expect(check(bars)).toEqual({ ok: true, specification: bars });
  });

  it("names of columns are written so that dots are letters of them", () => {
    const written = (field: string) => check({ mark: "bar", encoding: { x: { field } } });
    const expected = {
      ok: true,
      specification: { mark: "bar", encoding: { x: { field: "orders\\.count" } } },
    };
    expect(written("orders.count")).toEqual(expected);
    expect(written("orders\\.count")).toEqual(expected);
    expect(written("sum(x)").ok).toBe(true);
  });

  it("T16: a word is no address: only what a browser would follow is one", () => {
    const specification = {
      title: "HTTP errors",
      mark: "bar",
      encoding: { x: { field: "http_status" }, y: { field: "https", aggregate: "sum" } },
    };
    const checked = chartSpecification(JSON.stringify(specification), ["http_status", "https"]);
    expect(checked).toEqual({ ok: true, specification });
  });

  it("E3: the schema's address and the data's name are taken off", () => {
    const $schema = "https://vega.github.io/schema/vega-lite/v5.json";
    expect(check({ $schema, data: { name: "result" }, ...bars })).toEqual({
      ok: true,
      specification: bars,
    });
  });
});

const onX = (more: object): object => ({ mark: "bar", encoding: { x: { ...x, ...more }, y } });
const withMark = (more: object): object => ({ mark: { type: "bar", ...more }, encoding: { x, y } });
const withTransform = (...transform: readonly unknown[]): object => ({ ...bars, transform });
const evil = "https://evil.test/?d=";

const hostile: readonly (readonly [string, unknown])[] = [
  ["data from an address", { ...bars, data: { url: evil } }],
  ["data of its own", { ...bars, data: { values: [{ city: "x" }] } }],
  ["data that a name hides", { ...bars, data: { name: "a", url: evil } }],
  ["generated data", { ...bars, data: { sequence: { start: 0, stop: 1e12 } } }],
  ["datasets", { ...bars, datasets: { a: [] } }],
  ["data in a layer", { layer: [{ ...bars, data: { url: evil } }] }],
  ["an image", { mark: "image", encoding: { x, y, url: { field: "city" } } }],
  ["an image by its definition", withMark({ type: "image", url: evil })],
  ["a map", { mark: "geoshape", projection: { type: "mercator" } }],
  ["a link on a mark", withMark({ href: evil })],
  ["a link by a field", { mark: "bar", encoding: { x, y, href: { field: "city" } } }],
  ["a link by a value", { mark: "point", encoding: { x, href: { value: "javascript:alert(1)" } } }],
  ["an address by a field", { mark: "bar", encoding: { x, y, url: { field: "city" } } }],
  ["parameters", { ...bars, params: [{ name: "p", expr: "1" }] }],
  [
    "parameters bound to inputs",
    { ...bars, params: [{ name: "p", bind: { input: "text", element: "body" } }] },
  ],
  ["signals", { ...bars, signals: [{ name: "a", update: "1" }] }],
  ["an old selection", { ...bars, selection: { a: { type: "interval" } } }],
  [
    "usermeta, which opens the embedder",
    { ...bars, usermeta: { embedOptions: { loader: { baseURL: evil } } } },
  ],
  ["config", { ...bars, config: { locale: {}, customFormatTypes: true } }],
  ["a loader", { ...bars, loader: { baseURL: evil } }],
  ["calculate", withTransform({ calculate: "datum.city", as: "a" })],
  [
    "calculate beside a harmless step",
    withTransform({ calculate: "1", filter: { field: "city", valid: true }, as: "a" }),
  ],
  ["a filter that is a program", withTransform({ filter: "datum.revenue > 5" })],
  [
    "a program within a filter",
    withTransform({ filter: { and: ["datum.a", { field: "city", valid: true }] } }),
  ],
  ["a filter by a parameter", withTransform({ filter: { param: "p" } })],
  ["a filter by an expression", withTransform({ filter: { field: "city", equal: { expr: "1" } } })],
  [
    "a lookup",
    withTransform({ lookup: "city", from: { data: { url: evil }, key: "city", fields: ["a"] } }),
  ],
  ["a density of a million steps", withTransform({ density: "revenue", steps: 1e9 })],
  [
    "impute over a sequence",
    withTransform({ impute: "revenue", key: "month", keyvals: { start: 0, stop: 1e9 } }),
  ],
  ["an expression for a label", onX({ axis: { labelExpr: "datum.value" } })],
  ["an expression as a value", onX({ axis: { labelAngle: { expr: "1" } } })],
  ["a signal as a value", onX({ axis: { title: { signal: "1" } } })],
  ["a signal in a scale", onX({ scale: { domain: { signal: "a" } } })],
  [
    "a condition that is a program",
    {
      mark: "bar",
      encoding: { x, y, color: { condition: { test: "datum.a", value: "red" }, value: "blue" } },
    },
  ],
  ["a format of another type", onX({ axis: { format: "x", formatType: "evil" } })],
  ["a format that fills the memory", onX({ axis: { format: "9999999999d" } })],
  ["encode blocks", onX({ axis: { encode: { labels: { update: { href: { value: evil } } } } } })],
  ["an address in a title", { ...bars, title: evil }],
  ["an address in a title's lines", { ...bars, title: { text: ["a", `see ${evil}`] } }],
  ["an address without a scheme", { ...bars, title: "//evil.test" }],
  ["an address with backslashes", { ...bars, title: "\\\\evil.test\\a" }],
  ["an address split by white space", { ...bars, title: "ht\ttps:/\n/evil.test" }],
  ["an address split by an unseen letter", { ...bars, title: "h\u200bttps:evil" }],
  ["a program as a title", { ...bars, description: "java script:alert(1)" }],
  ["an address in a label", onX({ axis: { title: "HTTP://EVIL" } })],
  ["an address as a constant", { mark: "text", encoding: { text: { value: evil } } }],
  ["an address as a datum", { mark: "text", encoding: { text: { datum: evil } } }],
  ["an address among domain values", onX({ scale: { domain: [evil] } })],
  ["an address as a color", withMark({ color: `url(${evil})` })],
  [
    "a relative address as a fill",
    { mark: "bar", encoding: { x, fill: { value: "url(/collect#a)" } } },
  ],
  ["an address as a pattern", { mark: "bar", encoding: { x, fill: { value: "u r l(#a)" } } }],
  ["an inline document", { ...bars, title: "data:text/html,<script>" }],
  ["a color with more in it", withMark({ fill: "red;background:blue" })],
  ["a background", { ...bars, background: `url(${evil})` }],
  ["a shape that is a path", withMark({ shape: "M0,0 L1,1" })],
  ["a field that is no column", onX({ field: "salary" })],
  ["a field inside of a column", onX({ field: "city.constructor" })],
  ["a field in brackets", onX({ field: "city['a']" })],
  ["a repeated field", { repeat: ["city"], spec: bars }],
  ["a field by repetition", onX({ field: { repeat: "column" } })],
  [
    "a transform's name with an address in it",
    withTransform({ timeUnit: "year", field: "month", as: "https:evil" }),
  ],
  ["__proto__", '{"mark":"bar","__proto__":{"data":{}}}'],
  ["constructor", '{"mark":"bar","constructor":{"prototype":{}}}'],
  ["__proto__ within", '{"mark":{"type":"bar","__proto__":{"href":"x"}}}'],
  ["a mark named like a method", { mark: "toString" }],
  ["two kinds of view in one", { ...bars, layer: [bars] }],
  ["more views than anybody reads", { hconcat: Array.from({ length: 21 }, () => bars) }],
  [
    "views within views within views",
    { hconcat: [1, 2, 3, 4, 5].map(() => ({ vconcat: [1, 2, 3, 4, 5].map(() => bars) })) },
  ],
  ["a canvas that fills the memory", { ...bars, width: 1e9 }],
  ["a million classes", onX({ bin: { maxbins: 1e6 } })],
  ["a step of nothing", onX({ bin: { step: 0 } })],
  ["Vega instead of Vega-Lite", { $schema: "https://vega.github.io/schema/vega/v5.json", ...bars }],
  ["another version", { $schema: "https://vega.github.io/schema/vega-lite/v2.json", ...bars }],
  ["a schema from elsewhere without a version", { $schema: evil, ...bars }],
  ["marks of Vega", { marks: [{ type: "group" }], mark: "bar" }],
  ["no mark", {}],
  ["an array", [bars]],
  ["a text", '"bar"'],
  ["no JSON", "{mark: bar}"],
  ["nothing", ""],
  ["null", "null"],
  ["a number", "1e999"],
  ["nesting", `${'{"layer":['.repeat(2000)}${"]}".repeat(2000)}`],
  ["length", { ...bars, description: "a".repeat(chartBytesMax) }],
];

describe("T16: hostile specifications", () => {
  it("are at least 50", () => {
    expect(hostile.length).toBeGreaterThanOrEqual(50);
  });

  it.each(hostile)("%s", (_what, specification) => {
    const checked = check(specification);
    expect(checked.ok).toBe(false);
    if (!checked.ok) expect(checked.sentence).toMatch(/^The vegaSpec [^<>]*\.$/);
    if (!checked.ok) expect(checked.sentence).not.toMatch(/http|evil|\/\/|javascript:/i);
  });
});
