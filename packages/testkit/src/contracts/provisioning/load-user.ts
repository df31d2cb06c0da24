import { expect } from "@jest/globals";
import type { ExternalUser } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import { lookAlikes } from "../world/look-alikes.js";
import { commit, load, loadUser, provisionUser } from "../world/provisioned.js";
import { forUser, profile, rights, userUpdate } from "../world/session-changes.js";
import { twoAccounts } from "../world/two-accounts.js";

const both = { attributeNames: ["city", "tags"] };

/** The external user, as the lane of the request's mode sees it (A5). */
export const loadUserCases: readonly ContractCase[] = [
  proves("every field of a user without a profile", async (store) => {
    const { ours } = await twoAccounts(store);
    expect((await load(store, ours)).externalUser).toBeUndefined();
    const { id } = await provisionUser(store, ours);
    const wanted: ExternalUser = {
      id,
      version: 0,
      email: undefined,
      displayName: undefined,
      picture: undefined,
      ephemeralUntilMs: undefined,
      madeWithin: "all",
      securityContext: undefined,
      groupIds: [],
      values: [],
    };
    expect(await loadUser(store, ours, both)).toEqual(wanted);
    expect(await loadUser(store, ours, { ...both, creatorMode: true })).toEqual(wanted);
  }),

  proves("A5 each lane shows its own memberships, values and security context", async (store) => {
    const { ours } = await twoAccounts(store);
    const { wide, scoped } = ours;
    const { id } = await provisionUser(store, ours, {
      profile: profile({ email: "a@b.test", displayName: "Ada \u{1f600}", picture: "" }),
      rights: rights({
        joinGroups: [wide.groups.analysts, wide.groups.managers],
        setValues: [{ attributeId: wide.attributes.city, value: "Rome" }],
        securityContext: { lane: "wide" },
      }),
    });
    const seen = {
      id,
      email: "a@b.test",
      displayName: "Ada \u{1f600}",
      picture: "",
      ephemeralUntilMs: undefined,
      madeWithin: "all",
    };
    const nothing = { securityContext: undefined, groupIds: [], values: [] };
    expect(await loadUser(store, ours, { ...both, creatorMode: true })).toEqual({
      ...seen,
      ...nothing,
      version: 0,
    });

    const update = userUpdate(
      { id, version: 0 },
      {
        rights: rights({
          lane: "embed_tenant",
          joinGroups: [scoped.groups.managers],
          setValues: [{ attributeId: scoped.attributes.city, value: 7 }],
          securityContext: { lane: "scoped" },
        }),
      },
    );
    await commit(store, ours, forUser(ours, update));
    expect(await loadUser(store, ours, { ...both, creatorMode: true })).toEqual({
      ...seen,
      version: 1,
      securityContext: { lane: "scoped" },
      groupIds: [scoped.groups.managers],
      values: [{ attributeId: scoped.attributes.city, value: 7 }],
    });
    const ada = await loadUser(store, ours, both);
    expect({ ...ada, groupIds: [...ada.groupIds].sort() }).toEqual({
      ...seen,
      version: 1,
      securityContext: { lane: "wide" },
      groupIds: [wide.groups.analysts, wide.groups.managers].sort(),
      values: [{ attributeId: wide.attributes.city, value: "Rome" }],
    });
  }),

  proves(
    "all memberships, but only the values of the attributes that were asked for",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { groups, attributes } = ours.wide;
      await provisionUser(store, ours, {
        rights: rights({
          joinGroups: [groups.analysts],
          setValues: [
            { attributeId: attributes.city, value: "Rome" },
            { attributeId: attributes.tags, value: ["a", "b"] },
          ],
        }),
      });
      const tags = { attributeId: attributes.tags, value: ["a", "b"] };
      expect(await loadUser(store, ours, { attributeNames: ["tags", "unknown"] })).toMatchObject({
        groupIds: [groups.analysts],
        values: [tags],
      });
      expect((await loadUser(store, ours, { groupNames: ["managers"] })).values).toEqual([]);
      expect((await loadUser(store, ours, both)).values).toHaveLength(2);
    },
  ),

  proves("A4 the same externalId in two embed tenants is two users", async (store) => {
    const { ours } = await twoAccounts(store);
    const named = await provisionUser(store, ours, { profile: profile({ email: "a@b.test" }) });
    const own = await provisionUser(store, ours, { embedTenantId: ours.ownTenantId });
    expect(await loadUser(store, ours)).toMatchObject({ id: named.id, email: "a@b.test" });
    expect(await loadUser(store, ours, { embedTenantName: undefined })).toMatchObject({
      id: own.id,
      email: undefined,
    });
    expect((await loadUser(store, ours, { embedTenantName: "ours" })).id).toBe(own.id);
    const unknown = await load(store, ours, { embedTenantName: "globex" });
    expect(unknown.externalUser).toBeUndefined();
  }),

  proves("A4 T23 external ids that look alike are different users", async (store) => {
    const { ours } = await twoAccounts(store);
    const users = new Map<string, number>();
    for (const externalId of lookAlikes) {
      const identity = { kind: "external", externalId } as const;
      expect((await load(store, ours, { identity })).externalUser).toBeUndefined();
      users.set(externalId, (await provisionUser(store, ours, { externalId })).id);
    }
    for (const [externalId, id] of users) {
      const identity = { kind: "external", externalId } as const;
      expect((await loadUser(store, ours, { identity })).id).toBe(id);
    }
  }),

  proves(
    "D9 a user whose time is over is still shown, so that a decision can take its place",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
      await store.advanceMs(60_000);
      const { nowMs, externalUser } = await load(store, ours);
      expect(externalUser?.id).toBe(id);
      expect(externalUser?.ephemeralUntilMs).toBeLessThanOrEqual(nowMs);
    },
    "clock",
  ),

  proves("one snapshot is of one moment, whatever is written meanwhile", async (store) => {
    const { ours } = await twoAccounts(store);
    const { groups, attributes } = ours.wide;
    const { id } = await provisionUser(store, ours, {
      rights: rights({
        joinGroups: [groups.analysts],
        setValues: [{ attributeId: attributes.city, value: "even" }],
        securityContext: { is: "even" },
      }),
    });
    const write = async (): Promise<void> => {
      for (let version = 0; version < 30; version++) {
        const [to, from] =
          version % 2 === 1
            ? [groups.analysts, groups.managers]
            : [groups.managers, groups.analysts];
        const is = version % 2 === 1 ? "even" : "odd";
        const change = rights({
          joinGroups: [to],
          leaveGroups: [from],
          setValues: [{ attributeId: attributes.city, value: is }],
          securityContext: { is },
        });
        await commit(store, ours, forUser(ours, userUpdate({ id, version }, { rights: change })));
      }
    };
    const read = async (): Promise<void> => {
      for (let time = 0; time < 30; time++) {
        const { version, groupIds, values, securityContext } = await loadUser(store, ours, both);
        const even = version % 2 === 0;
        expect({ groupIds, values, securityContext }).toEqual({
          groupIds: [even ? groups.analysts : groups.managers],
          values: [{ attributeId: attributes.city, value: even ? "even" : "odd" }],
          securityContext: { is: even ? "even" : "odd" },
        });
      }
    };
    await Promise.all([write(), read(), read(), read()]);
  }),
];
