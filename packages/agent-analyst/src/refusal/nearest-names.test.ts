import { describe, expect, it } from "@jest/globals";
import { removalsWithHidden } from "../fixtures/removals.fixture.js";
import { nearestNames, type Evidence, type Role } from "./nearest-names.js";

const [moves] = removalsWithHidden.cubes;

const near = (word: string, role: Role) =>
  nearestNames(word, role, moves!).map(({ member, evidence }) => [member.name, evidence]);

describe("D14: the names nearest to a word", () => {
  it.each<[word: string, role: Role, evidence: Evidence, names: readonly string[]]>([
    ["rakings", "any", "spelling", ["takings"]],
    ["craw", "group", "spelling", ["crew"]],
    ["amv", "any", "initials", ["average_move_value", "monthly_volume"]],
    ["hometown", "any", "part", ["town"]],
    ["docu", "any", "part", ["paperwork"]],
    ["papers", "any", "description", ["paperwork"]],
    ["profit", "any", "kin", ["takings", "average_move_value"]],
    ["nps", "any", "kin", ["rating"]],
    ["region", "group", "kin", ["town"]],
  ])("%s as %s: by its %s", (word, role, evidence, names) => {
    expect(near(word, role)).toEqual(names.map((name) => [name, evidence]));
  });

  it.each<[string, Role]>([
    ["xyzzy", "any"],
    ["rakings", "group"],
    ["craw", "figure"],
    ["townhall", "any"],
    ["of", "any"],
    ["pay", "any"],
  ])("%s as %s: none is near", (word, role) => {
    expect(near(word, role)).toEqual([]);
  });

  it.each(["payrol", "debtors", "wb", "blacklisted", "salaries"])(
    "E1: %s: a name that is not public is near to nothing",
    (word) => {
      expect(near(word, "any").map(([name]) => name)).not.toContain("wage_bill");
      expect(near(word, "any").map(([name]) => name)).not.toContain("blacklisted");
    },
  );
});
