import * as Effect from "effect/Effect";
import type { LimitedAccount } from "../../access/limits/admit-call.js";
import { DataUsers } from "../services.js";
import { Failure } from "../../shared/failure/failure.js";
import type { DataDeployment } from "../model/data-deployment.js";
import type { DataSession } from "./data-session-type.js";
import { dataUserOf, type UserScope } from "./data-user-of.js";
import type { DataUserLookup, StoredDataUser } from "./data-users.js";
import type { SessionGrant, SessionUser } from "../../sessions/embed-session.js";
import { usableTimezone } from "../../shared/text/usable-timezone.js";
import { userKeyOf } from "./user-key.js";
import type { AccountId } from "../../shared/text/branded.js";

export type { DataSession } from "./data-session-type.js";

/** What any call says of where it asks, beside what it asks. */
export interface SessionRequest {
  /** Of unknown worth: an unusable zone is passed over. */
  readonly timezone: unknown;
  readonly branchName: string | undefined;
}

/** Who asks, as one to whom something may belong. */
export interface Requester {
  /** The account's name for its own embed tenant (A4). */
  readonly embedTenantName: string;
  readonly isOwnTenant: boolean;
  readonly accountName: string;
  readonly creatorMode: boolean;
  /** Whether the session lets its user ask agents (B6); a server's call always does. */
  readonly allowsAi: boolean;
  /** Undefined for somebody who is not stored, and in a preview, to which nothing belongs. */
  readonly user: SessionUser | undefined;
  /** Whether an API key of kind `admin` asks for the user (A3). */
  readonly byAdminKey?: boolean;
  /** Whether an administrator looks at what the user sees (J1). */
  readonly isPreview?: boolean | undefined;
  /** What the user has granted, where an assistant asks with an access token (I1). */
  readonly grant?: SessionGrant | undefined;
}

/** A session, who asks in it, and what. */
export interface AskedSession<Request> {
  readonly session: DataSession;
  readonly requester: Requester;
  readonly request: Request;
}

/** Stored rights together with a deployment that exists. */
export interface RightsIn extends StoredDataUser {
  readonly deployment: DataDeployment;
}

/** The rights of one lane, or the failure of a deployment that does not exist. */
export const loadRights = (accountId: AccountId, lookup: DataUserLookup) =>
  Effect.gen(function* () {
    const dataUsers = yield* DataUsers;
    const stored = yield* dataUsers.load(accountId, lookup);
    const { deployment } = stored;
    if (deployment === undefined) return yield* Effect.fail(noDeployment());
    return { ...stored, deployment } satisfies RightsIn;
  });

/** The session of a user who stands there with these rights; zones are tried in their order (E8). */
export const dataSessionOf = (
  { id: accountId, limits }: LimitedAccount,
  branchName: string | undefined,
  stored: RightsIn,
  scope: UserScope,
  timezones: readonly unknown[],
): DataSession => ({
  accountId,
  limits,
  deployment: stored.deployment,
  branchName,
  user: dataUserOf(stored, scope),
  userKey: userKeyOf(scope),
  timezone: usableTimezone([...timezones, stored.deployment.timezone]),
});

/** The same together with what is asked, which may name a zone of its own. */
export const askedSession = <Request extends SessionRequest>(
  request: Request,
  account: LimitedAccount,
  branchName: string | undefined,
  stored: RightsIn,
  scope: UserScope,
  requester: Pick<
    Requester,
    "creatorMode" | "user" | "allowsAi" | "byAdminKey" | "isPreview" | "grant"
  >,
  timezones: readonly unknown[],
): AskedSession<Request> => ({
  request,
  requester: {
    ...requester,
    embedTenantName: scope.embedTenantName,
    isOwnTenant: scope.embedTenantName === scope.accountName,
    accountName: scope.accountName,
  },
  session: dataSessionOf(account, branchName, stored, scope, [request.timezone, ...timezones]),
});

/** One answer for what is not there and what is not the caller's (A1). */
export const noDeployment = (): Failure<"deployment_not_found"> =>
  new Failure("deployment_not_found", "There is no such deployment.");
