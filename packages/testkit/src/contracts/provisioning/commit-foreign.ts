import { expect } from "@jest/globals";
import type { SessionChanges } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import { attribute, group, settings } from "../world/account-changes.js";
import { changeAccount } from "../world/change-account.js";
import { everything } from "../world/everything.js";
import { commit, load, loadUser, provisionUser } from "../world/provisioned.js";
import {
  definitions,
  forStoredUser,
  forUser,
  newSession,
  newUser,
  rights,
  userUpdate,
} from "../world/session-changes.js";
import { tenantName, twoAccounts, type TwoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { possibleBut, userPart } from "./conflicting.js";

/** Changes that reach from their account for something of ours. */
const reaching = (
  what: string,
  changes: (accounts: TwoAccounts, adaId: number) => SessionChanges,
): ContractCase =>
  proves(
    `T4 a conflict that writes nothing: ${what}`,
    async (store) => {
      const accounts = await twoAccounts(store);
      const { id } = await provisionUser(store, accounts.ours);
      const given = changes(accounts, id);
      const outcome = await writesNothing(store, () =>
        store.ports.provisioning.commit(accounts.theirs.id, given),
      );
      expect(outcome).toBe("conflict");
    },
    "dump",
  );

export const commitForeign: readonly ContractCase[] = [
  proves("A1 the same changes under the same names are the other account's own", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const lookup = {
      creatorMode: true,
      identity: { kind: "external", externalId: "new-user" },
      groupNames: ["analysts", "managers", "buyers"],
      attributeNames: ["city", "tags", "level"],
    } as const;
    await commit(store, ours, everything(ours));
    const before = await load(store, ours, lookup);
    const theirsBefore = await load(store, theirs, lookup);
    expect(theirsBefore).toMatchObject({
      embedTenant: { displayName: undefined },
      externalUser: undefined,
    });
    expect(theirsBefore.groups).toHaveLength(2);

    await commit(store, theirs, everything(theirs));
    const user = await loadUser(store, theirs, lookup);
    const clear = rights({
      lane: "embed_tenant",
      leaveGroups: [...user.groupIds],
      clearValues: user.values.map(({ attributeId }) => attributeId),
      securityContext: {},
    });
    await commit(store, theirs, forUser(theirs, userUpdate(user, { rights: clear })));
    const { embedTenantCatalog } = store.ports;
    await embedTenantCatalog.removeGroup(theirs.id, tenantName, theirs.scoped.groups.analysts);
    expect({ ...(await load(store, ours, lookup)), nowMs: before.nowMs }).toEqual(before);
  }),

  proves("B3 one account's users take no seat of another one", async (store) => {
    const { ours, theirs } = await twoAccounts(store, { externalUsersMax: 1 });
    await provisionUser(store, ours);
    await provisionUser(store, theirs);
    await changeAccount(store, theirs, { settings: settings({ externalUsersMax: 5 }) });
    await provisionUser(store, { ...theirs, externalUsersMax: 5 }, { externalId: "bob" });
    const bob = forUser(ours, newUser(ours, { externalId: "bob" }));
    expect(await store.ports.provisioning.commit(ours.id, bob)).toBe("external_user_limit");
  }),

  reaching("all that we could have written ourselves", ({ ours }) => everything(ours)),
  reaching("a change of our user that we could have written ourselves", ({ ours }, adaId) =>
    forUser(ours, userUpdate({ id: adaId, version: 0 })),
  ),
  reaching("a session for our external user", ({ theirs }, adaId) => forStoredUser(theirs, adaId)),
  reaching("a session for our internal user", ({ ours, theirs }) =>
    forStoredUser(theirs, ours.internalUserId, { userKind: "internal" }),
  ),
  reaching("a session in our embed tenant", ({ ours, theirs }) =>
    forStoredUser(theirs, theirs.internalUserId, {
      userKind: "internal",
      embedTenantId: ours.tenantId,
    }),
  ),

  reaching("a new user in our embed tenant", ({ ours, theirs }) =>
    possibleBut(theirs, userPart(theirs, newUser(ours, { externalId: "bob" }))),
  ),
  reaching("a new user in our embed tenant, with a session in theirs", ({ ours, theirs }) => {
    const user = newUser(ours, { externalId: "bob" });
    return possibleBut(theirs, { user, session: newSession(theirs, { userId: user.id }) });
  }),
  reaching("a new user in the place of ours", ({ theirs }, adaId) =>
    possibleBut(theirs, userPart(theirs, newUser(theirs, { replaces: adaId }))),
  ),
  reaching("a new user with the id of ours", ({ theirs }, adaId) =>
    possibleBut(theirs, userPart(theirs, newUser(theirs, { id: adaId }))),
  ),
  reaching("a change of our user", ({ theirs }, adaId) =>
    possibleBut(theirs, userPart(theirs, userUpdate({ id: adaId, version: 0 }))),
  ),
  reaching("a membership in our groups", ({ ours, theirs }) => {
    const join = rights({ lane: "embed_tenant", joinGroups: [ours.scoped.groups.analysts] });
    return possibleBut(theirs, userPart(theirs, newUser(theirs, { rights: join })));
  }),
  reaching("a membership in our tenant-wide groups", ({ ours, theirs }) => {
    const join = rights({ joinGroups: [ours.wide.groups.analysts] });
    return possibleBut(theirs, userPart(theirs, newUser(theirs, { rights: join })));
  }),
  reaching("a value of our attributes", ({ ours, theirs }) => {
    const setValues = [{ attributeId: ours.wide.attributes.city, value: "Rome" }];
    return possibleBut(
      theirs,
      userPart(theirs, newUser(theirs, { rights: rights({ setValues }) })),
    );
  }),

  reaching("another display name of our embed tenant", ({ ours, theirs }) =>
    possibleBut(theirs, {
      embedTenant: { kind: "rename", id: ours.tenantId, displayName: "Stolen" },
    }),
  ),
  reaching("a new embed tenant with the id of ours", ({ ours, theirs }) => {
    const id = ours.tenantId;
    const embedTenant = {
      kind: "create",
      id,
      name: "globex",
      displayName: undefined,
      madeWithin: "all",
    } as const;
    return forUser(theirs, newUser(theirs, { embedTenantId: id }), { embedTenant });
  }),
  ...(["id", "tenantId"] as const).map((catalog) =>
    reaching(`definitions in our catalog (${catalog})`, ({ ours, theirs }) =>
      possibleBut(theirs, {
        definitions: definitions(theirs, {
          catalogId: ours[catalog],
          createGroups: [group("buyers")],
          createAttributes: [attribute("level")],
        }),
      }),
    ),
  ),
  reaching("a change of our group", ({ ours, theirs }) =>
    possibleBut(theirs, {
      definitions: definitions(theirs, {
        updateGroups: [{ id: ours.scoped.groups.analysts, description: "Stolen" }],
      }),
    }),
  ),
  reaching("a change of our attribute", ({ ours, theirs }) =>
    possibleBut(theirs, {
      definitions: definitions(theirs, {
        updateAttributes: [{ ...attribute("city", "number"), id: ours.scoped.attributes.city }],
      }),
    }),
  ),
];
