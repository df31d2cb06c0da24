import { describe, expect, it } from "@jest/globals";
import { refusalOf, valueOf } from "../../failures.fixture.js";
import { account, decided, digest, nowMs, user } from "./cases.fixture.js";
import type { UserChange } from "./changes.js";
import type { GenerateSessionRequest } from "../parse/generate-session-request.js";
import type { Snapshot } from "./snapshot.js";
import { takesSeat } from "./user-limit.js";

const changes = (onSnapshot: Partial<Snapshot>, onRequest: Partial<GenerateSessionRequest> = {}) =>
  valueOf(decided(onSnapshot, onRequest));
const noRights = {
  lane: "tenant_wide",
  joinGroups: [],
  leaveGroups: [],
  setValues: [],
  clearValues: [],
  securityContext: undefined,
};
const noProfile = { email: undefined, displayName: undefined, picture: undefined };

describe("B7: a request that changes nothing", () => {
  it("writes the session row and nothing else", () => {
    expect(changes({ externalUser: user() })).toEqual({
      embedTenant: undefined,
      definitions: undefined,
      user: undefined,
      session: {
        digest,
        keyId: "abcdefghij09",
        deploymentId: 1,
        embedTenantId: 2,
        userKind: "external",
        userId: 50,
        creatorMode: false,
        branchName: undefined,
        settings: {},
        ttlSeconds: 300,
      },
    });
  });

  it.each<[string, Partial<GenerateSessionRequest>]>([
    ["the stored email", { email: "a@b.test" }],
    ["the stored display name", { displayName: "Ada" }],
    ["the stored picture", { picture: "https://p.test/1.png" }],
    ["no groups, where there are none", { groups: [] }],
    ["isEphemeral for a permanent user", { isEphemeral: true }],
    ["the embed tenant's display name", { embedTenantDisplayName: "Demo Inc." }],
    ["the account's name as embed tenant (A4)", { embedTenantName: "demo" }],
  ])("may name %s", (_what, named) => {
    const {
      embedTenant,
      definitions,
      user: change,
    } = changes(
      {
        embedTenant: { id: 2, name: "demo", displayName: "Demo Inc.", madeWithin: "all" },
        externalUser: user({
          email: "a@b.test",
          displayName: "Ada",
          picture: "https://p.test/1.png",
        }),
      },
      named,
    );
    expect({ embedTenant, definitions, change }).toEqual({});
  });
});

describe("A4: embed tenants", () => {
  const acme = { embedTenantName: "acme-corp" };

  it("come into being with the first request that names them, with the user in them", () => {
    const made = changes({ embedTenant: undefined }, { ...acme, embedTenantDisplayName: "Acme" });
    expect(made.embedTenant).toEqual({
      kind: "create",
      id: 1001,
      name: "acme-corp",
      displayName: "Acme",
      madeWithin: "all",
    });
    expect(made.user).toMatchObject({ kind: "create", id: 1002, embedTenantId: 1001 });
    expect(made.session).toMatchObject({ embedTenantId: 1001, userId: 1002 });
  });

  it("that exist are used as they are", () => {
    const existing = { id: 77, name: "acme-corp", displayName: "Acme", madeWithin: "all" as const };
    const made = changes({ embedTenant: existing }, acme);
    expect(made.embedTenant).toBeUndefined();
    expect(made.session?.embedTenantId).toBe(77);
  });

  it("B6: get another display name when one is given that differs", () => {
    const existing = { id: 77, name: "acme-corp", displayName: "Acme", madeWithin: "all" as const };
    const made = changes(
      { embedTenant: existing },
      { ...acme, embedTenantDisplayName: "Acme Ltd." },
    );
    expect(made.embedTenant).toEqual({ kind: "rename", id: 77, displayName: "Acme Ltd." });
  });

  it("come into being for an internal user, too", () => {
    const made = changes(
      { embedTenant: undefined, internalUserId: 9 },
      { ...acme, identity: { kind: "internal", username: "ada@demo.test" }, creatorMode: true },
    );
    expect(made.embedTenant).toMatchObject({ kind: "create", name: "acme-corp" });
    expect(made.session).toMatchObject({ userKind: "internal", userId: 9, creatorMode: true });
  });
});

