import { describe, expect, it } from "@jest/globals";
import { diagnosticsOf, eachHasOneMistake, joined, view, viewLine } from "./diagnostics.fixture.js";

describe("a view", () => {
  const first = "      - { join_path: a, includes: '*' }\n";
  eachHasOneMistake([
    [
      "has cubes",
      view("").replace("    cubes:\n", "    cubes: []\n"),
      viewLine - 1,
      "view v: cubes needs at least one join_path",
    ],
    [
      "has a path in each entry",
      view("      - { includes: '*' }\n"),
      viewLine,
      "view v: join_path is missing",
    ],
    [
      "has a path of names",
      view("      - { join_path: a->b, includes: '*' }\n"),
      viewLine,
      "join_path is a cube, or cubes with dots",
    ],
    [
      "begins with a cube",
      view("      - { join_path: aa, includes: '*' }\n"),
      viewLine,
      "view v: there is no cube aa; did you mean a?",
    ],
    [
      "begins where it began",
      view(`${first}      - { join_path: b, includes: [city] }\n`),
      viewLine + 1,
      "a join_path begins with a, as the first one does",
    ],
    [
      "follows joins",
      view(`${first}      - { join_path: a.c, includes: [] }\n`),
      viewLine + 1,
      "a does not join c; did you mean b?",
    ],
    [
      "shows what is there",
      view("      - { join_path: a, includes: [idd] }\n"),
      viewLine,
      "view v: a has no member idd; did you mean id?",
    ],
    [
      "leaves out what is there",
      view("      - { join_path: a, includes: '*', excludes: [idd] }\n"),
      viewLine,
      "a has no member idd to exclude; did you mean id?",
    ],
    [
      "shows a name once",
      view(`${first}      - { join_path: a.b, includes: [id] }\n`),
      viewLine + 1,
      "id stands for a.id and b.id: give one an alias, or its cube prefix: true",
    ],
    [
      "says what it shows",
      view("      - { join_path: a, includes: all }\n"),
      viewLine,
      'includes is "*" or a list of names',
    ],
    [
      "gives aliases that are names",
      view("      - { join_path: a, includes: [{ name: id, alias: a b }] }\n"),
      viewLine,
      "a b cannot be a name",
    ],
    [
      "has no members of its own",
      view(first).replace("    cubes:\n", "    measures: []\n    cubes:\n"),
      viewLine - 1,
      "a view has no measures of its own",
    ],
    [
      "does not extend",
      view(first).replace("    cubes:\n", "    extends: x\n    cubes:\n"),
      viewLine - 1,
      "extends is not supported yet",
    ],
    [
      "has known keys in entries",
      view("      - { join_path: a, include: '*' }\n"),
      viewLine,
      "unknown key include; did you mean includes?",
    ],
  ]);

  it("E5: reaches each cube by one way", () => {
    const text = joined("").replace(
      "    dimensions:\n",
      '      - { name: d, relationship: one_to_one, sql: "{CUBE}.d = {d}.id" }\n    dimensions:\n',
    );
    const both = `${text}views:
  - name: v
    cubes:
      - { join_path: a.b.d, includes: [id] }
      - { join_path: a.d, includes: [] }
`;
    expect(diagnosticsOf(both)).toEqual([
      expect.stringContaining("view v: reaches d by two ways: over b and over a"),
    ]);
  });
});
