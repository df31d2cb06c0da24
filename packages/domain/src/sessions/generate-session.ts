import * as Effect from "effect/Effect";
import {
  requireAdminKey,
  requireCreatorMode,
  requireDeploymentInScope,
  requirePaidPlan,
} from "../access/authorize.js";
import type { Credential } from "../access/credential.js";
import { identifyCaller } from "../access/identify-caller.js";
import { CallCount } from "../access/limits/admit-call.js";
import { LimitRulesOf } from "../access/services.js";
import type { Deployment } from "../accounts/deployment.js";
import { conflict, retryConflicts } from "../shared/conflict.js";
import { invalidRequest } from "../shared/decode.js";
import { type BodyFailure, readBody } from "../shared/failure/body-failure.js";
import { Failure } from "../shared/failure/failure.js";
import { bytesPerId, idSupply } from "../shared/text/id.js";
import type { AuditedUser } from "../audit/audit-entry.js";
import { keyActor, newAuditEntry, subjectOf } from "../audit/record.js";
import type { SessionChanges } from "./decide/changes.js";
import { definitionsEntry } from "./decide/definitions-entry.js";
import { decide } from "./decide/decide.js";
import type { GenerateSessionRequest } from "./parse/generate-session-request.js";
import { lookupOf } from "./decide/lookup-of.js";
import {
  judgeBody,
  parseGenerateSession,
  type JudgedRequest,
  type ParsedBody,
} from "./parse/parse-generate-session.js";
import { requireRightsInScope } from "./decide/require-rights-in-scope.js";
import { presentedKeyProblem } from "./presented-problem.js";
import { mintSessionId } from "./session-id.js";
import type { Snapshot } from "./decide/snapshot.js";
import { sizesOf } from "./decide/stored-sizes.js";
import { limitReached } from "./limit-reached.js";
import { BranchLookup } from "../accounts/services.js";
import { Provisioning } from "./services.js";
import { Secrets } from "../shared/services.js";

/**
 * Mints a session for a user, provisioning what the request says of the user (`service.md` 4.1).
 * A `Failure` given as the body is reported in its turn, after authentication (B2).
 */
export const generateSession = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    // A body is not looked at for somebody who shows no key.
    const problem = presentedKeyProblem(credential);
    if (problem !== undefined) return yield* Effect.fail(problem);
    const parsed = readBody(body, parseGenerateSession);
    return yield* retryConflicts(attempt(credential, parsed, "session", new CallCount()));
  });

/**
 * Makes or changes a user as a body of generate-session says, for an administrator (J1): what is minted with
 * it can be exchanged by nobody, and the audit log notes the user.
 */
export const provisionUser = (credential: Credential, body: unknown) =>
  retryConflicts(
    attempt(credential, readBody(body, parseGenerateSession), "user", new CallCount()),
  );

/** B2, line by line: everything is decided on one snapshot and written in one commit. */
const attempt = (
  credential: Credential,
  parsed: ParsedBody | BodyFailure,
  purpose: "session" | "user",
  count: CallCount,
) =>
  Effect.gen(function* () {
    const provisioning = yield* Provisioning;
    const readable = parsed instanceof Failure ? undefined : parsed.request;
    const lookup = lookupOf(readable);
    const load = (keyId: string) => provisioning.load(keyId, lookup);
    const caller = yield* identifyCaller(credential, load, count);
    yield* requirePaidPlan(caller.account);
    yield* requireAdminKey(caller);
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    const request = yield* Effect.fromResult(judgeBody(parsed, caller.account));
    if (request.dryRun === true) return yield* Effect.fail(writesNothing());
    const deployment = yield* resolveDeployment(caller, request);
    yield* requireCreatorMode(caller.account, request.creatorMode);
    yield* requireBranch(caller, deployment, request.branchName);

    const { sessionId, digest, newId } = yield* drawSecrets(request);
    const changes = yield* Effect.fromResult(decide(caller, request, deployment.id, digest, newId));
    yield* requireRightsInScope(caller, changes);
    const rules = yield* LimitRulesOf;
    const sized = { ...changes, sizes: sizesOf(rules.of(caller.account.limits), changes) };
    const written =
      purpose === "user"
        ? yield* asUserAlone(caller, request, sized)
        : { ...sized, audit: definitionsEntry(keyActor(caller), request, changes) };
    const outcome = yield* provisioning.commit(caller.account.id, written);
    if (outcome === "conflict") return yield* conflict;
    if (outcome === "thread_limit") return yield* Effect.die("A session begins no thread.");
    if (outcome !== "committed") return yield* Effect.fail(limitReached(outcome));
    return { sessionId };
  });

/** Users are written with the session that they are written for; this one is over when it begins. */
const asUserAlone = (
  { account, key }: Snapshot,
  request: GenerateSessionRequest,
  changes: SessionChanges,
) =>
  Effect.gen(function* () {
    const { identity, embedTenantName = account.name } = request;
    const user: AuditedUser =
      identity.kind === "external"
        ? { kind: "external_user", embedTenantName, externalId: identity.externalId }
        : { kind: "internal_user", username: identity.username };
    const subject = yield* subjectOf(account.id, user);
    const audit = newAuditEntry(keyActor({ key }), "user.provision", { embedTenantName }, subject);
    const session = changes.session && { ...changes.session, ttlSeconds: 0 };
    return { ...changes, session, audit };
  });

/** The key's scope is looked at before existence, so that it tells nothing (A3). */
export const resolveDeployment = (
  snapshot: Snapshot,
  { deploymentId }: JudgedRequest,
): Effect.Effect<Deployment, Failure<"deployment_out_of_scope" | "deployment_not_found">> =>
  Effect.gen(function* () {
    yield* requireDeploymentInScope(snapshot, deploymentId);
    if (snapshot.deployment === undefined) {
      return yield* Effect.fail(
        new Failure("deployment_not_found", "There is no such deployment."),
      );
    }
    return snapshot.deployment;
  });

/** The branch that the request names must be there (E4). */
export const requireBranch = (
  { account }: Snapshot,
  deployment: Deployment,
  branchName: string | undefined,
) =>
  Effect.gen(function* () {
    if (branchName === undefined) return;
    const branches = yield* BranchLookup;
    if (yield* branches.hasBranch(account.id, deployment, branchName)) return;
    return yield* Effect.fail(new Failure("branch_not_found", "There is no such branch."));
  });

/** All randomness of one request: the session id, and an id for whatever may turn out new. */
const drawSecrets = (request: GenerateSessionRequest) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const { sessionId, digest } = yield* mintSessionId;
    const definitions = request.groupDefinitions.length + request.userAttributeDefinitions.length;
    const tenantAndUser = 2;
    const random = yield* secrets.randomBytes((definitions + tenantAndUser) * bytesPerId);
    return { sessionId, digest, newId: idSupply(random) };
  });

/** A caller that asks for a dry run must not be given a session by a call that makes one (J6). */
const writesNothing = (): Failure<"invalid_request"> =>
  invalidRequest([
    { pointer: "/dryRun", message: "is for explainSession: this call mints a session" },
  ]);
