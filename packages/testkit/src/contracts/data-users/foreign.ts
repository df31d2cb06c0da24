import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { changeAccount } from "../world/change-account.js";
import { deployment } from "../world/account-changes.js";
import { provisionUser } from "../world/provisioned.js";
import { rights } from "../world/session-changes.js";
import { twoAccounts } from "../world/two-accounts.js";
import { external, internal, nothing, rightsOf } from "./rights-of.js";

/** The same questions from an account that has everything under the same names (T4). */
export const foreign: readonly ContractCase[] = [
  proves("A1 E1 a user of another account has nothing", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    for (const [lane, catalog] of [
      ["tenant_wide", ours.wide],
      ["embed_tenant", ours.scoped],
    ] as const) {
      const { id } = await provisionUser(store, ours, {
        externalId: lane,
        rights: rights({ lane, joinGroups: [catalog.groups.analysts], securityContext: { a: 1 } }),
      });
      const lookup = { user: external(id), creatorMode: lane === "embed_tenant" };
      expect((await rightsOf(store, ours, lookup)).groups).toEqual(["analysts"]);
      expect(await rightsOf(store, theirs, lookup)).toMatchObject(
        nothing(lane === "embed_tenant" ? "number" : "string"),
      );
    }
    const lookup = { user: internal(ours) };
    expect((await rightsOf(store, ours, lookup)).groups).toEqual(["analysts"]);
    expect(await rightsOf(store, theirs, lookup)).toMatchObject(nothing("string"));
  }),

  proves("A1 a deployment of another account is unknown", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    await changeAccount(store, ours, { deployments: [deployment({ id: 7 })] });
    expect((await rightsOf(store, ours, { deploymentId: 7 })).deployment).toBeDefined();
    expect((await rightsOf(store, theirs, { deploymentId: 7 })).deployment).toBeUndefined();
    expect((await rightsOf(store, theirs)).deployment?.modelFolder).toBe("shop-of-theirs");
  }),

  proves("an account that is unknown has nothing at all", async (store) => {
    await twoAccounts(store);
    expect(await rightsOf(store, { id: 0 })).toEqual({
      deployment: undefined,
      groups: [],
      attributes: [],
      securityContext: undefined,
    });
  }),
];
