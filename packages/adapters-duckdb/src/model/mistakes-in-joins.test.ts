import { describe, expect, it } from "@jest/globals";
import { diagnosticsOf, eachHasOneMistake, joined } from "./diagnostics.fixture.js";

describe("a join", () => {
  const to = (text: string): string => joined("", text);
  eachHasOneMistake([
    [
      "leads to a cube",
      to('{ name: bb, relationship: one_to_one, sql: "{CUBE}.b = {bb}.id" }').replace(
        "  - name: b\n",
        "  - name: b\n",
      ),
      5,
      "a: there is no cube bb to join; did you mean b?",
    ],
    [
      "has a relationship",
      to('{ name: b, sql: "{CUBE}.b = {b}.id" }'),
      5,
      "relationship is missing: one_to_one, one_to_many, many_to_one",
    ],
    [
      "has a known relationship",
      to('{ name: b, relationship: many_to_many, sql: "{CUBE}.b = {b}.id" }'),
      5,
      "relationship is one of one_to_one, one_to_many, many_to_one, not many_to_many",
    ],
    ["has sql", to("{ name: b, relationship: one_to_one }"), 5, "a: join b: sql is missing"],
    [
      "refers to the other",
      to('{ name: b, relationship: one_to_one, sql: "{CUBE}.b = {CUBE}.id" }'),
      5,
      "sql does not refer to {b}",
    ],
    [
      "refers to no third",
      to('{ name: b, relationship: one_to_one, sql: "{c}.b = {b}.id" }'),
      5,
      "a has no member c",
    ],
    [
      "refers to no member of a third",
      to('{ name: b, relationship: one_to_one, sql: "{c.id} = {b}.id" }'),
      5,
      "compares {CUBE} and {b}, not c",
    ],
    [
      "refers to dimensions",
      to('{ name: b, relationship: one_to_one, sql: "{CUBE}.n = {b.count}" }'),
      5,
      "b.count is a measure: a join compares columns and dimensions",
    ],
    [
      "refers to dimensions that are there",
      to('{ name: b, relationship: one_to_one, sql: "{CUBE}.n = {b.idd}" }'),
      5,
      "b has no member idd; did you mean id?",
    ],
    [
      "needs no further cube",
      to('{ name: b, relationship: one_to_one, sql: "{CUBE}.n = {b.far}" }'),
      5,
      "b.far needs a further cube",
    ],
    [
      "does not lead back at once",
      to('{ name: a, relationship: one_to_one, sql: "{CUBE}.n = {a}.m" }'),
      5,
      "a: a cube does not join itself",
    ],
    [
      "lets a member look at what it joins",
      joined('      - { name: x, sql: "{c.id}", type: number }'),
      8,
      "a does not join c; did you mean b?",
    ],
    [
      "lets a member look at one row",
      joined("").replace('far, sql: "{d.id}"', 'far, sql: "{c.id}"'),
      17,
      "b joins many rows of c, so c.id is not one value",
    ],
    [
      "shows members, not columns, of the other",
      joined('      - { name: x, sql: "{b}.city", type: string }'),
      8,
      "{b} stands for its rows only in the SQL of a join",
    ],
    [
      "joins a cube once",
      joined("").replace(
        "    dimensions:\n",
        '      - { name: b, relationship: one_to_one, sql: "{CUBE}.b = {b}.id" }\n    dimensions:\n',
      ),
      6,
      "a: joins b twice",
    ],
  ]);

  it("E5: cubes that a join repeats have a key", () => {
    expect(diagnosticsOf(joined("").replaceAll(", primary_key: true", ""))).toEqual([
      "m1.yml:2: cube a needs a dimension with primary_key: true, since it joins b",
      "m1.yml:9: cube b needs a dimension with primary_key: true, since a joins it",
      "m1.yml:20: cube c needs a dimension with primary_key: true, since b joins it",
      "m1.yml:23: cube d needs a dimension with primary_key: true, since b joins it",
    ]);
  });
});
