import * as Result from "effect/Result";
import type { IdSupply } from "../../shared/text/id.js";
import type { SessionChanges } from "./changes.js";
import { decideDefinitions, type DefinitionFailure } from "./decide-definitions.js";
import { decideTenant, decideUser, ephemeralTtlSeconds, type UserFailure } from "./decide-user.js";
import type { GenerateSessionRequest } from "../parse/generate-session-request.js";
import type { Snapshot } from "./snapshot.js";
import { seatOf } from "./user-limit.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/** A session id is good for 5 minutes (B5). */
const sessionTtlSeconds = 300;

/**
 * The heart of generate-session: what must be written so that the request holds, or why it cannot.
 * Pure: the same snapshot, request, digest and ids give the same answer. It writes nothing where
 * nothing changes (B7).
 */
export const decide = (
  snapshot: Snapshot,
  request: GenerateSessionRequest,
  deploymentId: DeploymentId,
  sessionDigest: string,
  newId: IdSupply,
): Result.Result<SessionChanges, DefinitionFailure | UserFailure> =>
  Result.gen(function* () {
    const { embedTenantName, embedTenantDisplayName, creatorMode, isEphemeral } = request;
    const tenant = decideTenant(snapshot, embedTenantName, embedTenantDisplayName, newId);
    const catalogId = creatorMode ? tenant.id : snapshot.account.id;
    const catalog = yield* decideDefinitions(snapshot, request, catalogId, newId);
    const asked = { ...request, lifetimeSeconds: isEphemeral ? ephemeralTtlSeconds : undefined };
    const user = yield* decideUser(snapshot, asked, tenant.id, catalog, newId);
    return {
      embedTenant: tenant.change,
      definitions: catalog.changes,
      user: user.change,
      seat: seatOf(user.change, snapshot),
      session: {
        digest: sessionDigest,
        keyId: snapshot.key.id,
        deploymentId,
        embedTenantId: tenant.id,
        userKind: request.identity.kind,
        userId: user.id,
        creatorMode,
        branchName: request.branchName,
        settings: request.settings,
        ttlSeconds: sessionTtlSeconds,
      },
      turn: undefined,
    };
  });