describe("A4: external users", () => {
  it("are created with what the request says of them", () => {
    const profile = { email: "a@b.test", displayName: "Ada", picture: "p" };
    expect(changes({}, profile).user).toEqual({
      kind: "create",
      id: 1001,
      embedTenantId: 2,
      externalId: "u",
      profile,
      lifetime: undefined,
      replaces: undefined,
      madeWithin: "all",
      rights: noRights,
    });
  });

  it.each<[string, string | undefined, string | undefined, string | undefined]>([
    ["supplied and different overwrites", "old@b.test", "new@b.test", "new@b.test"],
    ["supplied for the first time is written", undefined, "new@b.test", "new@b.test"],
    ["supplied and equal is not written", "old@b.test", "old@b.test", undefined],
    ["omitted keeps", "old@b.test", undefined, undefined],
  ])("email: %s", (_rule, stored, given, written) => {
    const { user: change } = changes({ externalUser: user({ email: stored }) }, { email: given });
    expect(change?.profile.email).toBe(written);
    if (written === undefined) expect(change).toBeUndefined();
  });

  it("are updated on the version that was decided on, so that a rival's change is noticed", () => {
    expect(changes({ externalUser: user() }, { displayName: "Ada" }).user).toEqual({
      kind: "update",
      id: 50,
      version: 3,
      profile: { ...noProfile, displayName: "Ada" },
      makePermanent: false,
      rights: noRights,
    });
  });
});

describe("A4: internal users", () => {
  const internal = { identity: { kind: "internal", username: "ada@demo.test" } } as const;

  it("must exist", () => {
    expect(refusalOf(decided({}, internal)).code).toBe("internal_user_not_found");
  });

  it("get a session and nothing else, whatever is said of them", () => {
    const made = changes(
      { internalUserId: 9 },
      { ...internal, displayName: "Ada", isEphemeral: true },
    );
    expect(made).toMatchObject({ embedTenant: undefined, definitions: undefined, user: undefined });
    expect(made.session).toMatchObject({ userKind: "internal", userId: 9, embedTenantId: 2 });
  });
});

describe("D9: ephemeral users", () => {
  const until = (ephemeralUntilMs: number) => ({ externalUser: user({ ephemeralUntilMs }) });

  it("live one week", () => {
    expect(changes({}, { isEphemeral: true }).user).toMatchObject({
      lifetime: { ttlSeconds: 604_800 },
    });
  });

  it("become permanent with the first request that does not say isEphemeral: true", () => {
    expect(changes(until(nowMs + 1)).user).toMatchObject({ kind: "update", makePermanent: true });
    expect(changes(until(nowMs + 1), { isEphemeral: true }).user).toBeUndefined();
  });

  it("keep their lifetime when something else changes", () => {
    const { user: change } = changes(until(nowMs + 1), { isEphemeral: true, email: "a@b.test" });
    expect(change).toMatchObject({ kind: "update", makePermanent: false });
  });

  it.each([
    ["a millisecond before its end, it is the same user", nowMs + 1, undefined],
    ["at its end, it is absent", nowMs, 50],
    ["after its end, it is absent though it is still stored", nowMs - 1, 50],
  ])("%s", (_when, ephemeralUntilMs, replaces) => {
    const { user: change } = changes(until(ephemeralUntilMs), { isEphemeral: true });
    expect(change?.kind === "create" ? change.replaces : undefined).toBe(replaces);
    if (replaces !== undefined) expect(change).toMatchObject({ kind: "create", id: 1001 });
  });

  it("that are over leave nothing to the new one", () => {
    const over = user({
      ephemeralUntilMs: nowMs,
      email: "old@b.test",
      securityContext: { a: 1 },
      groupIds: [7],
    });
    const { user: change } = changes(
      { externalUser: over },
      { groups: [], email: "old@b.test", securityContext: {} },
    );
    expect(change).toMatchObject({
      profile: { ...noProfile, email: "old@b.test" },
      rights: noRights,
    });
  });

  it("B3: a seat is taken by a new permanent user and by one who becomes permanent", () => {
    const seat = (onSnapshot: Partial<Snapshot>, isEphemeral: boolean): boolean =>
      takesSeat(changes(onSnapshot, { isEphemeral, email: "new@b.test" }).user);
    expect(seat({}, false)).toBe(true);
    expect(seat({}, true)).toBe(false);
    expect(seat(until(nowMs + 1), false)).toBe(true);
    expect(seat(until(nowMs + 1), true)).toBe(false);
    expect(seat(until(nowMs), false)).toBe(true);
    expect(seat({ externalUser: user() }, false)).toBe(false);
    expect(takesSeat(undefined as UserChange | undefined)).toBe(false);
  });
});

describe("B5, B6: the session", () => {
  it("is good for 5 minutes, and bound to what was asked for", () => {
    const settings = { allowAi: false, embedTheme: { dark: true } };
    const made = changes(
      { account: { ...account, name: "demo" }, externalUser: user() },
      { creatorMode: true, branchName: "dev", settings },
    );
    expect(made.session).toMatchObject({
      creatorMode: true,
      branchName: "dev",
      settings,
      ttlSeconds: 300,
    });
  });
});
