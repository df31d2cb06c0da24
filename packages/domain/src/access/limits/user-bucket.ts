/** A user by name, the same however the user asks. */
export type NamedUser =
  | { readonly kind: "external"; readonly externalId: string }
  | { readonly kind: "internal"; readonly username: string };

/**
 * Names a user within the account, the same however the user asks: by embed tenant, kind and name.
 * Two users never share one, and which lane they stand in makes no difference (E10, J4).
 */
export const userBucketOf = (embedTenantName: string, user: NamedUser): string =>
  JSON.stringify([
    embedTenantName,
    user.kind,
    user.kind === "external" ? user.externalId : user.username,
  ]);
