import { attribute, group } from "./account-changes.js";
import {
  definitions,
  forUser,
  newUser,
  profile,
  rights,
  type ForSession,
} from "./session-changes.js";
import type { TestAccount } from "./two-accounts.js";

/**
 * Changes of every kind at once, all of them possible: definitions made and changed, a display
 * name, a new user with rights of both sorts, a session. What is given replaces a part of them.
 */
export const everything = (account: TestAccount, over: Partial<ForSession> = {}): ForSession => {
  const { groups, attributes } = account.scoped;
  const buyers = group("buyers");
  const level = attribute("level", "number");
  const user = newUser(account, {
    externalId: "new-user",
    profile: profile({ email: "new@b.test" }),
    rights: rights({
      lane: "embed_tenant",
      joinGroups: [groups.analysts, buyers.id],
      setValues: [
        { attributeId: attributes.city, value: 7 },
        { attributeId: level.id, value: 1 },
      ],
      securityContext: { of: "new" },
    }),
  });
  return {
    ...forUser(account, user),
    embedTenant: { kind: "rename", id: account.tenantId, displayName: "Another name" },
    definitions: definitions(account, {
      createGroups: [buyers],
      updateGroups: [{ id: groups.managers, description: "Another description" }],
      createAttributes: [level],
      updateAttributes: [
        { ...attribute("city", "number", { displayName: "Another name" }), id: attributes.city },
      ],
    }),
    ...over,
  };
};
