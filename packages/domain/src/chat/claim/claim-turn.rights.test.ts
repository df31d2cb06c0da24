import { beforeEach, describe, expect, it } from "@jest/globals";
import { failureOf } from "../../failures.fixture.js";
import { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import { withKey } from "../../world.fixture.js";
import { linesOf, shapeOf } from "../chat-world.fixture.js";
import { answerOf, guardedCluster } from "../guarded-cluster.fixture.js";
import type { Cluster, Instance } from "../instance.fixture.js";

let at: Cluster;
let here: Instance;
beforeEach(async () => {
  at = await guardedCluster();
  here = at.instance();
});

const send = (settings: object, by: Instance = here) =>
  by.send({ input: "Hi", sessionSettings: { externalId: "jane", ...settings } });
/** The cities that jane sees in a turn of a message that says this of her. */
const seen = async (settings: object = {}) => answerOf(await send(settings));
const city = (value: string | null) => ({ userAttributes: [{ name: "city", value }] });

describe("D10, A5: what a message says of its user", () => {
  it("holds in its own turn, is kept, and changes where something is said", async () => {
    for (const [settings, cities] of [
      [{}, ";"],
      [{ groups: ["analysts"] }, "Paris;"],
      [city("Berlin"), "Berlin Paris;"],
      [{ securityContext: { city: "Oslo" } }, "Berlin Oslo Paris;"],
      [{}, "Berlin Oslo Paris;"],
      [{ groups: ["managers", "managers"] }, "Berlin Oslo Lima;"],
      [{ securityContext: {} }, "Berlin Lima;"],
      [{ groups: [] }, "Berlin;"],
      [city(null), ";"],
    ] as const) {
      expect([settings, await seen(settings)]).toEqual([settings, cities]);
    }
    expect(at.tables.externalUsers.size).toBe(1);
  });

  it("is written in the tenant-wide lane; the embed tenant's stays as it is", async () => {
    await at.service.generateSession(withKey(), {
      externalId: "jane",
      embedTenantName: "demo",
      creatorMode: true,
      groupDefinitions: [{ name: "own" }],
      groups: ["own"],
      securityContext: { city: "Oslo" },
    });
    const [before] = structuredClone([...at.tables.externalUsers.values()]);
    expect(await seen({ groups: [], securityContext: { city: "Berlin" } })).toBe("Berlin;");
    const users = [...at.tables.externalUsers.values()];
    expect(users).toHaveLength(1);
    expect(users[0]?.groupIds).toEqual(before?.groupIds);
    expect(users[0]?.securityContexts).toEqual({
      embed_tenant: { city: "Oslo" },
      tenant_wide: { city: "Berlin" },
    });
  });

  it("B7: nothing of the user is written where nothing changes", async () => {
    const rights = { groups: ["analysts"], ...city("Berlin"), securityContext: { city: "Oslo" } };
    await seen(rights);
    const before = structuredClone(at.tables.externalUsers);
    // The lifetime that a later message asks for would end later, and so changes nothing either.
    at.clock.nowMs += 1000;
    expect(await seen(rights)).toBe("Berlin Oslo Paris;");
    expect(at.tables.externalUsers).toEqual(before);
  });

  it("A4: an email that is given and differs is written, and stays where none is", async () => {
    await seen({ email: "jane@a.test" });
    await seen();
    const emails = () => [...at.tables.externalUsers.values()].map(({ email }) => email);
    expect(emails()).toEqual(["jane@a.test"]);
    await seen({ email: "jane@b.test" });
    expect(emails()).toEqual(["jane@b.test"]);
  });

  it("roles are ignored, and so is what nobody knows", async () => {
    await seen();
    const before = structuredClone(at.tables.externalUsers);
    expect(await seen({ roles: ["admin"], isAdmin: true, creatorMode: true })).toBe(";");
    expect(at.tables.externalUsers).toEqual(before);
  });
});

describe("D10, B3: what a message may not say of its user, and writes nothing", () => {
  const cases: readonly [string, object, string, string][] = [
    [
      "an attribute that there is not",
      { userAttributes: [{ name: "height", value: 1 }] },
      "user_attributes_not_found",
      "User attributes not found",
    ],
    [
      "groups that there are not",
      { groups: ["zoo", "analysts", "ark", "zoo"] },
      "groups_not_found",
      "Groups with names zoo, ark not found",
    ],
    [
      "a group of an embed tenant",
      { groups: ["buyers"] },
      "groups_not_found",
      "Groups with names buyers not found",
    ],
    [
      "a value of another type",
      { userAttributes: [{ name: "floor", value: "three" }] },
      "attribute_type_mismatch",
      "User attribute floor expects number, given string",
    ],
  ];

  it.each(cases)("%s, by somebody new", async (_, settings, code, sentence) => {
    const before = at.stored();
    const { message, ...failure } = await failureOf(send(settings));
    expect({ code: failure.code, message }).toEqual({ code, message: sentence });
    expect(at.stored()).toEqual(before);
    expect(at.tasks).toEqual([]);
  });

  it.each(cases)("%s, beside what is right, by somebody known", async (_, settings, code) => {
    await seen({ groups: ["analysts"] });
    const before = at.stored();
    const rest = { groups: [], securityContext: { city: "Oslo" }, isEphemeral: false };
    const failure = await failureOf(send({ ...rest, email: "jane@a.test", ...settings }));
    expect(failure.code).toBe(code);
    expect(at.stored()).toEqual(before);
    expect(at.tasks).toHaveLength(1);
  });
});

describe("D10, A4: an internal user", () => {
  const ada = { internalId: " ADA@demo.test " };
  const sendAs = (sessionSettings: object) => here.send({ input: "Hi", sessionSettings });

  it("has the rights that were given elsewhere, and a message changes nothing of them", async () => {
    const rights = { groups: ["analysts"], userAttributes: [{ name: "city", value: "Berlin" }] };
    await at.service.applyDeclaration(
      { accounts: [{ name: "demo", internalUsers: [{ username: "ada@demo.test", ...rights }] }] },
      {},
    );
    const before = structuredClone(at.tables.accounts);
    const more = { email: "x@a.test", isEphemeral: false, ephemeralTtlSeconds: 60 };
    expect(await answerOf(await sendAs({ ...ada, ...more }))).toBe("Berlin Paris;");
    expect(at.tables.accounts).toEqual(before);
    expect(at.tables.externalUsers.size).toBe(0);
  });

  it.each([
    ["who is not there", { internalId: "eve@demo.test" }, "internal_user_not_found"],
    ["with groups", { ...ada, groups: [] }, "invalid_request"],
    ["with values", { ...ada, userAttributes: [] }, "invalid_request"],
    ["with a security context", { ...ada, securityContext: {} }, "invalid_request"],
    ["with roles", { ...ada, roles: [] }, "invalid_request"],
  ])("%s is refused, and nothing is written", async (_, settings, code) => {
    const before = at.stored();
    expect((await failureOf(sendAs(settings))).code).toBe(code);
    expect(at.stored()).toEqual(before);
  });
});

describe("D5: who reads or aborts is identified, and nothing is written", () => {
  const settings = {
    externalId: "jane",
    groups: ["nobody's", "managers"],
    userAttributes: [{ name: "nothing", value: 1 }],
    securityContext: { city: "Oslo" },
    email: "jane@a.test",
    isEphemeral: false,
  };

  it("what is said of groups and values is ignored, even what there is not", async () => {
    const stream = await send({ groups: ["analysts"] });
    const { chatId } = stream;
    await linesOf(stream);
    const before = at.stored();
    const read = await here.send({ chatId, sessionSettings: settings });
    expect(await shapeOf(read)).toMatch(/ __cutoff__ __state__ __usage__$/);
    await here.abort({ chatId, sessionSettings: settings });
    expect(at.stored()).toEqual(before);
  });

  it("and nobody comes into being", async () => {
    const before = at.stored();
    const asked = { chatId: "c", sessionSettings: { ...settings, externalId: "john" } };
    expect((await failureOf(here.send(asked))).code).toBe("thread_not_found");
    expect((await failureOf(here.abort(asked))).code).toBe("thread_not_found");
    expect(at.stored()).toEqual(before);
  });
});

describe("D10: user, rights and turn are one write", () => {
  it("an outage in it leaves none of them", async () => {
    const away = at.instance(({ provisioning }) => ({
      provisioning: { ...provisioning, commit: () => Promise.reject(new StoreUnavailable()) },
    }));
    const before = at.stored();
    await expect(send({ groups: ["analysts"] }, away)).rejects.toThrow(StoreUnavailable);
    expect(at.stored()).toEqual(before);
    expect(away.turns.count).toBe(0);
  });

  it("B2: two first messages at the same time make one user, with a thread for each", async () => {
    const sent = await Promise.all(
      [here, at.instance()].map((by) => send({ groups: ["analysts"] }, by)),
    );
    expect(await Promise.all(sent.map(answerOf))).toEqual(["Paris;", "Paris;"]);
    expect(at.tables.externalUsers.size).toBe(1);
    expect([...at.tables.threads.values()].map(({ owner }) => owner.id)).toEqual(
      Array(2).fill([...at.tables.externalUsers.keys()][0]),
    );
  });
});
