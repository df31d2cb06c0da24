import { describe, expect, it } from "@jest/globals";
import type { DataUser } from "../access/data-user.js";
import type { Cell } from "../query/query-runner.js";
import { accessOf } from "./access-of.js";
import {
  dataUser,
  members,
  modelOf,
  ofAcme,
  orders,
  policy,
  publicNames,
} from "./cases.fixture.js";
import { byCity, everywhere, seen } from "./seeing.fixture.js";
import { visibleModel } from "./visible-model.js";

const analyst = dataUser({ groups: ["analysts"] });

describe("E6: who a policy is for", () => {
  const only = (group: string | readonly string[]): object =>
    typeof group === "string" ? { group } : { groups: group };
  it.each<[string, DataUser, object, boolean]>([
    ["everybody is let in by *", dataUser(), only("*"), true],
    ["everybody of an embed tenant, too", ofAcme(), only("*"), true],
    ["a tenant-wide group is matched by its name", analyst, only("analysts"), true],
    ["one of several groups is enough", analyst, only(["managers", "analysts"]), true],
    ["another group is not", analyst, only("managers"), false],
    ["names are case-sensitive", analyst, only("Analysts"), false],
    ["who has no group is in none", dataUser(), only("analysts"), false],
    [
      "an embed tenant's own group inherits nothing from a tenant-wide name",
      ofAcme("managers"),
      only("managers"),
      false,
    ],
    [
      "an embed tenant's group is matched behind the tenant's name",
      ofAcme("managers"),
      only("acme-corp/managers"),
      true,
    ],
    ["not behind another tenant's name", ofAcme("managers"), only("other-corp/managers"), false],
    ["*/ stands for any embed tenant", ofAcme("managers"), only("*/managers"), true],
    [
      "*/ does not reach tenant-wide groups",
      dataUser({ groups: ["managers"] }),
      only("*/managers"),
      false,
    ],
    [
      "a tenant-wide group is not matched behind the account's name",
      dataUser({ groups: ["managers"] }),
      only("demo/managers"),
      false,
    ],
    [
      "the account's own lane of an embed tenant is matched behind the account's name",
      dataUser({ lane: "embed_tenant", groups: ["managers"] }),
      only("demo/managers"),
      true,
    ],
    [
      "a customer's group that calls itself by a full name is not that group",
      ofAcme("other-corp/managers"),
      only("other-corp/managers"),
      false,
    ],
    ["a customer's group called * is not everybody's", ofAcme("*"), only("other-corp/*"), false],
  ])("%s", (_sentence, user, entry, letsIn) => {
    expect(seen(user, [entry])).toEqual(letsIn ? everywhere : undefined);
  });
});

describe("E6: which members a policy opens", () => {
  const may = (member_level: object, used: readonly string[]): boolean =>
    seen(dataUser(), [{ group: "*", member_level }], used) !== undefined;
  it.each<[string, object, readonly string[], boolean]>([
    ["those it includes", { includes: ["city"] }, ["city"], true],
    ["no others", { includes: ["city"] }, ["city", "amount"], false],
    ["all but what it excludes", { excludes: ["amount"] }, ["city", "paid"], true],
    ["not what it excludes", { includes: "*", excludes: ["amount"] }, ["amount"], false],
    ["nothing when it excludes all", { excludes: "*" }, [], false],
    ["nothing when it includes none", { includes: [] }, [], false],
    ["never what is not public", { includes: ["secret"] }, ["secret"], false],
    ["a use of no member, such as count(*), is open with any", { includes: ["city"] }, [], true],
    [
      "a use of no member, nothing where all that it includes is not public",
      { includes: ["secret"] },
      [],
      false,
    ],
    ["nothing that does not exist", { includes: "*" }, ["nowhere"], false],
  ])("%s", (_sentence, memberLevel, used, allowed) => {
    expect(may(memberLevel, used)).toBe(allowed);
  });
});

