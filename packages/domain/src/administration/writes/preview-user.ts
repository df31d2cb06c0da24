import * as Effect from "effect/Effect";
import { requireCreatorMode, requirePaidPlan } from "../../access/authorize.js";
import type { Credential } from "../../access/credential.js";
import type { KeyHolder } from "../../access/key-holder.js";
import { keyActor, newAuditEntry, subjectOf } from "../../audit/record.js";
import { lookupOf } from "../../sessions/decide/lookup-of.js";
import { isOver } from "../../sessions/decide/snapshot.js";
import { requireBranch, resolveDeployment } from "../../sessions/generate-session.js";
import { judgeBody, type ParsedBody } from "../../sessions/parse/parse-generate-session.js";
import { previewSeconds } from "../../sessions/preview.js";
import { Provisioning } from "../../sessions/services.js";
import { mintSessionId } from "../../sessions/session-id.js";
import { conflict, retryConflicts } from "../../shared/conflict.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { readId } from "../../shared/text/id.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import type { ListedUser } from "../ports/administration.js";
import { Administration } from "../services.js";
import { parsePreview } from "./parse-preview.js";
import type { PreviewedUser } from "./previewed-user.js";

/** The session id of a preview is good for as long as that of any session (B5). */
const sessionTtlSeconds = 300;

/**
 * Mints a preview: a session with the rights of a stored external user, for an administrator who wants to
 * see what that user sees (J1). Nothing is written at the user; the session and the entry of the audit log
 * are written together or not at all (J10).
 */
export const previewUser = (credential: Credential, id: string, body: unknown) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const administration = yield* Administration;
    const user = yield* administration.findUser(holder.account.id, readId(id));
    if (user === undefined) return yield* Effect.fail(noUser());
    const parsed = readBody(body, (value) => parsePreview(value, user, holder.account.name));
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    return yield* retryConflicts(mint(holder, user, parsed));
  });

const mint = (holder: KeyHolder, user: ListedUser, parsed: ParsedBody) =>
  Effect.gen(function* () {
    yield* requirePaidPlan(holder.account);
    const request = yield* Effect.fromResult(judgeBody(parsed, holder.account));
    const provisioning = yield* Provisioning;
    const snapshot = yield* provisioning.load(holder.key.id, lookupOf(request));
    if (snapshot === undefined) return yield* conflict;
    const deployment = yield* resolveDeployment(snapshot, request);
    yield* requireCreatorMode(snapshot.account, request.creatorMode);
    yield* requireBranch(snapshot, deployment, request.branchName);
    const { account, embedTenant, externalUser, nowMs } = snapshot;
    if (embedTenant === undefined || externalUser?.id !== user.id || isOver(externalUser, nowMs)) {
      return yield* Effect.fail(noUser());
    }
    const { sessionId, digest } = yield* mintSessionId;
    const { creatorMode } = request;
    const { embedTenantName, externalId } = user;
    const audited = { kind: "external_user", embedTenantName, externalId } as const;
    const subject = yield* subjectOf(account.id, audited);
    const details = { deploymentId: deployment.id, embedTenantName, creatorMode };
    const outcome = yield* provisioning.commit(account.id, {
      embedTenant: undefined,
      definitions: undefined,
      user: undefined,
      seat: undefined,
      session: {
        digest,
        keyId: holder.key.id,
        deploymentId: deployment.id,
        embedTenantId: embedTenant.id,
        userKind: "external",
        userId: externalUser.id,
        creatorMode,
        branchName: request.branchName,
        settings: request.settings,
        ttlSeconds: sessionTtlSeconds,
        previewSeconds,
      },
      turn: undefined,
      audit: newAuditEntry(keyActor(holder), "session.preview", details, subject),
    });
    if (outcome === "conflict") return yield* conflict;
    if (outcome !== "committed")
      return yield* Effect.die("A preview adds nothing that is limited.");
    const endsAtMs = nowMs + previewSeconds * 1000;
    return { sessionId, deploymentId: deployment.id, endsAtMs } satisfies PreviewedUser;
  });

const noUser = (): Failure<"user_not_found"> =>
  new Failure("user_not_found", "There is no such user.");
