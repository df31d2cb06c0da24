import { expect, it } from "@jest/globals";
import fc from "fast-check";
import type { AccessPolicy, RowFilterRule, ValueTemplate } from "./access-policy.js";
import type { DataUser } from "../access/data-user.js";
import type { Cell } from "../query/query-runner.js";
import { accessOf } from "./access-of.js";
import { dataUser, members, modelOf, ofAcme, orders } from "./cases.fixture.js";
import { rowFilterFor } from "./row-filter-for.js";
import { rowIsVisible } from "./row-is-visible.js";

// A small world, so that rights and rows often meet.
const text = fc.constantFrom("a", "b");
const name = fc.constantFrom(...members.map((member) => member.name));
const template: fc.Arbitrary<ValueTemplate> = fc.oneof(
  text.map((literal) => ({ literal })),
  fc.constantFrom<ValueTemplate>(
    { path: { of: "userAttributes", name: "x" } },
    { path: { of: "securityContext", keys: ["x"] } },
    { path: { of: "groups" } },
  ),
);
const leaf: fc.Arbitrary<RowFilterRule> = fc.record({
  member: fc.constantFrom("city", "secret"),
  operator: fc.constantFrom("equals", "notEquals", "set", "notSet", "contains"),
  values: fc.array(template, { minLength: 1, maxLength: 2 }),
});
const { rule } = fc.letrec<{ rule: RowFilterRule; rules: readonly RowFilterRule[] }>((tie) => ({
  rules: fc.array(tie("rule"), { maxLength: 3 }),
  rule: fc.oneof(
    { depthSize: "small", maxDepth: 3, withCrossShrink: true },
    leaf,
    tie("rules").map((and) => ({ and })),
    tie("rules").map((or) => ({ or })),
  ),
}));
const policy: fc.Arbitrary<AccessPolicy> = fc.record({
  groups: fc.uniqueArray(fc.constantFrom("*", "a", "b", "acme-corp/a", "*/b"), { minLength: 1 }),
  conditions: fc.constantFrom(
    [],
    [{ path: { of: "groups" as const }, test: { is: "falsy" as const } }],
  ),
  members: fc.record({
    includes: fc.oneof(fc.constant("all" as const), fc.uniqueArray(name)),
    excludes: fc.uniqueArray(name, { maxLength: 2 }),
  }),
  rows: fc.oneof(
    fc.constant("all" as const),
    fc.array(rule, { maxLength: 2 }).map((and) => ({ and })),
  ),
});
const person: fc.Arbitrary<DataUser> = fc
  .record({
    acme: fc.boolean(),
    groups: fc.uniqueArray(text),
    x: fc.constantFrom(undefined, "", "a", "b", ["a", "b"], []),
    y: fc.constantFrom(undefined, null, "a", ["b", ""], { z: 1 }, true),
  })
  .map(({ acme, groups, x, y }) => ({
    ...(acme ? ofAcme(...groups) : dataUser({ groups })),
    userAttributes: x === undefined ? {} : { x },
    securityContext: y === undefined ? {} : { x: y },
  }));
const cell = fc.constantFrom<Cell>(null, "", "a", "b", "acme-corp/a");
const row = fc.record({ city: cell, secret: cell });
const used = fc.uniqueArray(name, { maxLength: 3 });

const grantsOf = (policies: readonly AccessPolicy[], user: DataUser) =>
  accessOf(modelOf(orders(policies)), user, false)["orders"] ?? [];

const sees = (
  policies: readonly AccessPolicy[],
  user: DataUser,
  wanted: readonly string[],
  one: Readonly<Record<string, Cell>>,
): boolean => {
  const filter = rowFilterFor(grantsOf(policies, user), wanted);
  return filter !== undefined && rowIsVisible(filter, one);
};

it("E6: a query sees a row exactly when one policy alone opens all of its members on that row", () => {
  fc.assert(
    fc.property(
      fc.array(policy, { maxLength: 4 }),
      person,
      used,
      row,
      (policies, user, wanted, one) => {
        const byOne = policies.some((each) => oracle(each, user, wanted, one));
        expect(sees(policies, user, wanted, one)).toBe(byOne);
      },
    ),
    { numRuns: 2000 },
  );
});

