import { expect, it } from "@jest/globals";
import { loadModel } from "./load-model.js";

/** A model, the line of its only mistake, and a part of the sentence. */
export type MistakeCase = readonly [name: string, text: string, line: number, sentence: string];

/** What is wrong with a model of these files, as `file:line: sentence`. */
export const diagnosticsOf = (...texts: readonly string[]): readonly string[] => {
  const files = texts.map((text, index) => ({ path: `m${index + 1}.yml`, text }));
  const loaded = loadModel(files);
  return loaded.ok
    ? []
    : loaded.diagnostics.map(({ file, line, message }) => `${file}:${line}: ${message}`);
};

/** A test for each case. */
export const eachHasOneMistake = (cases: readonly MistakeCase[]): void => {
  it.each(cases)("E5: %s", (_, text, line, sentence) => {
    const diagnostics = diagnosticsOf(text);
    expect(diagnostics).toEqual([expect.stringContaining(sentence)]);
    expect(diagnostics[0]).toMatch(new RegExp(`^m1\\.yml:${line}: `));
  });
};

/** A cube whose further keys stand from line 4 on. */
export const cube = (rest: string): string => `cubes:
  - name: a
    sql_table: a
${rest}`;

/** A cube with dimensions `id` and `city` in lines 5 and 6, and more from line 7 on. */
export const cubeWith = (rest: string): string => `cubes:
  - name: a
    sql_table: a
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: city, sql: city, type: string }
${rest}`;

/** A cube with a dimension in line 7. */
export const dimension = (text: string): string => cubeWith(`      - ${text}\n`);

/** A cube with a measure in line 8. */
export const measure = (text: string): string => cubeWith(`    measures:\n      - ${text}\n`);

/**
 * Cubes `a` to `d`: `a` joined to one `b`, that to one `d` and to many `c`. The join of `a` stands in
 * line 5, what else it has from line 8 on.
 */
export const joined = (
  rest: string,
  join = '{ name: b, relationship: many_to_one, sql: "{CUBE}.b = {b.id}" }',
): string => `cubes:
  - name: a
    sql_table: a
    joins:
      - ${join}
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
${rest}
  - name: b
    sql_table: b
    joins:
      - { name: d, relationship: one_to_one, sql: "{CUBE}.d = {d}.id" }
      - { name: c, relationship: one_to_many, sql: "{CUBE.id} = {c}.b" }
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: city, sql: city, type: string }
      - { name: far, sql: "{d.id}", type: string }
    measures:
      - { name: count, type: count }
  - name: c
    sql_table: c
    dimensions: [{ name: id, sql: id, type: number, primary_key: true }]
  - name: d
    sql_table: d
    dimensions: [{ name: id, sql: id, type: number, primary_key: true }]
`;

/** These cubes, and a view whose entries of `cubes` stand from `viewLine` on. */
export const view = (
  entries: string,
): string => `${joined("    segments: [{ name: open, sql: x }]")}views:
  - name: v
    cubes:
${entries}`;

/** Where the first entry of that view stands. */
export const viewLine = view("").split("\n").length;
