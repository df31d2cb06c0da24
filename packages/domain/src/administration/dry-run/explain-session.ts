import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { requireAdminKey, requireCreatorMode, requirePaidPlan } from "../../access/authorize.js";
import type { Credential } from "../../access/credential.js";
import { identifyCaller } from "../../access/identify-caller.js";
import { requireBranch, resolveDeployment } from "../../sessions/generate-session.js";
import { decide } from "../../sessions/decide/decide.js";
import { lookupOf } from "../../sessions/decide/lookup-of.js";
import { requireRightsInScope } from "../../sessions/decide/require-rights-in-scope.js";
import type { RightsChange, SessionChanges } from "../../sessions/decide/changes.js";
import type { Snapshot } from "../../sessions/decide/snapshot.js";
import {
  judgeBody,
  parseGenerateSession,
  type JudgedRequest,
  type ParsedBody,
} from "../../sessions/parse/parse-generate-session.js";
import { presentedKeyProblem } from "../../sessions/presented-problem.js";
import { Provisioning } from "../../sessions/services.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { judgeDecision } from "./decision-problems.js";
import { explainRights } from "./explain-rights.js";
import type { ExplainedSession, SessionProblem, SessionWrites } from "./explained-session.js";

/**
 * What generate-session would do with this body: what it would write, the rights that the user would have, and
 * everything that is wrong at once (J6). It writes nothing. Who may not call generate-session at all is refused
 * as there. The limit of external users is looked at only when a session is minted.
 */
export const explainSession = (credential: Credential, body: unknown) =>
  Effect.gen(function* () {
    const problem = presentedKeyProblem(credential);
    if (problem !== undefined) return yield* Effect.fail(problem);
    const provisioning = yield* Provisioning;
    const parsed = readBody(body, parseGenerateSession);
    const readable = parsed instanceof Failure ? undefined : parsed.request;
    const lookup = lookupOf(readable);
    const snapshot = yield* identifyCaller(credential, (keyId) => provisioning.load(keyId, lookup));
    yield* requirePaidPlan(snapshot.account);
    yield* requireAdminKey(snapshot);
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    return yield* explain(snapshot, parsed);
  });

/** What a session with this body would bring about, in the state that was read. */
export const explain = (snapshot: Snapshot, parsed: ParsedBody) =>
  Effect.gen(function* () {
    const judged = judgeBody(parsed, snapshot.account);
    if (Result.isFailure(judged)) return refused([judged.failure]);
    const request = judged.success;
    const place = yield* Effect.result(resolveDeployment(snapshot, request));
    if (Result.isFailure(place)) return refused([place.failure]);
    const { failures, grantable } = judgeDecision(snapshot, request);
    const changes = yield* changesOf(snapshot, request);
    const refusals = [
      ...(yield* refusalOf(requireCreatorMode(snapshot.account, request.creatorMode))),
      ...(yield* refusalOf(requireBranch(snapshot, place.success, request.branchName))),
      ...failures,
      ...(changes === undefined ? [] : yield* refusalOf(requireRightsInScope(snapshot, changes))),
    ];
    const rights = yield* explainRights(snapshot, grantable, place.success);
    return {
      errors: refusals.map(problemOf),
      writes: refusals.length > 0 || changes === undefined ? undefined : writesOf(changes),
      rights,
    } satisfies ExplainedSession;
  });

/** The failure of a check as a list of none or one; an outage stays what it is. */
const refusalOf = <E extends { readonly _tag: string }, R>(check: Effect.Effect<void, E, R>) =>
  check.pipe(
    Effect.map((): readonly Failure[] => []),
    Effect.catchIf(
      (cause): cause is E & Failure => cause instanceof Failure,
      (failure) => Effect.succeed<readonly Failure[]>([failure]),
    ),
  );

/** What would be written, under ids that nothing will have. */
const changesOf = (snapshot: Snapshot, request: JudgedRequest) =>
  Effect.sync((): SessionChanges | undefined => {
    let ids = 1;
    const decided = decide(snapshot, request, request.deploymentId, "", () => ids++);
    return Result.isFailure(decided) ? undefined : decided.success;
  });

const refused = (failures: readonly Failure[]): ExplainedSession => ({
  errors: failures.map(problemOf),
  writes: undefined,
  rights: undefined,
});

const problemOf = ({ code, detail, details }: Failure): SessionProblem => ({
  code,
  detail,
  problems: details.problems ?? [],
  missing: details.missing ?? [],
});

const writesOf = ({ embedTenant, definitions, user }: SessionChanges): SessionWrites => ({
  embedTenant: embedTenant?.kind,
  user: user?.kind,
  ...definitionWrites(definitions),
  ...rightWrites(user?.rights),
});

const definitionWrites = (definitions: SessionChanges["definitions"]) => {
  const { createGroups, updateGroups, createAttributes, updateAttributes } =
    definitions ?? noDefinitions;
  return {
    createdGroups: createGroups.map(({ name }) => name),
    updatedGroupIds: updateGroups.map(({ id }) => id),
    createdUserAttributes: createAttributes.map(({ name }) => name),
    updatedUserAttributeIds: updateAttributes.map(({ id }) => id),
  };
};

const noDefinitions = {
  createGroups: [],
  updateGroups: [],
  createAttributes: [],
  updateAttributes: [],
};

const rightWrites = (rights: RightsChange | undefined) => ({
  joinedGroups: rights?.joinGroups.length ?? 0,
  leftGroups: rights?.leaveGroups.length ?? 0,
  setUserAttributes: rights?.setValues.length ?? 0,
  clearedUserAttributes: rights?.clearValues.length ?? 0,
  securityContext: rights?.securityContext !== undefined,
});