describe("E6: several policies", () => {
  const cityOfBerlin = { ...byCity(["Berlin"]), member_level: { includes: ["city", "amount"] } };
  const namesOfAll = { group: "*", member_level: { includes: ["city"] } };
  it.each<[string, readonly object[], readonly string[], readonly Cell[] | undefined]>([
    [
      "what one opens adds to what another opens",
      [byCity(["Berlin"]), byCity(["Rome"])],
      ["city"],
      ["Berlin", "Rome"],
    ],
    ["a query within both sees the rows of both", [cityOfBerlin, namesOfAll], ["city"], everywhere],
    [
      "one policy's members are never seen on another one's rows",
      [cityOfBerlin, namesOfAll],
      ["city", "amount"],
      ["Berlin"],
    ],
    [
      "members that no single policy opens together are refused",
      [cityOfBerlin, { group: "*", member_level: { includes: ["paid"] } }],
      ["amount", "paid"],
      undefined,
    ],
    [
      "a policy for others adds nothing",
      [byCity(["Berlin"]), { group: "managers" }],
      ["city"],
      ["Berlin"],
    ],
    ["no policy in the list denies all", [], ["city"], undefined],
  ])("%s", (_sentence, entries, used, cities) => {
    expect(seen(dataUser(), entries, used)).toEqual(cities);
  });
});

describe("E6: cubes without policies", () => {
  const model = modelOf(
    orders(undefined),
    orders([policy({ group: "*", member_level: { includes: ["city"] } })], { name: "guarded" }),
  );

  it("are open with all that is public", () => {
    expect(accessOf(model, dataUser(), false)).toEqual({
      orders: [{ members: publicNames, rows: { kind: "all" } }],
      guarded: [{ members: ["city"], rows: { kind: "all" } }],
    });
  });

  it("are closed where the deployment requires policies", () => {
    expect(Object.keys(accessOf(model, dataUser(), true))).toEqual(["guarded"]);
  });

  it("have rights also where they are not public, since views stand on them", () => {
    expect(
      accessOf(modelOf(orders(undefined, { public: false })), dataUser(), false),
    ).toHaveProperty("orders");
  });
});

describe("E2: the visible model", () => {
  it("has public cubes with members of some grant, and no policies", () => {
    const model = modelOf(
      orders([
        policy({ group: "*", member_level: { includes: ["city", "secret"] } }),
        policy({ group: "x" }),
      ]),
      orders([policy({ group: "x" })], { name: "closed" }),
      orders(undefined, { name: "beneath", public: false }),
    );
    const access = accessOf(model, dataUser(), false);
    expect(visibleModel(model, access)).toEqual({
      version: "1",
      cubes: [{ ...orders(undefined), members: members.slice(0, 1) }],
    });
  });

  it("does not take what every record has for rights", () => {
    const model = modelOf(orders([], { name: "constructor" }));
    expect(visibleModel(model, accessOf(model, dataUser(), false)).cubes).toEqual([]);
  });
});

describe("E6: what the policies of a cube close is closed in its views, by name as well", () => {
  const view = orders(undefined, {
    name: "sales",
    kind: "view",
    members: members.map((one) => ({ ...one, source: { cube: "orders", member: one.name } })),
  });
  const model = (policies: Parameters<typeof orders>[0]) => modelOf(orders(policies), view);

  it.each<[string, Parameters<typeof orders>[0], readonly string[]]>([
    ["all of an open cube is in the view", undefined, publicNames],
    [
      "a member that no policy of the cube opens is not",
      [policy({ group: "*", member_level: { excludes: ["amount"] } })],
      publicNames.filter((name) => name !== "amount"),
    ],
    [
      "one that some policy opens is, whichever",
      [
        policy({ group: "*", member_level: { includes: ["city"] } }),
        policy({ group: "analysts", member_level: { includes: ["amount"] } }),
      ],
      ["city", "amount"],
    ],
    ["of a closed cube nothing is, and the view is none", [policy({ group: "managers" })], []],
  ])("%s", (_case, policies, expected) => {
    const access = accessOf(model(policies), analyst, false);
    expect((access["sales"] ?? []).flatMap((grant) => grant.members)).toEqual(expected);
    const shown = visibleModel(model(policies), access).cubes.find(({ name }) => name === "sales");
    expect((shown?.members ?? []).map(({ name }) => name)).toEqual(expected);
  });
});
