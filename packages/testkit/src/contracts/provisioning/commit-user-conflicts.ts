import type { ContractCase } from "../contract.js";
import { newId } from "../world/ids.js";
import { forUser, newSession, newUser, rights, userUpdate } from "../world/session-changes.js";
import { tenantName } from "../world/two-accounts.js";
import { conflicting, possibleBut, userPart } from "./conflicting.js";

const external = { kind: "external", name: "an external user" } as const;
const internal = { kind: "internal", name: "an internal user" } as const;

/** Users that are taken, removed or changed meanwhile, and rights that were deleted. */
export const commitUserConflictCases: readonly ContractCase[] = [
  conflicting("the id of a new user is taken", ({ ours, ada }) =>
    possibleBut(ours, userPart(ours, newUser(ours, { externalId: "new-user", id: ada.id }))),
  ),
  conflicting("a user of that externalId exists", ({ ours }) =>
    possibleBut(ours, userPart(ours, newUser(ours, { externalId: "ada" }))),
  ),
  conflicting("the user to replace does not exist", ({ ours }) =>
    possibleBut(ours, userPart(ours, newUser(ours, { externalId: "bob", replaces: newId() }))),
  ),
  conflicting("the user to replace is another one by now", ({ ours }) =>
    possibleBut(ours, userPart(ours, newUser(ours, { externalId: "ada", replaces: newId() }))),
  ),

  conflicting("the user to change does not exist", ({ ours }) =>
    possibleBut(ours, userPart(ours, userUpdate({ id: newId(), version: 0 }))),
  ),
  conflicting("the user's version is a later one", async ({ store, ours, ada }) => {
    const update = userUpdate({ id: ada.id, version: 0 });
    await store.ports.provisioning.commit(ours.id, forUser(ours, update));
    return possibleBut(ours, userPart(ours, update));
  }),
  conflicting("the user's version is an earlier one", ({ ours, ada }) =>
    possibleBut(ours, userPart(ours, userUpdate({ id: ada.id, version: 1 }))),
  ),

  ...[external, internal].map(({ kind, name }) =>
    conflicting(`${name} of whom nothing changes does not exist`, ({ ours }) => {
      const session = newSession(ours, { userKind: kind, userId: newId() });
      return possibleBut(ours, { user: undefined, session });
    }),
  ),
  conflicting("an internal user is no external one", ({ ours }) => {
    const session = newSession(ours, { userKind: "external", userId: ours.internalUserId });
    return possibleBut(ours, { user: undefined, session });
  }),
  conflicting("an external user is no internal one", ({ ours, ada }) => {
    const session = newSession(ours, { userKind: "internal", userId: ada.id });
    return possibleBut(ours, { user: undefined, session });
  }),

  conflicting("a group to join does not exist", async ({ store, ours }) => {
    const id = ours.scoped.groups.analysts;
    await store.ports.embedTenantCatalog.removeGroup(ours.id, tenantName, id);
    const join = rights({ lane: "embed_tenant", joinGroups: [id, ours.scoped.groups.managers] });
    return possibleBut(ours, userPart(ours, newUser(ours, { externalId: "bob", rights: join })));
  }),
  conflicting("the attribute of a value does not exist", async ({ store, ours, ada }) => {
    const id = ours.scoped.attributes.tags;
    await store.ports.embedTenantCatalog.removeAttribute(ours.id, tenantName, id);
    const setValues = [{ attributeId: id, value: ["a"] }];
    const set = rights({ lane: "embed_tenant", setValues });
    const update = userUpdate({ id: ada.id, version: 0 }, { rights: set });
    return possibleBut(ours, userPart(ours, update));
  }),
];
