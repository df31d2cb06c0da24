import { isOfType, type AttributeValue } from "../../catalog/attribute-type.js";
import type { Id } from "../../shared/text/id.js";
import { sameJson } from "../../shared/json/json.js";
import type { AccountState, DeclaredInternalUser } from "../account-state.js";
import type { InternalUserDeclaration } from "../declaration.js";
import type { PlannedCatalog } from "./plan-catalog.js";
import { canonicalUsername } from "../../shared/text/text-rules.js";
import { byKey, report, reportRepeated, reportUnknown, type Planning } from "./planning.js";

/** Internal users as they will be, and those of them that must be written. */
export interface PlannedInternalUsers {
  readonly idByUsername: ReadonlyMap<string, Id>;
  readonly changed: readonly DeclaredInternalUser[];
}

/**
 * Users are upserted by username. A list of groups replaces the memberships, a list that is left
 * out keeps them; values that are not named stay, `null` clears. All in the tenant-wide lane (A5).
 */
export const planInternalUsers = (
  planning: Planning,
  pointer: string,
  declared: readonly InternalUserDeclaration[],
  catalog: PlannedCatalog,
  state: AccountState | undefined,
): PlannedInternalUsers => {
  reportRepeated(planning, pointer, declared, "username", ({ username }) =>
    canonicalUsername(username),
  );
  const stored = byKey(state?.internalUsers ?? [], ({ username }) => username);
  const planned = declared.map((user, at) => {
    const existing = stored.get(canonicalUsername(user.username));
    const wanted: DeclaredInternalUser = {
      id: existing?.id ?? planning.newId(),
      username: canonicalUsername(user.username),
      groupIds: groupIds(planning, `${pointer}/${at}/groups`, user, catalog, existing),
      values: values(planning, `${pointer}/${at}/userAttributes`, user, catalog, existing),
    };
    return { existing, wanted };
  });
  return {
    idByUsername: new Map(
      [...stored.values(), ...planned.map(({ wanted }) => wanted)].map(({ username, id }) => [
        username,
        id,
      ]),
    ),
    changed: planned.flatMap(({ existing, wanted }) =>
      existing !== undefined && sameUser(existing, wanted) ? [] : [wanted],
    ),
  };
};

const groupIds = (
  planning: Planning,
  pointer: string,
  { groups }: InternalUserDeclaration,
  catalog: PlannedCatalog,
  existing: DeclaredInternalUser | undefined,
): readonly Id[] => {
  if (groups === undefined) return existing?.groupIds ?? [];
  const ids = groups.flatMap((name, at) => {
    const group = catalog.groups.get(name);
    if (group === undefined)
      reportUnknown(planning, `${pointer}/${at}`, "group", name, catalog.groups.keys());
    return group?.id ?? [];
  });
  return [...new Set(ids)];
};

const values = (
  planning: Planning,
  pointer: string,
  { userAttributes = [] }: InternalUserDeclaration,
  catalog: PlannedCatalog,
  existing: DeclaredInternalUser | undefined,
): DeclaredInternalUser["values"] => {
  reportRepeated(planning, pointer, userAttributes, "name");
  const held = new Map<Id, AttributeValue>(
    (existing?.values ?? []).map(({ attributeId, value }) => [attributeId, value]),
  );
  for (const [at, { name, value }] of userAttributes.entries()) {
    const attribute = catalog.attributes.get(name);
    if (attribute === undefined) {
      const among = catalog.attributes.keys();
      reportUnknown(planning, `${pointer}/${at}/name`, "user attribute", name, among);
    } else if (value === null) {
      held.delete(attribute.id);
    } else if (isOfType(attribute.type, value)) {
      held.set(attribute.id, value);
    } else {
      report(planning, `${pointer}/${at}/value`, `must be of type ${attribute.type}`);
    }
  }
  return [...held].map(([attributeId, value]) => ({ attributeId, value }));
};

const sameUser = (left: DeclaredInternalUser, right: DeclaredInternalUser): boolean => {
  const byId = (values: DeclaredInternalUser["values"]): Record<string, AttributeValue> =>
    Object.fromEntries(values.map(({ attributeId, value }) => [attributeId, value]));
  return (
    sameJson([...left.groupIds].sort(), [...right.groupIds].sort()) &&
    sameJson(byId(left.values), byId(right.values))
  );
};
