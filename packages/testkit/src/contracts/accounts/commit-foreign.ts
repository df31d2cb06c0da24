import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { attribute, declaredKey, deployment, group } from "../world/account-changes.js";
import { changeAccount, changesOf, loadAccount } from "../world/change-account.js";
import { newId } from "../world/ids.js";
import { tenantName, twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { expectState } from "./state.js";

export const accountsCommitForeign: readonly ContractCase[] = [
  proves("A1 A6 the same names and ids change the other account's own rows only", async (store) => {
    const { theirs } = await twoAccounts(store);
    const ours = await loadAccount(store, "ours", [tenantName, "ours"]);
    await changeAccount(store, theirs, {
      deployments: [deployment({ id: 1, name: "changed" })],
      agents: [{ id: "1", name: "changed", deploymentId: 1, config: {} }],
      keys: [declaredKey({ id: "changed00000", name: "server" })],
      internalUsers: [{ id: newId(), username: "new@demo.test", groupIds: [], values: [] }],
      catalogs: [
        {
          catalogId: theirs.tenantId,
          groups: [{ ...group("analysts"), id: theirs.scoped.groups.analysts }],
          attributes: [{ ...attribute("city", "number"), id: theirs.scoped.attributes.city }],
        },
      ],
    });
    expectState(await loadAccount(store, "ours", [tenantName, "ours"]), ours);
    const { deployments } = await loadAccount(store, "theirs");
    expect(deployments.find(({ id }) => id === 1)?.name).toBe("changed");
  }),

  proves(
    "T4 definitions in a catalog of our account are a conflict that writes nothing",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const state = await loadAccount(store, "theirs");
      for (const catalogId of [ours.id, ours.tenantId]) {
        const catalogs = [{ catalogId, groups: [group("intruders")], attributes: [] }];
        const changes = changesOf(state, { catalogs });
        const outcome = await writesNothing(store, () =>
          store.ports.accounts.commit("theirs", changes),
        );
        expect(outcome).toBe("conflict");
      }
    },
    "dump",
  ),

  proves(
    "T4 a row with the id of one of ours is a conflict that writes nothing",
    async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const state = await loadAccount(store, "theirs");
      const catalogId = theirs.tenantId;
      const stolenGroup = { ...group("stolen"), id: ours.scoped.groups.analysts };
      const stolenAttribute = { ...attribute("stolen", "number"), id: ours.scoped.attributes.city };
      const stolenUser = { id: ours.internalUserId, username: "stolen", groupIds: [], values: [] };
      for (const over of [
        { catalogs: [{ catalogId, groups: [stolenGroup], attributes: [] }] },
        { catalogs: [{ catalogId, groups: [], attributes: [stolenAttribute] }] },
        { internalUsers: [stolenUser] },
      ]) {
        const changes = changesOf(state, over);
        const outcome = await writesNothing(store, () =>
          store.ports.accounts.commit("theirs", changes),
        );
        expect(outcome).toBe("conflict");
      }
    },
    "dump",
  ),
];
