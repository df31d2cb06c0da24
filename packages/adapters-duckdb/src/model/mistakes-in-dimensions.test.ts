import { describe, expect, it } from "@jest/globals";
import { diagnosticsOf, eachHasOneMistake, cubeWith, dimension } from "./diagnostics.fixture.js";

describe("a dimension", () => {
  eachHasOneMistake([
    [
      "has a type",
      dimension("{ name: x, sql: x }"),
      7,
      "a: dimension x: type is missing: string, number, time, boolean",
    ],
    [
      "has a known type",
      dimension("{ name: x, sql: x, type: nubmer }"),
      7,
      "type is one of string, number, time, boolean, not nubmer; did you mean number?",
    ],
    [
      "is no place on earth",
      dimension("{ name: x, sql: x, type: geo }"),
      7,
      "type geo is not supported yet",
    ],
    [
      "has sql",
      dimension("{ name: x, type: string }"),
      7,
      "a: dimension x: sql is missing (or case)",
    ],
    [
      "has sql that is not empty",
      dimension("{ name: x, sql: ' ', type: string }"),
      7,
      "a: dimension x: sql is empty",
    ],
    [
      "has sql or case",
      dimension("{ name: x, sql: x, type: string, case: { when: [{ sql: y, label: z }] } }"),
      7,
      "sql or case, not both",
    ],
    [
      "has a case with branches",
      dimension("{ name: x, type: string, case: { when: [] } }"),
      7,
      "when needs at least one branch",
    ],
    [
      "has branches with labels",
      dimension("{ name: x, type: string, case: { when: [{ sql: y }] } }"),
      7,
      "case: when needs label",
    ],
    [
      "has branches with conditions",
      dimension("{ name: x, type: string, case: { when: [{ label: y }] } }"),
      7,
      "case: when needs sql",
    ],
    [
      "has a rest with a label",
      dimension("{ name: x, type: string, case: { when: [{ sql: y, label: z }], else: {} } }"),
      7,
      "case: else needs label",
    ],
    [
      "is no subquery",
      dimension("{ name: x, sql: x, type: number, sub_query: true }"),
      7,
      "sub_query is not supported yet",
    ],
    [
      "has known keys",
      dimension("{ name: x, sql: x, type: number, primaryKey: true }"),
      7,
      "unknown key primaryKey; did you mean primary_key?",
    ],
    [
      "prunes or does not",
      dimension("{ name: x, sql: x, type: number, prune: yes please }"),
      7,
      "a: dimension x: prune is true or false",
    ],
    [
      "refers to what is there",
      dimension('{ name: x, sql: "{ciyt}", type: string }'),
      7,
      "a: dimension x: a has no member ciyt; did you mean city?",
    ],
    [
      "refers to names in their case",
      dimension('{ name: x, sql: "{City}", type: string }'),
      7,
      "a has no member City; did you mean city?",
    ],
    [
      "is reported with the line within its text",
      cubeWith(
        "      - name: x\n        type: string\n        sql: |\n          CASE\n            WHEN {CUBE.town} THEN 1\n          END\n",
      ),
      11,
      "a has no member town",
    ],
    [
      "refers to cubes that are there",
      dimension('{ name: x, sql: "{aa.city}", type: string }'),
      7,
      "there is no cube aa; did you mean a?",
    ],
    [
      "has references of one dot",
      dimension('{ name: x, sql: "{CUBE.city.day}", type: string }'),
      7,
      "{CUBE.city.day} has too many dots",
    ],
    [
      "does not refer to itself",
      dimension('{ name: x, sql: "{x} + 1", type: string }'),
      7,
      "a circle: a.x → a.x",
    ],
    [
      "has no templates of another language",
      dimension('{ name: x, sql: "{{ x }}", type: string }'),
      7,
      "templates ({{) are not supported yet",
    ],
    [
      "has no templates of blocks",
      dimension('{ name: x, sql: "{% if x %}", type: string }'),
      7,
      "templates ({%) are not supported yet",
    ],
    [
      "has no parameters",
      dimension('{ name: x, sql: "{FILTER_PARAMS.a.city}", type: string }'),
      7,
      "{FILTER_PARAMS} is not supported yet",
    ],
    [
      "does not look at its reader",
      dimension('{ name: x, sql: "{SECURITY_CONTEXT.a}", type: string }'),
      7,
      "{SECURITY_CONTEXT} is not supported yet",
    ],
    [
      "does not refer to a measure",
      cubeWith(
        '      - { name: x, sql: "{n}", type: number }\n    measures: [{ name: n, type: count }]\n',
      ),
      7,
      "a.n is a measure: only a measure of type number refers to those",
    ],
  ]);

  it("E5: a cycle is reported once, with all members of it", () => {
    const text = cubeWith(
      '      - { name: x, sql: "{y}", type: string }\n      - { name: y, sql: "{a.z}", type: string }\n      - { name: z, sql: "{CUBE.x}", type: string }\n',
    );
    expect(diagnosticsOf(text)).toEqual(["m1.yml:9: a circle: a.x → a.y → a.z → a.x"]);
  });
});

describe("dimensions upon dimensions", () => {
  const chain = (length: number, sql: (next: string) => string): string =>
    cubeWith(
      Array.from({ length }, (_, at) => {
        const text = at === length - 1 ? "x" : sql(`{d${at + 1}}`);
        return `      - { name: d${at}, sql: "${text}", type: string }\n`;
      }).join(""),
    );

  it("E5: do not stand on each other without end", () => {
    expect(diagnosticsOf(chain(100, (next) => next))).toEqual([]);
    expect(diagnosticsOf(chain(20_000, (next) => next))[0]).toMatch(
      /is computed over more than 100 steps$/,
    );
    const backwards = chain(20_000, (next) => next).split("\n");
    const turned = [...backwards.slice(0, 6), ...backwards.slice(6, -1).toReversed()].join("\n");
    expect(diagnosticsOf(turned)[0]).toMatch(/is computed over more than 100 steps$/);
    const doubling = diagnosticsOf(chain(30, (next) => `${next} || ${next}`));
    expect(doubling[0]).toMatch(/is computed over more than 10000 members in all$/);
  });
});
