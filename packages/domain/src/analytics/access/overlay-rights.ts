import type { RightsRequest } from "../../sessions/decide/decide-rights.js";
import type { StoredDataUser } from "./data-users.js";

/**
 * Stored rights with those of one request laid over them, for that request alone: what is omitted
 * keeps what is stored, a list of groups replaces, `null` clears a value. The request's names were
 * resolved before; one whose attribute has gone since then lays nothing.
 */
export const overlayRights = <Stored extends StoredDataUser>(
  stored: Stored,
  { groups, userAttributes, securityContext }: RightsRequest,
): Stored => {
  const given = new Map(userAttributes.map(({ name, value }) => [name, value]));
  return {
    ...stored,
    groups: groups === undefined ? stored.groups : [...new Set(groups)],
    attributes: stored.attributes.map((attribute) => {
      const value = given.get(attribute.name);
      return value === undefined ? attribute : { ...attribute, value: value ?? undefined };
    }),
    securityContext: securityContext ?? stored.securityContext,
  };
};