it("E6: one more policy never takes anything away", () => {
  fc.assert(
    fc.property(
      fc.array(policy, { maxLength: 3 }),
      policy,
      person,
      used,
      row,
      (some, more, user, wanted, one) => {
        fc.pre(sees(some, user, wanted, one));
        expect(sees([...some, more], user, wanted, one)).toBe(true);
      },
    ),
  );
});

it("E6: one more member in a query never shows more rows", () => {
  fc.assert(
    fc.property(
      fc.array(policy, { maxLength: 3 }),
      person,
      used,
      name,
      row,
      (some, user, wanted, more, one) => {
        fc.pre(sees(some, user, [...wanted, more], one));
        expect(sees(some, user, wanted, one)).toBe(true);
      },
    ),
  );
});

it("E6: no grant has a member that is not public, or a row filter that could be simpler", () => {
  fc.assert(
    fc.property(fc.array(policy, { maxLength: 4 }), person, (policies, user) => {
      for (const { members: open, rows } of grantsOf(policies, user)) {
        expect(open).not.toContain("secret");
        if (rows.kind === "and" || rows.kind === "or") {
          expect(rows.of.length).toBeGreaterThan(1);
          const kinds = rows.of.map(({ kind }) => kind);
          expect(kinds).not.toContain("all");
          expect(kinds).not.toContain("none");
          expect(kinds).not.toContain(rows.kind);
        }
      }
    }),
  );
});

// The same rules once more, as directly as E6 says them: one policy, one user, one row.
const oracle = (
  { groups, conditions, members: level, rows }: AccessPolicy,
  user: DataUser,
  wanted: readonly string[],
  one: Readonly<Record<string, Cell>>,
): boolean => {
  const mine = user.groups.flatMap((group) =>
    user.lane === "embed_tenant" ? [`acme-corp/${group}`, `*/${group}`] : [group],
  );
  const isFor = groups.some((group) => group === "*" || mine.includes(group));
  const holds = conditions.every(() => user.groups.length === 0);
  const opens = (member: string): boolean =>
    (level.includes === "all" || level.includes.includes(member)) &&
    !level.excludes.includes(member);
  const opensAny = members.some(({ name: member }) => member !== "secret" && opens(member));
  const opensAll = wanted.every((member) => member !== "secret" && opens(member));
  return (
    isFor &&
    holds &&
    opensAny &&
    opensAll &&
    (rows === "all" || rows.and.every((each) => fits(each, user, one)))
  );
};

const fits = (
  each: RowFilterRule,
  user: DataUser,
  one: Readonly<Record<string, Cell>>,
): boolean => {
  if ("and" in each) return each.and.every((part) => fits(part, user, one));
  if ("or" in each) return each.or.some((part) => fits(part, user, one));
  const is = one[each.member] ?? null;
  if (each.operator === "set") return is !== null;
  if (each.operator === "notSet") return is === null;
  const given = each.values.flatMap((value) => valuesOf(value, user));
  const good = given.filter((value) => value !== nothing);
  if (each.operator === "notEquals") {
    return (
      good.length === given.length && !good.some((value) => is !== null && String(value) === is)
    );
  }
  return good.some((value) =>
    is === null
      ? false
      : each.operator === "equals"
        ? String(value) === is
        : String(is).includes(String(value)),
  );
};

const nothing = Symbol("a value that is missing or empty");

const valuesOf = (value: ValueTemplate, user: DataUser): readonly unknown[] => {
  if ("literal" in value) return [value.literal];
  const { path } = value;
  const held: unknown =
    path.of === "groups"
      ? user.groups.map((group) => (user.lane === "embed_tenant" ? `acme-corp/${group}` : group))
      : path.of === "userAttributes"
        ? user.userAttributes["x"]
        : user.securityContext["x"];
  const listed: readonly unknown[] = Array.isArray(held) ? held : [held];
  return listed.length === 0
    ? [nothing]
    : listed.map((item) =>
        item === "" || item === null || item === undefined || typeof item === "object"
          ? nothing
          : item,
      );
};
