import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf, failureOf } from "../../failures.fixture.js";
import { keys, withKey, world, type World } from "../../world.fixture.js";

let at: World;
beforeEach(async () => {
  at = await world();
  await at.service.generateSession(withKey(), {
    ...jane,
    groups: ["analysts"],
    userAttributes: [{ name: "city", value: "Ulm" }],
    securityContext: { of: "before" },
  });
});

const jane = { externalId: "jane", embedTenantName: "acme-corp" };
const scoped = { ...jane, creatorMode: true };

/** Bodies that can be carried out, of every kind. */
const bodies: readonly object[] = [
  jane,
  { ...jane, groups: [] },
  { ...jane, groups: ["managers"], userAttributes: [{ name: "floor", value: 3 }] },
  { ...jane, userAttributes: [{ name: "city", value: null }], securityContext: {} },
  { externalId: "somebody-new", embedTenantName: "new-tenant", groups: ["managers"] },
  { externalId: "own-new", userAttributes: [{ name: "city", value: "" }] },
  {
    ...scoped,
    groupDefinitions: [{ name: "sellers" }],
    userAttributeDefinitions: [
      { name: "level", type: "number", defaultValue: "7" },
      { name: "tags", type: "string_array" },
    ],
    groups: ["sellers", "buyers"],
    userAttributes: [{ name: "tags", value: ["a"] }],
  },
  { internalId: "ada@demo.test" },
];

/** The rights of a body's user in its lane, as they are stored. */
const storedRights = async (body: object) => {
  const given = body as Partial<typeof scoped & { internalId: string }>;
  const external = [...at.tables.externalUsers.values()].find(
    ({ externalId }) => externalId === given.externalId,
  );
  const ada = [...(at.tables.accounts.values().next().value?.internalUsers.values() ?? [])][0];
  const user =
    given.internalId === undefined
      ? { kind: "external" as const, id: external?.id ?? 0, externalId: given.externalId ?? "" }
      : { kind: "internal" as const, id: ada?.id ?? 0, username: given.internalId };
  const [account] = at.tables.accounts.values();
  return at.ports.dataUsers.load(account?.id ?? 0, {
    deploymentId: 1,
    user,
    embedTenantName: given.embedTenantName ?? "demo",
    creatorMode: given.creatorMode ?? false,
  });
};

describe("J6: what a dry run says", () => {
  it.each(bodies)("is what a session then brings about: %j", async (body) => {
    const before = at.stored();
    const { errors, rights, writes } = await at.service.explainSession(withKey(), {
      ...body,
      dryRun: true,
    });
    expect(at.stored()).toEqual(before);
    expect(errors).toEqual([]);
    expect(writes).toBeDefined();
    await at.service.generateSession(withKey(), body);
    const stored = await storedRights(body);
    expect(rights?.groups).toEqual([...stored.groups].sort());
    expect(rights?.securityContext).toEqual(stored.securityContext ?? {});
    const named = rights?.userAttributes.filter(
      ({ source }) => source === "request" || source === "stored",
    );
    const values = Object.fromEntries((named ?? []).map(({ name, value }) => [name, value]));
    const expected = stored.attributes.flatMap(({ name, value }) =>
      value === undefined ? [] : [[name, value] as const],
    );
    expect(values).toEqual(Object.fromEntries(expected));
  });

  it("names every failure once, and what of the request could be granted", async () => {
    const { errors, rights } = await at.service.explainSession(withKey(), {
      ...jane,
      groups: ["managers", "x", "y"],
      userAttributes: [
        { name: "floor", value: "ground" },
        { name: "x", value: 1 },
        { name: "city", value: "Bonn" },
      ],
    });
    expect(errors.map(({ code, missing }) => [code, missing])).toEqual([
      ["groups_not_found", ["x", "y"]],
      ["attribute_type_mismatch", []],
      ["user_attributes_not_found", ["x"]],
    ]);
    expect(rights?.groups).toEqual(["managers"]);
    expect(rights?.userAttributes).toContainEqual({
      name: "city",
      type: "string",
      value: "Bonn",
      source: "request",
    });
  });

  it("mints nothing by a call that would mint a session", async () => {
    const before = at.stored();
    const failure = await failureOf(
      at.service.generateSession(withKey(), { ...jane, dryRun: true }),
    );
    expect(failure.details.problems?.[0]?.pointer).toBe("/dryRun");
    expect(at.stored()).toEqual(before);
  });

  it("A3: is for those who may mint a session", async () => {
    const refused = [
      [keys.personal, "admin_key_required"],
      [keys.revoked, "unauthenticated"],
      [keys.starter, "plan_required"],
    ] as const;
    for (const [key, code] of refused) {
      expect(await codeOf(at.service.explainSession(withKey(key), jane))).toBe(code);
    }
  });
});
