import { describe, expect, test } from "@jest/globals";
import { draw } from "./result.fixture.js";

const revenue = { field: "revenue", type: "quantitative" };
const city = { field: "city", type: "nominal", sort: null };
const month = { field: "month", type: "temporal", title: null };
const columns = { city: "String", revenue: "Double" };
const bars = { mark: { type: "bar" }, encoding: { x: revenue, y: city } };
const months = [...Array(24).keys()].map((at) => {
  const day = new Date(Date.UTC(2024, at, 1)).toISOString().slice(0, 10);
  return [`${day}T00:00:00.000`, 100 + 50 * Math.round(Math.sin(at / 4) * 10)];
});

describe("2.8: charts in a terminal", () => {
  test("D14: bars lie, with their figures in full", () => {
    const data = [
      ["Berlin", 1234567.5],
      ["Köln", "617283.75"],
      ["Bonn", null],
    ];
    expect(draw({ columns, data, spec: { title: "Revenue", ...bars } })).toBe(
      [
        "Revenue",
        `Berlin ${"█".repeat(39)} 1,234,567.50`,
        `Köln   ${"█".repeat(19)}▌${" ".repeat(19)}   617,283.75`,
        `Bonn   ${" ".repeat(39)}            –`,
      ].join("\n"),
    );
  });

  test("bars below zero go the other way", () => {
    const data = [
      ["up", 2],
      ["down", -1],
    ];
    expect(draw({ columns, data, spec: bars }, { width: 22 })).toBe(
      `up       ${"█".repeat(8)}▋  2\ndown ${"█".repeat(4)}          -1`,
    );
  });

  test("series of bars are stacked, or beside each other, with a legend", () => {
    const data = [
      ["Berlin", 5, 6],
      ["Rome", 3, 4],
    ];
    const folded = {
      transform: [{ fold: ["now", "past"], as: ["period", "amount"] }],
      mark: "bar",
      encoding: {
        x: { field: "amount", type: "quantitative" },
        y: city,
        color: { field: "period", type: "nominal" },
      },
    };
    const years = { city: "String", now: "Int64", past: "Int64" };
    const stacked = draw({ columns: years, data, spec: folded }, { width: 30 });
    expect(stacked).toMatch(/^█ now {2}░ past\nBerlin █{9}░{10} 11\nRome {3}█+░+ +7$/);
    const offset = { ...folded.encoding, yOffset: { field: "period" } };
    const beside = draw(
      { columns: years, data, spec: { ...folded, encoding: offset } },
      { width: 30 },
    );
    expect(beside).toMatch(
      /^█ now {2}░ past\nBerlin █+.? +5\n {7}░+ +6\nRome {3}█+.? +3\n {7}░+ +4$/,
    );
  });

  test("charts beside each other stand below each other, each with its title", () => {
    const data = [
      ["Berlin", 5, 600],
      ["Rome", 3, 400],
    ];
    const of = (field: string, title: string) => ({
      ...{ title, mark: "bar" },
      encoding: { x: { field, type: "quantitative" }, y: city },
    });
    const found = { columns: { city: "String", revenue: "Int64", orders: "Int64" }, data };
    const concat = [of("revenue", "Revenue"), of("orders", "Orders")];
    expect(draw({ ...found, spec: { columns: 2, concat } }, { width: 24 })).toMatch(
      /^Revenue\nBerlin █+ +5\nRome {3}█+.? +3\n\nOrders\nBerlin █+ +600\nRome {3}█+.? +400$/,
    );
    const odd = [of("revenue", "Revenue"), { mark: "rect" }];
    expect(draw({ ...found, spec: { concat: odd } }, { width: 40 })).toContain("orders");
  });

  test("the first categories keep all of their colours", () => {
    const spec = {
      transform: [
        { joinaggregate: [{ op: "sum", field: "revenue", as: "size" }], groupby: ["city"] },
        { window: [{ op: "dense_rank", as: "place" }], sort: [{ field: "size", order: "descending" }] }, // prettier-ignore
        { filter: { field: "place", lte: 1 } },
      ],
      mark: "bar",
      encoding: { x: revenue, y: city, color: { field: "channel", type: "nominal" } },
    };
    const types = { city: "String", channel: "String", revenue: "Int64" };
    const data = [
      ["Rome", "web", 5],
      ["Berlin", "web", 4],
      ["Berlin", "store", 3],
    ];
    expect(draw({ columns: types, data, spec }, { width: 30 })).toMatch(
      /^█ web {2}░ store\nBerlin █+░+ 7$/,
    );
  });

  test("columns that get other names are called by these", () => {
    const spec = {
      transform: [
        { window: [{ op: "first_value", field: "cost", as: "All costs" }], frame: [0, 0] },
        { fold: ["revenue", "All costs"], as: ["figure", "amount"] },
      ],
      mark: "bar",
      encoding: {
        x: { field: "amount", type: "quantitative" },
        y: city,
        yOffset: { field: "figure" },
        color: { field: "figure", type: "nominal" },
      },
    };
    const columns = { city: "String", revenue: "Int64", cost: "Int64" };
    const drawn = draw({ columns, data: [["Berlin", 5, 3]], spec }, { width: 30 });
    expect(drawn).toMatch(/revenue {2}░ All costs\n.*5\n.*3$/);
  });

  test("a line over time has an axis, and says its extremes", () => {
    const spec = { mark: { type: "line", point: true }, encoding: { x: month, y: revenue } };
    const drawn = draw({ columns: { month: "Time", revenue: "Int64" }, data: months, spec });
    expect(drawn).toMatch(/[\u2801-\u28ff]{5}/u);
    expect(drawn).toContain("750 ┤");
    expect(drawn).toMatch(
      /\n +2024-01 .* 2025-12\nlowest -400 \(2025-07\), highest 600 \(2024-07\)$/,
    );
  });

  test("columns stand on time; of several series without colours each has its sign", () => {
    const spec = { mark: "bar", encoding: { x: month, y: revenue } };
    const positive = months.map(([at, amount]) => [at, Math.abs(Number(amount))]);
    const types = { month: "Time", revenue: "Int64" };
    expect(draw({ columns: types, data: positive, spec })).toMatch(/█{20}/);
    const two = positive.flatMap(([at, amount]) => [
      [at, "Berlin", amount],
      [at, "Rome", Number(amount) / 2],
    ]);
    const lines = { mark: "line", encoding: { ...spec.encoding, color: city } };
    const found = { columns: { month: "Time", city: "String", revenue: "Double" }, data: two };
    const drawn = draw({ ...found, spec: lines });
    expect(drawn).toMatch(/^● Berlin {2}○ Rome\n/);
    expect(drawn).toMatch(/○○/);
    expect(draw({ ...found, spec: lines }, { isColoured: true })).toMatch(/^━ Berlin {2}━ Rome\n/);
  });

  test("what cannot be drawn is a table of ten rows", () => {
    const data = [...Array(12).keys()].map((at) => [`City ${at}`, at * 1000.5]);
    const spec = { mark: "geoshape", encoding: {} };
    const drawn = draw({ columns, data, spec, totalRows: 1234 });
    expect(drawn).toMatch(/^city +revenue\n─+ {2}─+\nCity 0 +0\.0\n/);
    expect(drawn).toMatch(/City 9 +9,004\.5\n… and 1,224 more$/);
    expect(drawn).not.toContain("City 10");
  });

  test("D11: a chart of some rows says so", () => {
    const drawn = draw({ columns, data: [["Berlin", 1]], spec: bars, totalRows: 240 });
    expect(drawn).toMatch(/drawn from the first 1 of 240 rows$/);
  });

  test("D14: a figure alone is big, and plain where a program reads", () => {
    const found = { columns: { revenue: "Double" }, data: [["9007199254740993"]] };
    expect(draw(found).split("\n")).toHaveLength(4);
    expect(draw(found, { isTerminal: false })).toBe("revenue  9,007,199,254,740,993");
  });
});
