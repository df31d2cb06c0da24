import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Account } from "../../access/account.js";
import { requireHost } from "../../access/authorize.js";
import type { DataCaller } from "../../access/data-caller.js";
import { admitToken, CallCount } from "../../access/limits/admit-call.js";
import { requireFreeAddress } from "../../access/limits/failed-authentication.js";
import { repeatRefusals } from "../../access/limits/repeat-refusals.js";
import { userBucketOf } from "../../access/limits/user-bucket.js";
import { LimitRulesOf } from "../../access/services.js";
import { Failure } from "../../shared/failure/failure.js";
import { Secrets } from "../../shared/services.js";
import { byName } from "../decide/decide-definitions.js";
import { decideRights, type RightsRequest } from "../decide/decide-rights.js";
import { findUser } from "../decide/find-user.js";
import type { Identity, Lookup } from "../decide/snapshot.js";
import type { SessionUser } from "../embed-session.js";
import { authTokenRefused } from "./auth-token-refused.js";
import type { AuthTokenSnapshot, RevocableToken, TokenPlace } from "./auth-tokens.js";
import { claimedRights, claimedUser } from "./claimed-user.js";
import { isRevoked } from "./judge-auth-token.js";
import { AuthTokens } from "./services.js";
import { tokenSubjectsOf } from "./token-revocations.js";
import { trustedToken, type TrustedToken } from "./trusted-token.js";
import type { DeploymentId, Milliseconds } from "../../shared/text/branded.js";

/** The holder of a token of the account's own identity provider (D2): read-only, and on the main branch. */
export interface AuthTokenHolder {
  readonly account: Account;
  readonly deploymentId: DeploymentId;
  readonly embedTenantName: string;
  readonly identity: Extract<Identity, { readonly kind: "external" }>;
  /** Undefined for somebody who is not stored. */
  readonly user: SessionUser | undefined;
  readonly issuedAtMs: Milliseconds;
  /** What a revocation may select it by. */
  readonly revocable: RevocableToken;
  readonly snapshot: AuthTokenSnapshot;
  /** What lies over the stored rights, for this call alone; or why it cannot. */
  readonly rights: Result.Result<RightsRequest, RightsProblem>;
}

/** Why the rights of a token cannot be given (B3). */
type RightsProblem = Failure<
  "invalid_request" | "groups_not_found" | "user_attributes_not_found" | "attribute_type_mismatch"
>;

/** Who calls, and how: a token alone, since of two credentials nobody could say which one counts. */
export interface IdentifiedBy<Missing extends Failure> {
  readonly caller: DataCaller;
  readonly place: TokenPlace;
  /** The failure of a token of another deployment of the account. */
  readonly missing: Missing;
  /** Who reads or aborts is identified, and what is said of groups and values is not looked at (D5). */
  readonly wants: "rights" | "identity";
  readonly count?: CallCount | undefined;
}

/**
 * Who calls by such a token, in the place of an embed token. The call is counted, once for each `count` (J4). A token
 * that was revoked, by user, embed tenant or time, is refused like one that is not good (J8).
 */
export const identifyAuthToken = <Missing extends Failure>(
  token: string,
  { caller, place, missing, wants, count = new CallCount() }: IdentifiedBy<Missing>,
) =>
  Effect.gen(function* () {
    yield* requireOneCredential(caller);
    const digest = yield* (yield* Secrets).digest(token);
    yield* requireFreeAddress(caller.address, digest);
    const trusted = yield* trustedToken(token, caller, place, missing);
    (yield* LimitRulesOf).proven.add(digest);
    return yield* repeatRefusals(digest, holderOf(trusted, caller, wants, count));
  });

const holderOf = (
  { trusting, claims, issuedAtMs }: TrustedToken,
  { accountName }: DataCaller,
  wants: IdentifiedBy<Failure>["wants"],
  count: CallCount,
) =>
  Effect.gen(function* () {
    const { account, deploymentId, settings } = trusting;
    yield* requireHost(account, accountName);
    const claimed = claimedUser(claims, settings, account);
    if (claimed === undefined) return yield* Effect.fail(authTokenRefused());
    const { externalId, embedTenantName } = yield* Effect.fromResult(claimed);
    const identity = { kind: "external", externalId } as const;
    const given = claimedRights(claims, wants === "rights" ? settings.claims : {});
    const subjects = yield* tokenSubjectsOf(embedTenantName, externalId);
    const revocable = { deploymentId, subjects };
    const lookup = { deploymentId, embedTenantName, identity, ...namesIn(given) };
    const loaded = yield* (yield* AuthTokens).load(account.id, lookup, revocable);
    if (loaded === undefined || isRevoked(issuedAtMs, loaded.revokedBeforeMs)) {
      return yield* Effect.fail(authTokenRefused());
    }
    yield* admitToken(account, userBucketOf(embedTenantName, identity), count);
    const catalog = { groups: byName(loaded.groups), attributes: byName(loaded.attributes) };
    return {
      account: loaded.account,
      deploymentId,
      embedTenantName,
      identity,
      user: Result.getOrElse(findUser(loaded, identity), () => undefined),
      issuedAtMs,
      revocable,
      snapshot: loaded,
      rights: Result.flatMap(given, (rights) =>
        Result.map(decideRights(undefined, rights, catalog), () => rights),
      ),
    } satisfies AuthTokenHolder;
  });

const namesIn = (
  given: Result.Result<RightsRequest, unknown>,
): Pick<Lookup, "creatorMode" | "groupNames" | "attributeNames"> => {
  const rights = Result.isSuccess(given) ? given.success : undefined;
  return {
    creatorMode: false,
    groupNames: [...new Set(rights?.groups ?? [])],
    attributeNames: (rights?.userAttributes ?? []).map(({ name }) => name),
  };
};

/** Fails where another credential stands beside the token. */
const requireOneCredential = (
  caller: DataCaller,
): Effect.Effect<void, Failure<"invalid_request">> => {
  const problem = severalCredentials(caller);
  return problem === undefined ? Effect.void : Effect.fail(problem);
};

/** The failure of a caller that shows a token of its provider and a key, or a token of ours, beside it. */
export const severalCredentials = ({
  apiKey,
  embedToken,
  authToken,
}: DataCaller): Failure<"invalid_request"> | undefined =>
  authToken === undefined || (apiKey === undefined && embedToken === undefined)
    ? undefined
    : new Failure("invalid_request", "A request has one credential: two of them were sent.");
