import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { changeAccount } from "../world/change-account.js";
import { deployment } from "../world/account-changes.js";
import { newId } from "../world/ids.js";
import { provisionUser } from "../world/provisioned.js";
import { rights } from "../world/session-changes.js";
import { twoAccounts, username } from "../world/two-accounts.js";
import { attributes, external, internal, nothing, rightsOf } from "./rights-of.js";

/** Who has which rights, and for which deployment. */
export const users: readonly ContractCase[] = [
  proves("E6 a deployment with all that a query needs of it", async (store) => {
    const { ours } = await twoAccounts(store);
    expect((await rightsOf(store, ours)).deployment).toEqual({
      id: 1,
      modelFolder: "shop-of-ours",
      requirePolicies: false,
      timezone: "UTC",
    });
    const sources = [{ name: "desk", kind: "postgres", urlFromEnv: "DESK_URL" }] as const;
    const strict = { requirePolicies: true, timezone: "Europe/Berlin", sources };
    await changeAccount(store, ours, { deployments: [deployment({ id: 7, ...strict })] });
    expect((await rightsOf(store, ours, { deploymentId: 7 })).deployment).toEqual({
      id: 7,
      modelFolder: undefined,
      ...strict,
    });
    for (const deploymentId of [3, 0, -1, 2 ** 31, 2 ** 53, 2 ** 60]) {
      expect((await rightsOf(store, ours, { deploymentId })).deployment).toBeUndefined();
    }
  }),

  proves("E1 somebody who is not stored has the defaults and nothing else", async (store) => {
    const { ours } = await twoAccounts(store);
    for (const user of [undefined, external(newId())]) {
      expect(await rightsOf(store, ours, { user })).toMatchObject(nothing("string"));
      const scoped = { user, creatorMode: true };
      expect(await rightsOf(store, ours, scoped)).toMatchObject(nothing("number"));
    }
  }),

  proves("A5 an internal user has the tenant-wide lane in either mode", async (store) => {
    const { ours } = await twoAccounts(store);
    const { analysts } = ours.wide.groups;
    const values = [{ attributeId: ours.wide.attributes.city, value: "Rome" }];
    await changeAccount(store, ours, {
      internalUsers: [{ id: ours.internalUserId, username, groupIds: [analysts], values }],
    });
    for (const creatorMode of [false, true]) {
      for (const embedTenantName of ["acme-corp", "ours", "unknown-corp"]) {
        const lookup = { user: internal(ours), creatorMode, embedTenantName };
        expect(await rightsOf(store, ours, lookup)).toMatchObject({
          groups: ["analysts"],
          attributes: attributes("string", { city: "Rome" }),
          securityContext: undefined,
        });
      }
    }
  }),

  proves(
    "D9 T34 a user whose time is over has nothing, swept away or not",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, {
        lifetime: { ttlSeconds: 60 },
        rights: rights({
          joinGroups: [ours.wide.groups.analysts],
          setValues: [{ attributeId: ours.wide.attributes.city, value: "Berlin" }],
          securityContext: { of: "ada" },
        }),
      });
      const user = external(id);
      await store.advanceMs(50_000);
      expect((await rightsOf(store, ours, { user })).groups).toEqual(["analysts"]);
      await store.advanceMs(10_000);
      expect(await rightsOf(store, ours, { user })).toMatchObject(nothing("string"));
    },
    "clock",
  ),
];
