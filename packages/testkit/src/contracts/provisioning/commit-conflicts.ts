import type { DefinitionChanges, SessionChanges } from "@embedded-analytics/domain";
import type { ContractCase } from "../contract.js";
import { attribute, group } from "../world/account-changes.js";
import { newId } from "../world/ids.js";
import {
  definitions,
  forStoredUser,
  forUser,
  newSession,
  newUser,
} from "../world/session-changes.js";
import { tenantName, type TestAccount } from "../world/two-accounts.js";
import { conflicting, possibleBut } from "./conflicting.js";

const withDefinitions = (ours: TestAccount, over: Partial<DefinitionChanges>): SessionChanges =>
  possibleBut(ours, {
    definitions: definitions(ours, { createGroups: [group("buyers")], ...over }),
  });

/** A new embed tenant with its first user. */
const newTenant = (ours: TestAccount, id: number, name: string): SessionChanges =>
  forUser(ours, newUser(ours, { embedTenantId: id }), {
    embedTenant: { kind: "create", id, name, displayName: undefined, madeWithin: "all" },
  });

const forInternal = (ours: TestAccount, embedTenantId: number): SessionChanges =>
  forStoredUser(ours, ours.internalUserId, { userKind: "internal", embedTenantId });

/** Embed tenants, definitions and sessions that are taken or do not exist. */
export const commitConflictCases: readonly ContractCase[] = [
  conflicting("the session's digest is taken", ({ ours, ada: { id, digest } }) =>
    possibleBut(ours, { user: undefined, session: newSession(ours, { userId: id, digest }) }),
  ),

  conflicting("the id of a new embed tenant is another one's", ({ ours }) =>
    newTenant(ours, ours.tenantId, "globex"),
  ),
  conflicting("the id of a new embed tenant is the account's, as its catalog's", ({ ours }) =>
    newTenant(ours, ours.id, "globex"),
  ),
  conflicting("an embed tenant of that name exists", ({ ours }) =>
    newTenant(ours, newId(), tenantName),
  ),
  conflicting("an embed tenant of the account's name exists", ({ ours }) =>
    newTenant(ours, newId(), "ours"),
  ),
  conflicting("the embed tenant to rename is none", ({ ours }) => {
    const id = newId();
    const embedTenant = { kind: "rename", id, displayName: "New" } as const;
    return { ...forInternal(ours, id), embedTenant };
  }),
  conflicting("the session's embed tenant is none", ({ ours }) => forInternal(ours, newId())),

  conflicting("the catalog of the definitions is none", ({ ours }) =>
    withDefinitions(ours, { catalogId: newId() }),
  ),
  conflicting("the id of a new group is taken", ({ ours }) =>
    withDefinitions(ours, { createGroups: [{ ...group("new"), id: ours.wide.groups.analysts }] }),
  ),
  conflicting("a group of that name exists", ({ ours }) =>
    withDefinitions(ours, { createGroups: [group("buyers"), group("analysts")] }),
  ),
  conflicting("the id of a new attribute is taken", ({ ours }) =>
    withDefinitions(ours, {
      createAttributes: [{ ...attribute("new"), id: ours.wide.attributes.city }],
    }),
  ),
  conflicting("an attribute of that name exists", ({ ours }) =>
    withDefinitions(ours, { createAttributes: [attribute("new"), attribute("tags")] }),
  ),
  conflicting("the group to change does not exist", async ({ store, ours }) => {
    const id = ours.scoped.groups.managers;
    await store.ports.embedTenantCatalog.removeGroup(ours.id, tenantName, id);
    return withDefinitions(ours, { updateGroups: [{ id, description: "New" }] });
  }),
  conflicting("the attribute to change does not exist", async ({ store, ours }) => {
    const id = ours.scoped.attributes.tags;
    await store.ports.embedTenantCatalog.removeAttribute(ours.id, tenantName, id);
    return withDefinitions(ours, {
      updateAttributes: [{ ...attribute("tags", "string_array"), id }],
    });
  }),
];
