import type { AccountLimits } from "../access/limits/account-limits.js";
import type { Plan } from "../access/account.js";
import type { JsonObject } from "../shared/json/json.js";
import type {
  AccountId,
  DeploymentId,
  GrantId,
  Milliseconds,
  UserId,
} from "../shared/text/branded.js";

/** For whom a session or a token is: a provisioned external user, or an internal one. */
export type SessionUser =
  | { readonly kind: "external"; readonly id: UserId; readonly externalId: string }
  | { readonly kind: "internal"; readonly id: UserId; readonly username: string };

/** What a session opens, and what its token will be bound to (B5). */
export interface EmbedSession {
  /** SHA-256 of the session id; the id itself is known to the caller only (T5). */
  readonly digest: string;
  readonly accountId: AccountId;
  readonly accountName: string;
  /** The account's plan as it is now (A2). */
  readonly plan: Plan;
  /** The limits that the account declares now (J4). */
  readonly limits?: AccountLimits | undefined;
  readonly deploymentId: DeploymentId;
  readonly embedTenantName: string;
  readonly user: SessionUser;
  readonly creatorMode: boolean;
  /** The data model's branch; none means the main one (E4). */
  readonly branchName: string | undefined;
  /** `settings` and `embedTheme` of the request, as they were given (B6). */
  readonly settings: JsonObject;
  /**
   * Of a preview, its end in milliseconds since 1970 by the store's clock (J1). A preview has the rights of
   * its user, changes nothing and sees nothing that is private; undefined for a session of the user's own.
   */
  readonly previewUntilMs?: Milliseconds | undefined;
  /** Where an assistant asks with an access token: what its user has granted (I1). */
  readonly grant?: SessionGrant | undefined;
}

/** The grant by which an assistant uses its user's session. */
export interface SessionGrant {
  readonly id: GrantId;
  /** The user must be in one of these groups of the account; undefined means anybody. */
  readonly groups: readonly string[] | undefined;
}
