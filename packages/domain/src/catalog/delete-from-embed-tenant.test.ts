import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf } from "../failures.fixture.js";
import { keys, withKey, world, type World } from "../world.fixture.js";

const tenant = "acme-corp";
const body = {
  externalId: "u",
  creatorMode: true,
  embedTenantName: tenant,
  groupDefinitions: [{ name: "sellers" }],
  userAttributeDefinitions: [{ name: "region", type: "string" }],
  groups: ["sellers"],
  userAttributes: [{ name: "region", value: "north" }],
};
let at: World;
let groupId: string;
let attributeId: string;

beforeEach(async () => {
  at = await world();
  at.clock.nowMs += 1000;
  await at.service.generateSession(withKey(), body);
  groupId = String((await at.service.listGroups(withKey(), tenant)).items[0]?.id);
  attributeId = String((await at.service.listUserAttributes(withKey(), tenant)).items[0]?.id);
});

describe("C3: deleting from an embed tenant", () => {
  it("takes a group away with its memberships, and nothing else", async () => {
    await at.service.deleteGroup(withKey(), tenant, groupId);
    const groups = await at.service.listGroups(withKey(), tenant);
    expect(groups.items.map(({ name }) => name)).toEqual(["buyers"]);
    const [user] = at.tables.externalUsers.values();
    expect(user?.groupIds.size).toBe(0);
    expect([...(user?.values.values() ?? [])]).toEqual(["north"]);
  });

  it("takes an attribute away with its values, so that another type may follow (service.md 4.1)", async () => {
    const retyped = {
      ...body,
      userAttributeDefinitions: [{ name: "region", type: "number" }],
      userAttributes: [{ name: "region", value: 7 }],
    };
    expect(await codeOf(at.service.generateSession(withKey(), retyped))).toBe("cannot_change_type");
    await at.service.deleteUserAttribute(withKey(), tenant, attributeId);
    await at.service.generateSession(withKey(), retyped);
    const [user] = at.tables.externalUsers.values();
    expect([...(user?.values.values() ?? [])]).toEqual([7]);
  });

  it("happens once: the second time there is no such thing", async () => {
    await at.service.deleteGroup(withKey(), tenant, groupId);
    expect(await codeOf(at.service.deleteGroup(withKey(), tenant, groupId))).toBe(
      "group_not_found",
    );
  });

  it("knows a group's id from an attribute's", async () => {
    const wrongKind = at.service.deleteUserAttribute(withKey(), tenant, groupId);
    expect(await codeOf(wrongKind)).toBe("user_attribute_not_found");
    expect(await codeOf(at.service.deleteGroup(withKey(), tenant, attributeId))).toBe(
      "group_not_found",
    );
  });
});

describe("C3: ids that are none are not found, and never an error of another kind", () => {
  it.each([
    "abc",
    "0",
    "-1",
    "1e3",
    "1.0",
    "",
    " ",
    "+1",
    "0x1",
    "1n",
    "Infinity",
    "NaN",
    "１",
    "9007199254740992",
    String(2n ** 60n),
    "9".repeat(1000),
    "1' OR '1'='1",
    "__proto__",
    "\u0000",
  ])("%p", async (id) => {
    const before = at.stored();
    expect(await codeOf(at.service.deleteGroup(withKey(), tenant, id))).toBe("group_not_found");
    expect(await codeOf(at.service.deleteUserAttribute(withKey(), tenant, id))).toBe(
      "user_attribute_not_found",
    );
    expect(at.stored()).toEqual(before);
  });

  it("a store is only ever asked for whole numbers that it can hold", async () => {
    const asked: number[] = [];
    const spied = await world(({ embedTenantCatalog }) => ({
      embedTenantCatalog: {
        ...embedTenantCatalog,
        removeGroup: (_accountId, _tenant, id) => {
          asked.push(id);
          return "unknown_id";
        },
      },
    }));
    for (const id of ["7", "9007199254740991", "9007199254740992", "9999999999999999", "x"]) {
      await codeOf(spied.service.deleteGroup(withKey(), tenant, id));
    }
    expect(asked).toEqual([7, Number.MAX_SAFE_INTEGER, 0, 0, 0]);
  });

  it("an id has one spelling", async () => {
    for (const spelling of [`0${groupId}`, ` ${groupId}`, `${groupId}.0`, `+${groupId}`]) {
      expect(await codeOf(at.service.deleteGroup(withKey(), tenant, spelling))).toBe(
        "group_not_found",
      );
    }
  });
});

describe("A1, T4: what is not the account's is not there", () => {
  it.each([
    ["another account's key", keys.other, tenant],
    ["another embed tenant's name", keys.admin, "nowhere"],
  ])("%s finds no tenant", async (_what, key, name) => {
    const before = at.stored();
    expect(await codeOf(at.service.deleteGroup(withKey(key), name, groupId))).toBe(
      "tenant_not_found",
    );
    expect(await codeOf(at.service.deleteUserAttribute(withKey(key), name, attributeId))).toBe(
      "tenant_not_found",
    );
    expect(at.stored()).toEqual(before);
  });

  it("a group of one embed tenant cannot be deleted through another", async () => {
    expect(await codeOf(at.service.deleteGroup(withKey(), "demo", groupId))).toBe(
      "group_not_found",
    );
  });

  it("a tenant-wide group or attribute cannot be deleted through the account's own embed tenant", async () => {
    const [account] = at.tables.accounts.values();
    const catalog = at.tables.catalogs.get(account?.id ?? 0);
    const [group] = catalog?.groups.keys() ?? [];
    const [attribute] = catalog?.attributes.keys() ?? [];
    expect(await codeOf(at.service.deleteGroup(withKey(), "demo", String(group)))).toBe(
      "group_not_found",
    );
    expect(await codeOf(at.service.deleteUserAttribute(withKey(), "demo", String(attribute)))).toBe(
      "user_attribute_not_found",
    );
    expect(catalog?.groups.size).toBe(2);
    expect(catalog?.attributes.size).toBe(2);
  });
});
