import * as Effect from "effect/Effect";
import { Accounts } from "../../accounts/services.js";
import { explainAccess } from "../../analytics/access/explain-access.js";
import type { ExplainedUser } from "../../analytics/access/explained-access.js";
import { Failure } from "../../shared/failure/failure.js";
import { suggest } from "../../shared/text/closest.js";
import { Administration } from "../services.js";

/** So many users of an embed tenant are compared with a name that none of them has. */
const comparedMax = 1000;

/**
 * That there is such a user, for an administrator who needs to show no key; `user_not_found` names the nearest ones.
 * Without it, a name that is misspelt would be explained as somebody without rights.
 */
export const requireUser = (about: ExplainedUser) =>
  Effect.gen(function* () {
    const { accountId, userKind } = yield* explainAccess(about);
    if (userKind !== undefined) return;
    const { accountName, userName, embedTenantName = accountName } = about;
    const account = yield* (yield* Accounts).load(accountName, [embedTenantName]);
    const filter = { embedTenantName, search: undefined };
    const part = { first: comparedMax, after: undefined };
    const { items } = yield* (yield* Administration).listUsers(accountId, filter, part);
    const names = [
      ...items.map(({ externalId }) => externalId),
      ...(account?.internalUsers ?? []).map(({ username }) => username),
    ];
    const meant = suggest(userName, new Set(names));
    const sentence = `There is no user ${userName} in the embed tenant ${embedTenantName}${meant}`;
    return yield* Effect.fail(
      new Failure("user_not_found", sentence.endsWith("?") ? sentence : `${sentence}.`),
    );
  });
