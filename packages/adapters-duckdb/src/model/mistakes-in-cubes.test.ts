import { describe, expect, it } from "@jest/globals";
import {
  diagnosticsOf,
  eachHasOneMistake,
  cube,
  cubeWith,
  dimension,
  measure,
} from "./diagnostics.fixture.js";

describe("a file", () => {
  eachHasOneMistake([
    ["is YAML", "cubes: [\n", 2, "Flow sequence"],
    ["has its keys once", "cubes: []\ncubes: []\n", 2, "Map keys must be unique"],
    ["is a mapping", "- cubes\n", 1, "a model file: expected a mapping of cubes, views"],
    ["has cubes and views only", "cube: []\n", 1, "unknown key cube; did you mean cubes?"],
    ["lists its cubes", "cubes:\n  a:\n    sql_table: a\n", 2, "cubes is a list"],
    [
      "does not merge what is no mapping",
      "views: []\ncubes:\n  - <<: 7\n    name: a\n    sql_table: a\n",
      3,
      "<< takes a mapping",
    ],
    [
      "has no anchor within itself",
      "cubes: &a\n  - name: x\n    sql_table: x\n    meta: { own: *a }\n",
      4,
      "an anchor that contains itself",
    ],
  ]);

  it("E5: quotes a text that begins with a reference", () => {
    const [first] = diagnosticsOf(
      cubeWith("      - name: x\n        sql: {CUBE}.x\n        type: string\n"),
    );
    expect(first).toMatch(/^m1\.yml:8: .*a text that begins with \{ stands in quotes$/);
    const flow = diagnosticsOf(dimension("{ name: x, sql: {x}, type: string }"));
    expect(flow[0]).toContain(
      "m1.yml:7: a: dimension x: sql is an SQL text; a text that begins with {",
    );
  });
});

describe("a cube", () => {
  eachHasOneMistake([
    ["is a mapping", "cubes:\n  - a\n", 2, "cube: expected a mapping"],
    ["has a name", "cubes:\n  - sql_table: a\n", 2, "cube: name is missing"],
    [
      "has a name that is a text",
      "cubes:\n  - name: 7\n    sql_table: a\n",
      2,
      "cube: name is a text",
    ],
    [
      "has a name that SQL takes",
      "cubes:\n  - name: my cube\n    sql_table: a\n",
      2,
      "my cube cannot be a name: letters, digits and _",
    ],
    [
      "has a name that is not ours",
      "cubes:\n  - name: __a\n    sql_table: a\n",
      2,
      "__a cannot be a name",
    ],
    [
      "is not called CUBE",
      "cubes:\n  - name: Cube\n    sql_table: a\n",
      2,
      "Cube stands for the cube itself",
    ],
    [
      "has a source",
      "cubes:\n  - name: a\n    dimensions: []\n",
      2,
      "cube a: sql_table is missing (or sql)",
    ],
    ["has one source", cube("    sql: SELECT 1\n"), 3, "cube a: sql_table or sql, not both"],
    [
      "names a table",
      "cubes:\n  - name: a\n    sql_table: SELECT 1\n",
      3,
      "sql_table names a table of the data",
    ],
    [
      "reads no file as a table",
      "cubes:\n  - name: a\n    sql_table: '\"x.csv\"; drop'\n",
      3,
      "sql_table names a table of the data",
    ],
    [
      "has a source without references",
      "cubes:\n  - name: a\n    sql: |\n      SELECT *\n      FROM {b}\n",
      5,
      "cube a: sql reads tables of the data and has no references",
    ],
    [
      "has known keys",
      cube("    dimension: []\n"),
      4,
      "cube a: unknown key dimension; did you mean dimensions?",
    ],
    [
      "has keys of snake case",
      "cubes:\n  - name: a\n    sql_table: a\n    accessPolicy: []\n",
      4,
      "unknown key accessPolicy; did you mean access_policy?",
    ],
    ["does not extend", cube("    extends: b\n"), 4, "cube a: extends is not supported yet"],
    ["is public or not", cube("    public: 'no'\n"), 4, "cube a: public is true or false"],
    ["has a title that is a text", cube("    title: [x]\n"), 4, "cube a: title is a text"],
    [
      "has synonyms in a list",
      cube("    meta:\n      synonyms: sales\n"),
      5,
      "cube a: meta.synonyms is a list of texts",
    ],
    ["has meta that is a mapping", cube("    meta: 7\n"), 4, "cube a: meta is a mapping"],
    [
      "has members of different names",
      dimension("{ name: City, sql: x, type: string }"),
      7,
      "a: City is there twice: a dimension of this name stands in line 6",
    ],
    [
      "has a measure named unlike dimensions",
      measure("{ name: city, type: count }"),
      8,
      "a: city is there twice: a dimension",
    ],
  ]);

  it("E5: cubes and views of all files share one space of names", () => {
    const text = (name: string): string => `cubes:\n  - name: ${name}\n    sql_table: a\n`;
    expect(diagnosticsOf(text("a"), text("A"))).toEqual([
      "m2.yml:2: A is there twice: a cube of this name stands in m1.yml:2",
    ]);
    const twice = "views:\n  - name: a\n    cubes: [{ join_path: a, includes: [] }]\n";
    expect(diagnosticsOf(text("a"), twice)).toEqual([
      "m2.yml:2: a is there twice: a cube of this name stands in m1.yml:2",
    ]);
  });
});

describe("a model with many mistakes", () => {
  it("E5: tells all of them, in the order of files and lines", () => {
    const text = (name: string): string => `cubes:
  - name: ${name}
    sql_tabel: a
    dimensions:
      - { name: x, sql: x, type: nothing }
      - { name: y, sql: "{z}", type: string }
`;
    expect(
      diagnosticsOf(text("a"), text("b")).map((line) => /^m\d\.yml:\d+/.exec(line)?.[0]),
    ).toEqual([
      ...["m1.yml:2", "m1.yml:3", "m1.yml:5", "m1.yml:6"],
      ...["m2.yml:2", "m2.yml:3", "m2.yml:5", "m2.yml:6"],
    ]);
  });
});
