import type { Subject } from "./subject.js";

/** Which user, and which of the two lanes (A4, A5). */
export interface StoredUserQuery {
  /** A key of the account. */
  readonly key: string;
  readonly externalId: string;
  readonly embedTenantName?: string;
  readonly creatorMode?: boolean;
  /** The names among which memberships and values are looked for. */
  readonly groups?: readonly string[];
  readonly attributes?: readonly string[];
}

/** What is stored of a user, names instead of ids. */
export interface StoredUser {
  readonly version: number;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly picture: string | undefined;
  readonly isEphemeral: boolean;
  readonly securityContext: unknown;
  /** Sorted; a membership in a group of another name shows as `#`. */
  readonly groups: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** Looks into the store for a user; undefined where there is none. */
export const storedUser = async (
  subject: Subject,
  query: StoredUserQuery,
): Promise<StoredUser | undefined> => {
  const snapshot = await subject.target().provisioning.load(query.key.slice(3, 15), {
    deploymentId: undefined,
    embedTenantName: query.embedTenantName,
    creatorMode: query.creatorMode ?? false,
    identity: { kind: "external", externalId: query.externalId },
    groupNames: query.groups ?? ["analysts", "editors", "viewers"],
    attributeNames: query.attributes ?? ["city", "age", "tags", "scores"],
  });
  const user = snapshot?.externalUser;
  if (snapshot === undefined || user === undefined) return undefined;
  const nameOf = (items: readonly { id: number; name: string }[], id: number): string =>
    items.find((item) => item.id === id)?.name ?? "#";
  const { version, email, displayName, picture, securityContext } = user;
  return {
    version,
    email,
    displayName,
    picture,
    isEphemeral: user.ephemeralUntilMs !== undefined,
    securityContext,
    groups: user.groupIds.map((id) => nameOf(snapshot.groups, id)).sort(),
    values: Object.fromEntries(
      user.values.map(({ attributeId, value }) => [
        nameOf(snapshot.attributes, attributeId),
        value,
      ]),
    ),
  };
};
