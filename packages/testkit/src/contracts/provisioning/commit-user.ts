import { expect } from "@jest/globals";
import type { AttributeValue } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import { expectSameJson, jsonObjects } from "../world/json-values.js";
import { commit, load, loadUser, provisionSession, provisionUser } from "../world/provisioned.js";
import { forUser, profile, rights, userUpdate } from "../world/session-changes.js";
import { twoAccounts } from "../world/two-accounts.js";

const both = { attributeNames: ["city", "tags"] };

/** Users: profile, lifetime and rights of either lane. */
export const commitUserCases: readonly ContractCase[] = [
  proves(
    "B4 a profile's fields are written where they are given, and kept where not",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const full = { email: "a@b.test", displayName: "Ada", picture: "https://a.test/p.png" };
      const { id } = await provisionUser(store, ours, { profile: profile(full) });
      const changes = [{ email: "c@d.test" }, { displayName: "" }, { picture: "x" }, {}];
      let wanted = { ...full };
      for (const [version, given] of changes.entries()) {
        const update = userUpdate({ id, version }, { profile: profile(given) });
        await commit(store, ours, forUser(ours, update));
        wanted = { ...wanted, ...given };
        expect(await loadUser(store, ours)).toMatchObject({ ...wanted, id, version: version + 1 });
      }
    },
  ),

  proves(
    "A5 memberships and values are added and taken away, in the lane they belong to",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours);
      for (const [turn, lane] of (["tenant_wide", "embed_tenant"] as const).entries()) {
        const { groups, attributes } = lane === "tenant_wide" ? ours.wide : ours.scoped;
        const city: AttributeValue = lane === "tenant_wide" ? "Rome" : 7;
        const mode = { ...both, creatorMode: lane === "embed_tenant" };
        const first = rights({
          lane,
          joinGroups: [groups.analysts],
          setValues: [{ attributeId: attributes.city, value: city }],
        });
        await commit(
          store,
          ours,
          forUser(ours, userUpdate({ id, version: turn * 2 }, { rights: first })),
        );
        expect(await loadUser(store, ours, mode)).toMatchObject({
          groupIds: [groups.analysts],
          values: [{ attributeId: attributes.city, value: city }],
        });
        const second = rights({
          lane,
          joinGroups: [groups.managers],
          leaveGroups: [groups.analysts],
          setValues: [{ attributeId: attributes.tags, value: ["x"] }],
          clearValues: [attributes.city],
        });
        await commit(
          store,
          ours,
          forUser(ours, userUpdate({ id, version: turn * 2 + 1 }, { rights: second })),
        );
        expect(await loadUser(store, ours, mode)).toMatchObject({
          groupIds: [groups.managers],
          values: [{ attributeId: attributes.tags, value: ["x"] }],
        });
      }
      expect((await loadUser(store, ours, both)).groupIds).toEqual([ours.wide.groups.managers]);
    },
  ),

  proves("B4 a value that is there already is overwritten", async (store) => {
    const { ours } = await twoAccounts(store);
    const { city } = ours.wide.attributes;
    const { id } = await provisionUser(store, ours);
    for (const [version, value] of ["Rome", "", "Oslo"].entries()) {
      const change = rights({ setValues: [{ attributeId: city, value }] });
      await commit(store, ours, forUser(ours, userUpdate({ id, version }, { rights: change })));
      const { values } = await loadUser(store, ours, both);
      expect(values).toEqual([{ attributeId: city, value }]);
    }
  }),

  proves("values come back as the JSON that they were", async (store) => {
    const { ours } = await twoAccounts(store);
    const { city } = ours.wide.attributes;
    const { id } = await provisionUser(store, ours);
    const values: readonly AttributeValue[] = [
      "",
      "null",
      "1",
      "\u2028\u0001\u{1f600}e\u0301",
      "x".repeat(100_000),
      ...[0, -0, 0.1, -1 / 3, 1e21, 5e-324, Number.MAX_VALUE, Number.MAX_SAFE_INTEGER],
      [],
      ["", "a", "a", ","],
      [1, -0, 1e-7],
    ];
    for (const [version, value] of values.entries()) {
      const change = rights({ setValues: [{ attributeId: city, value }] });
      await commit(store, ours, forUser(ours, userUpdate({ id, version }, { rights: change })));
      expectSameJson((await loadUser(store, ours, both)).values[0]?.value, value);
    }
  }),

  proves(
    "A5 a security context is replaced whole, kept where none is given, cleared by {}",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, {
        rights: rights({ securityContext: { a: 1, b: 2 } }),
      });
      expect((await loadUser(store, ours)).securityContext).toEqual({ a: 1, b: 2 });
      for (const [version, securityContext] of [undefined, { b: 3 }, undefined, {}].entries()) {
        const change = rights({ securityContext });
        await commit(store, ours, forUser(ours, userUpdate({ id, version }, { rights: change })));
        const wanted = version === 0 ? { a: 1, b: 2 } : version < 3 ? { b: 3 } : {};
        expect((await loadUser(store, ours)).securityContext).toEqual(wanted);
        const scoped = await loadUser(store, ours, { creatorMode: true });
        expect(scoped.securityContext).toBeUndefined();
      }
    },
  ),

  proves("a security context comes back as the JSON that it was, in either lane", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours);
    let version = 0;
    for (const securityContext of jsonObjects) {
      for (const lane of ["tenant_wide", "embed_tenant"] as const) {
        const change = rights({ lane, securityContext });
        await commit(store, ours, forUser(ours, userUpdate({ id, version }, { rights: change })));
        version++;
        const mode = { creatorMode: lane === "embed_tenant" };
        expectSameJson((await loadUser(store, ours, mode)).securityContext, securityContext);
      }
    }
  }),

  proves(
    "D9 an ephemeral user ends by the store's clock, unless it is made permanent",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, { lifetime: { ttlSeconds: 604_800 } });
      const { nowMs, externalUser } = await load(store, ours);
      const leftMs = (externalUser?.ephemeralUntilMs ?? 0) - nowMs;
      expect(leftMs).toBeLessThanOrEqual(604_800_000);
      expect(leftMs).toBeGreaterThan(604_790_000);
      const kept = userUpdate({ id, version: 0 }, { profile: profile({ email: "a@b.test" }) });
      await commit(store, ours, forUser(ours, kept));
      expect((await loadUser(store, ours)).ephemeralUntilMs).toBe(externalUser?.ephemeralUntilMs);
      await commit(
        store,
        ours,
        forUser(ours, userUpdate({ id, version: 1 }, { makePermanent: true })),
      );
      expect((await loadUser(store, ours)).ephemeralUntilMs).toBeUndefined();
    },
  ),

  proves("B7 a session alone leaves the user and its version as they are", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours, { profile: profile({ email: "a@b.test" }) });
    const before = await loadUser(store, ours);
    await provisionSession(store, ours, id);
    await provisionSession(store, ours, ours.internalUserId, { userKind: "internal" });
    expect(await loadUser(store, ours)).toEqual(before);
  }),
];
