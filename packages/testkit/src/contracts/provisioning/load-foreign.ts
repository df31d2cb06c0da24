import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { deployment } from "../world/account-changes.js";
import { changeAccount } from "../world/change-account.js";
import { makeTenant } from "../world/define.js";
import { newId } from "../world/ids.js";
import { load, loadUser, provisionUser } from "../world/provisioned.js";
import { profile, rights } from "../world/session-changes.js";
import { twoAccounts } from "../world/two-accounts.js";

const names = { groupNames: ["analysts", "managers"], attributeNames: ["city", "tags"] };

export const loadForeign: readonly ContractCase[] = [
  proves("A1 everything that has the same name or id is the other account's own", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const ada = await provisionUser(store, ours, {
      profile: profile({ email: "ours@b.test" }),
      rights: rights({
        joinGroups: [ours.wide.groups.analysts],
        setValues: [{ attributeId: ours.wide.attributes.city, value: "Rome" }],
        securityContext: { of: "ours" },
      }),
    });
    const theirAda = await provisionUser(store, theirs);
    for (const creatorMode of [false, true]) {
      const seen = await load(store, theirs, { ...names, creatorMode, deploymentId: 1 });
      expect(seen.account.id).toBe(theirs.id);
      expect(seen.deployment?.modelFolder).toBe("shop-of-theirs");
      expect(seen.embedTenant?.id).toBe(theirs.tenantId);
      const catalog = creatorMode ? theirs.scoped : theirs.wide;
      expect(seen.groups.map(({ id }) => id).sort()).toEqual(Object.values(catalog.groups).sort());
      expect(seen.attributes.map(({ id }) => id).sort()).toEqual(
        Object.values(catalog.attributes).sort(),
      );
      expect(seen.externalUser).toMatchObject({
        id: theirAda.id,
        email: undefined,
        securityContext: undefined,
        groupIds: [],
        values: [],
      });
    }
    expect((await loadUser(store, ours, names)).id).toBe(ada.id);
  }),

  proves("A1 what only our account has is not there", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const tenantId = await makeTenant(store, ours, "globex-corp");
    await provisionUser(store, ours, { embedTenantId: tenantId });
    await changeAccount(store, ours, {
      deployments: [deployment({ id: 3 })],
      internalUsers: [{ id: newId(), username: "eve@demo.test", groupIds: [], values: [] }],
    });
    const globex = await load(store, theirs, { embedTenantName: "globex-corp", deploymentId: 3 });
    expect(globex).toMatchObject({
      deployment: undefined,
      embedTenant: undefined,
      externalUser: undefined,
    });
    const own = await load(store, theirs, { embedTenantName: "ours", creatorMode: true, ...names });
    expect(own).toMatchObject({ embedTenant: undefined, groups: [], attributes: [] });
    const identity = { kind: "internal", username: "eve@demo.test" } as const;
    expect((await load(store, theirs, { identity })).internalUserId).toBeUndefined();
    expect((await load(store, theirs)).externalUser).toBeUndefined();
  }),
];
