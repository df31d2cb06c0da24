import * as Effect from "effect/Effect";
import { DataUsers } from "../services.js";
import { Failure } from "../../shared/failure/failure.js";
import type { Id } from "../../shared/text/id.js";
import type { DataDeployment } from "../model/data-deployment.js";
import type { DataUser } from "./data-user.js";
import { dataUserOf, type UserScope } from "./data-user-of.js";
import type { DataUserLookup, StoredDataUser } from "./data-users.js";
import type { SessionUser } from "../../sessions/embed-session.js";
import { usableTimezone } from "../../shared/text/usable-timezone.js";
import { userKeyOf } from "./user-key.js";

/** All that decides what one call may see of the data, except the model. */
export interface DataSession {
  readonly accountId: Id;
  readonly deployment: DataDeployment;
  readonly branchName: string | undefined;
  readonly user: DataUser;
  /** Names the user within the account, see `Query`; no policy looks at it. */
  readonly userKey: string;
  readonly timezone: string;
}

/** What any call says of where it asks, beside what it asks. */
export interface SessionRequest {
  /** Of unknown worth: an unusable zone is passed over. */
  readonly timezone: unknown;
  readonly branchName: string | undefined;
}

/** Who asks, as one to whom something may belong. */
export interface Asker {
  /** The account's name for its own embed tenant (A4). */
  readonly embedTenantName: string;
  readonly isOwnTenant: boolean;
  readonly creatorMode: boolean;
  /** Undefined for somebody who is not stored. */
  readonly user: SessionUser | undefined;
}

/** A session, who asks in it, and what. */
export interface AskedSession<Request> {
  readonly session: DataSession;
  readonly asker: Asker;
  readonly request: Request;
}

/** Stored rights together with a deployment that exists. */
export interface RightsIn extends StoredDataUser {
  readonly deployment: DataDeployment;
}

/** The rights of one lane, or the failure of a deployment that does not exist. */
export const loadRights = (accountId: Id, lookup: DataUserLookup) =>
  Effect.gen(function* () {
    const dataUsers = yield* DataUsers;
    const stored = yield* dataUsers.load(accountId, lookup);
    const { deployment } = stored;
    if (deployment === undefined) return yield* Effect.fail(noDeployment());
    return { ...stored, deployment } satisfies RightsIn;
  });

/** The session of a user who stands there with these rights; zones are tried in their order (E8). */
export const dataSessionOf = (
  accountId: Id,
  branchName: string | undefined,
  stored: RightsIn,
  scope: UserScope,
  timezones: readonly unknown[],
): DataSession => ({
  accountId,
  deployment: stored.deployment,
  branchName,
  user: dataUserOf(stored, scope),
  userKey: userKeyOf(scope),
  timezone: usableTimezone([...timezones, stored.deployment.timezone]),
});

/** The same together with what is asked, which may name a zone of its own. */
export const askedSession = <Request extends SessionRequest>(
  request: Request,
  accountId: Id,
  branchName: string | undefined,
  stored: RightsIn,
  scope: UserScope,
  asker: Pick<Asker, "creatorMode" | "user">,
  timezones: readonly unknown[],
): AskedSession<Request> => ({
  request,
  asker: {
    ...asker,
    embedTenantName: scope.embedTenantName,
    isOwnTenant: scope.embedTenantName === scope.accountName,
  },
  session: dataSessionOf(accountId, branchName, stored, scope, [request.timezone, ...timezones]),
});

/** One answer for what is not there and what is not the caller's (A1). */
export const noDeployment = (): Failure<"deployment_not_found"> =>
  new Failure("deployment_not_found", "There is no such deployment.");
