import { withTexts } from "../../catalog/definition-texts.js";
import type { AttributeDefinition, Group } from "../../catalog/definitions.js";
import type { ProfileChange, RightsChange, SessionChanges, UserChange } from "./changes.js";
import type { EmbedTenant, ExternalUser, Snapshot } from "./snapshot.js";

/**
 * The smallest store: what a snapshot would be after these changes. It knows nothing of the rules,
 * so that it can tell whether the changes alone bring about what was asked for.
 */
export const applyChanges = (before: Snapshot, changes: SessionChanges): Snapshot => ({
  ...before,
  embedTenant: tenantAfter(before.embedTenant, changes),
  groups: groupsAfter(before.groups, changes),
  attributes: attributesAfter(before.attributes, changes),
  externalUser: userAfter(before, changes.user),
});

const tenantAfter = (
  before: EmbedTenant | undefined,
  { embedTenant: change }: SessionChanges,
): EmbedTenant | undefined => {
  if (change === undefined) return before;
  if (change.kind === "create") {
    return {
      id: change.id,
      name: change.name,
      displayName: change.displayName,
      madeWithin: change.madeWithin,
    };
  }
  return before && { ...before, displayName: change.displayName };
};

const groupsAfter = (
  before: readonly Group[],
  { definitions }: SessionChanges,
): readonly Group[] => [
  ...before.map((group) => {
    const update = definitions?.updateGroups.find(({ id }) => id === group.id);
    return update === undefined ? group : { ...group, description: update.description };
  }),
  ...(definitions?.createGroups ?? []),
];

const attributesAfter = (
  before: readonly AttributeDefinition[],
  { definitions }: SessionChanges,
): readonly AttributeDefinition[] => [
  ...before.map((attribute) => {
    const texts = definitions?.updateAttributes.find(({ id }) => id === attribute.id);
    return texts === undefined ? attribute : withTexts(attribute, texts);
  }),
  ...(definitions?.createAttributes ?? []),
];

const userAfter = (before: Snapshot, change: UserChange | undefined): ExternalUser | undefined => {
  if (change === undefined) return before.externalUser;
  if (change.kind === "create") {
    const { lifetime } = change;
    const created: ExternalUser = {
      id: change.id,
      version: 0,
      email: undefined,
      displayName: undefined,
      picture: undefined,
      madeWithin: change.madeWithin,
      ephemeralUntilMs: lifetime && before.nowMs + lifetime.ttlSeconds * 1000,
      securityContext: undefined,
      groupIds: [],
      values: [],
    };
    return withRights(withProfile(created, change.profile), change.rights);
  }
  const stored = before.externalUser;
  if (stored?.id !== change.id || stored.version !== change.version) {
    throw new Error("An update of a user that is not the stored one");
  }
  const updated: ExternalUser = {
    ...stored,
    version: stored.version + 1,
    ephemeralUntilMs: change.makePermanent ? undefined : stored.ephemeralUntilMs,
  };
  return withRights(withProfile(updated, change.profile), change.rights);
};

const withProfile = (user: ExternalUser, profile: ProfileChange): ExternalUser => ({
  ...user,
  email: profile.email ?? user.email,
  displayName: profile.displayName ?? user.displayName,
  picture: profile.picture ?? user.picture,
});

const withRights = (user: ExternalUser, rights: RightsChange): ExternalUser => {
  const leftGroups = new Set([...rights.leaveGroups]);
  const replaced = new Set([
    ...rights.clearValues,
    ...rights.setValues.map(({ attributeId }) => attributeId),
  ]);
  return {
    ...user,
    groupIds: [...user.groupIds.filter((id) => !leftGroups.has(id)), ...rights.joinGroups],
    values: [
      ...user.values.filter(({ attributeId }) => !replaced.has(attributeId)),
      ...rights.setValues,
    ],
    securityContext: rights.securityContext ?? user.securityContext,
  };
};
