import type { Id, SessionChanges, TurnClaim } from "@embedded-analytics/domain";
import { profile, userUpdate } from "../world/session-changes.js";
import { turnClaim } from "../world/turns.js";
import type { TestAccount } from "../world/two-accounts.js";
import { possibleBut } from "./conflicting.js";

/** Names an external user of `acme-corp` as the one who claims. */
export const by = (
  account: TestAccount,
  userId: Id,
): Pick<TurnClaim, "embedTenantId" | "userKind" | "userId"> => ({
  embedTenantId: account.tenantId,
  userKind: "external",
  userId,
});

/**
 * A turn that a stored external user claims, together with changes of every sort, the user's
 * included; all of them possible, but for the part of the claim that is given.
 */
export const claimBut = (
  account: TestAccount,
  userId: Id,
  over: Partial<TurnClaim> = {},
): SessionChanges =>
  possibleBut(account, {
    user: userUpdate({ id: userId, version: 0 }, { profile: profile({ email: "new@b.test" }) }),
    session: undefined,
    turn: turnClaim(account, { ...by(account, userId), ...over }),
  });
