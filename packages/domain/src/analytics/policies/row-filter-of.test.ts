import { describe, expect, it } from "@jest/globals";
import type { DataUser } from "../access/data-user.js";
import type { Cell } from "../query/query-runner.js";
import { dataUser, ofAcme } from "./cases.fixture.js";
import { byCity, context, everywhere, filtered, seen } from "./seeing.fixture.js";

const withCity = (city: string | readonly string[]): DataUser =>
  dataUser({ userAttributes: { city } });
const cityOf = ["{ userAttributes.city }"];

describe("E6: which rows a policy opens", () => {
  const either = filtered({
    or: [
      { member: "city", operator: "equals", values: cityOf },
      { member: "amount", operator: "gte", values: [30] },
    ],
  });
  it.each<[string, DataUser, object, readonly Cell[]]>([
    ["an attribute's value is compared with", withCity("Berlin"), byCity(cityOf), ["Berlin"]],
    ["a list of values spreads", withCity(["Berlin", "Rome"]), byCity(cityOf), ["Berlin", "Rome"]],
    [
      "a value may stand without a list around it",
      withCity("Berlin"),
      byCity(cityOf[0]),
      ["Berlin"],
    ],
    ["a missing value matches no row", dataUser(), byCity(cityOf), []],
    ["an empty text matches no row", withCity(""), byCity(cityOf), []],
    ["an empty list matches no row", withCity([]), byCity(cityOf), []],
    [
      "a missing value beside a literal leaves the literal",
      dataUser(),
      byCity([...cityOf, "Rome"]),
      ["Rome"],
    ],
    [
      "a negated filter lets rows without a value pass",
      withCity("Berlin"),
      byCity(cityOf, "notEquals"),
      ["Paris", "Rome", null],
    ],
    [
      "a missing value matches no row when negated either",
      dataUser(),
      byCity(cityOf, "notEquals"),
      [],
    ],
    [
      "nor when negated beside a literal",
      dataUser(),
      byCity([...cityOf, "Rome"], "notContains"),
      [],
    ],
    [
      "nor does an empty element of a negated list",
      withCity(["Berlin", ""]),
      byCity(cityOf, "notEquals"),
      [],
    ],
    [
      "an object is no value",
      context({ city: { a: "Berlin" } }),
      byCity("{ securityContext.city }"),
      [],
    ],
    ["groups are values", dataUser({ groups: ["Rome"] }), byCity("{ groups }"), ["Rome"]],
    [
      "a customer's groups are values behind the tenant's name",
      ofAcme("Rome"),
      byCity("{ groups }"),
      [],
    ],
    [
      "the embed tenant's name is a value",
      dataUser({ embedTenantName: "Paris" }),
      byCity("{ embedTenant.name }"),
      ["Paris"],
    ],
    [
      "the account's own tenant has no name to match",
      dataUser(),
      byCity("{ embedTenant.name }"),
      [],
    ],
    [
      "all filters must let a row through",
      withCity(["Berlin", "Rome"]),
      filtered(
        { member: "city", operator: "equals", values: cityOf },
        { member: "amount", operator: "gt", values: [10] },
      ),
      ["Rome"],
    ],
    ["or needs one", withCity("Berlin"), either, ["Berlin", "Rome"]],
    ["a missing value takes only its own part from an or", dataUser(), either, ["Rome"]],
    [
      "a filter may use what is not public",
      dataUser(),
      filtered({ member: "secret", operator: "equals", values: ["y"] }),
      ["Paris", "Rome"],
    ],
    [
      "a filter by what the model does not have opens nothing",
      dataUser(),
      filtered({ member: "nowhere", operator: "notSet" }),
      [],
    ],
    [
      "a filter by a measure opens nothing",
      dataUser(),
      filtered({ member: "count", operator: "notSet" }),
      [],
    ],
    [
      "contains looks at the text without regard to case",
      dataUser(),
      byCity(["RI"], "contains"),
      ["Paris"],
    ],
    ["a wildcard is a letter like others", dataUser(), byCity(["%"], "contains"), []],
    ["startsWith", dataUser(), byCity(["ber", "ro"], "startsWith"), ["Berlin", "Rome"]],
    ["notEndsWith", dataUser(), byCity(["n", "s"], "notEndsWith"), ["Rome", null]],
    ["set", dataUser(), filtered({ member: "city", operator: "set" }), ["Berlin", "Paris", "Rome"]],
    ["notSet", dataUser(), filtered({ member: "city", operator: "notSet" }), [null]],
    [
      "a number may come as a text",
      context({ most: "20" }),
      filtered({ member: "amount", operator: "lte", values: ["{ securityContext.most }"] }),
      ["Berlin", "Paris"],
    ],
    [
      "a text that is no number opens nothing, negated or not",
      context({ not: "much" }),
      filtered({ member: "amount", operator: "notEquals", values: ["{ securityContext.not }"] }),
      [],
    ],
    [
      "booleans",
      dataUser(),
      filtered({ member: "paid", operator: "equals", values: [true] }),
      ["Berlin", "Rome"],
    ],
    [
      "a range has its last day in it",
      dataUser(),
      filtered({
        member: "ordered_at",
        operator: "inDateRange",
        values: ["2030-01-01", "2030-01-02"],
      }),
      ["Berlin", "Paris"],
    ],
    [
      "a range of one day",
      dataUser(),
      filtered({ member: "ordered_at", operator: "inDateRange", values: ["2030-01-02"] }),
      ["Paris"],
    ],
    [
      "outside of a range no row without a time stands",
      dataUser(),
      filtered({
        member: "ordered_at",
        operator: "notInDateRange",
        values: ["2030-01-02", "2030-01-31"],
      }),
      ["Berlin", "Rome"],
    ],
    [
      "half of a range opens nothing",
      dataUser(),
      filtered({
        member: "ordered_at",
        operator: "notInDateRange",
        values: ["2030-01-02", "{ securityContext.until }"],
      }),
      [],
    ],
    [
      "beforeDate ends with the day before",
      dataUser(),
      filtered({ member: "ordered_at", operator: "beforeDate", values: ["2030-01-02"] }),
      ["Berlin"],
    ],
    [
      "beforeOrOnDate has the day in it",
      dataUser(),
      filtered({ member: "ordered_at", operator: "beforeOrOnDate", values: ["2030-01-02"] }),
      ["Berlin", "Paris"],
    ],
    [
      "afterDate begins with the day after",
      dataUser(),
      filtered({ member: "ordered_at", operator: "afterDate", values: ["2030-01-01"] }),
      ["Paris", "Rome"],
    ],
    [
      "afterOrOnDate with the day itself",
      dataUser(),
      filtered({ member: "ordered_at", operator: "afterOrOnDate", values: ["2030-01-02"] }),
      ["Paris", "Rome"],
    ],
    [
      "times are compared as instants",
      dataUser(),
      filtered({ member: "ordered_at", operator: "equals", values: ["2030-01-01T12:00:00+02:00"] }),
      ["Berlin"],
    ],
    [
      "a day that no calendar has opens nothing",
      dataUser(),
      filtered({ member: "ordered_at", operator: "afterDate", values: ["2029-02-30"] }),
      [],
    ],
    [
      "allow_all: false opens no row",
      dataUser(),
      { group: "*", row_level: { allow_all: false } },
      [],
    ],
    [
      "allow_all: true opens all",
      dataUser(),
      { group: "*", row_level: { allow_all: true } },
      everywhere,
    ],
  ])("%s", (_sentence, user, entry, cities) => {
    expect(seen(user, [entry])).toEqual(cities);
  });
});
