import { isDeepStrictEqual } from "node:util";
import type { Body } from "./body.js";
import type { Catalog, User } from "./state.js";

/** Whether a request would change something of a user's rights, permanence included (A3). */
export const changesRights = (user: User, body: Body): boolean => {
  const { groups, values, securityContext } = body.creatorMode === true ? user.scoped : user.wide;
  return (
    (body.isEphemeral !== true && user.untilMs !== undefined) ||
    (body.groups !== undefined && !isDeepStrictEqual(new Set(body.groups), groups)) ||
    (body.securityContext !== undefined &&
      !isDeepStrictEqual(body.securityContext, securityContext)) ||
    (body.userAttributes ?? []).some(
      ({ name, value }) => !isDeepStrictEqual(value ?? undefined, values.get(name)),
    )
  );
};

/** Whether a catalog with a request's definitions in it is another one than before. */
export const changesDefinitions = (before: Catalog, after: Catalog): boolean =>
  !isDeepStrictEqual(
    [before.groups, before.attributes].map(plain),
    [after.groups, after.attributes].map(plain),
  );

const plain = (items: ReadonlyMap<string, object>): object =>
  Object.fromEntries([...items].map(([name, item]) => [name, { ...item }]));
