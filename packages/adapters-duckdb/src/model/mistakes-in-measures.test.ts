import { describe } from "@jest/globals";
import { eachHasOneMistake, cubeWith, measure } from "./diagnostics.fixture.js";

describe("a measure", () => {
  eachHasOneMistake([
    ["has a type", measure("{ name: x, sql: x }"), 8, "a: measure x: type is missing"],
    [
      "has a known type",
      measure("{ name: x, sql: x, type: summ }"),
      8,
      "not summ; did you mean sum?",
    ],
    [
      "has no type of the field that we lack",
      measure("{ name: x, sql: x, type: running_total }"),
      8,
      "type running_total is not supported yet",
    ],
    [
      "has sql unless it counts",
      measure("{ name: x, type: sum }"),
      8,
      "sql is missing: only a count needs none",
    ],
    [
      "does not roll",
      measure("{ name: x, type: count, rolling_window: { trailing: 1 day } }"),
      8,
      "rolling_window is not supported yet",
    ],
    [
      "has filters with sql",
      measure("{ name: x, type: count, filters: [{}] }"),
      8,
      "a: measure x: filter needs sql",
    ],
    [
      "has filters of sql alone",
      measure("{ name: x, type: count, filters: [{ sql: x, member: y }] }"),
      8,
      "filter: unknown key member",
    ],
    [
      "has filters in a list",
      measure("{ name: x, type: count, filters: { sql: x } }"),
      8,
      "filters is a list",
    ],
    [
      "has filters over what is there",
      measure('{ name: x, type: count, filters: [{ sql: "{town}" }] }'),
      8,
      "a: measure x: a has no member town",
    ],
    [
      "sums no measure",
      measure('{ name: x, type: count }\n      - { name: y, sql: "{x}", type: sum }'),
      9,
      "a.x is a measure",
    ],
    [
      "computes a number over measures alone",
      measure('{ name: x, sql: "{city} + 1", type: number }'),
      8,
      "a number computes over measures of its cube, and city is none",
    ],
    [
      "computes no number over columns",
      measure('{ name: x, sql: "sum({CUBE}.x)", type: number }'),
      8,
      "and {CUBE} is none",
    ],
    [
      "computes a number over something",
      measure("{ name: x, sql: count(*), type: number }"),
      8,
      "and refers to none",
    ],
    [
      "has no filters over other measures",
      measure(
        '{ name: x, type: count }\n      - { name: y, sql: "{x}", type: number, filters: [{ sql: z }] }',
      ),
      9,
      "filters stand in those",
    ],
    [
      "does not compute itself",
      measure('{ name: x, sql: "{x} + 1", type: number }'),
      8,
      "a circle: a.x → a.x",
    ],
    [
      "is no segment without sql",
      cubeWith("    segments:\n      - { name: s }\n"),
      8,
      "a: segment s: sql is missing",
    ],
  ]);
});
