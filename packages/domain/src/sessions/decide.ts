import * as Result from "effect/Result";
import { Failure } from "../shared/failure.js";
import type { Id, IdSupply } from "../shared/id.js";
import type {
  EmbedTenantChange,
  NewSession,
  ProfileChange,
  SessionChanges,
  UserChange,
} from "./changes.js";
import { decideDefinitions, type DecidedCatalog } from "./decide-definitions.js";
import { changesNoRights, decideRights } from "./decide-rights.js";
import type { GenerateSessionRequest } from "./generate-session-request.js";
import { isOver, type ExternalUser, type Snapshot } from "./snapshot.js";

/** A session id is good for 5 minutes (B5). */
const sessionTtlSeconds = 300;

/** Ephemeral users live one week (D9, `service.md` 8). */
export const ephemeralTtlSeconds = 604_800;

/**
 * The heart of generate-session: what must be written so that the request holds, or why it cannot.
 * Pure: the same snapshot, request, digest and ids give the same answer. It writes nothing where
 * nothing changes (B7).
 */
export const decide = (
  snapshot: Snapshot,
  request: GenerateSessionRequest,
  deploymentId: number,
  sessionDigest: string,
  newId: IdSupply,
): Result.Result<SessionChanges, Failure> =>
  Result.gen(function* () {
    const tenant = decideTenant(snapshot, request, newId);
    const catalogId = request.creatorMode ? tenant.id : snapshot.account.id;
    const catalog = yield* decideDefinitions(snapshot, request, catalogId, newId);
    const user = yield* decideUser(snapshot, request, tenant.id, catalog, newId);
    return {
      embedTenant: tenant.change,
      definitions: catalog.changes,
      user: user.change,
      session: {
        digest: sessionDigest,
        deploymentId,
        embedTenantId: tenant.id,
        userKind: request.identity.kind,
        userId: user.id,
        creatorMode: request.creatorMode,
        branchName: request.branchName,
        settings: request.settings,
        ttlSeconds: sessionTtlSeconds,
      } satisfies NewSession,
    };
  });

/** An embed tenant comes into being with the first successful request that names it (A4). */
const decideTenant = (
  { embedTenant, account }: Snapshot,
  request: GenerateSessionRequest,
  newId: IdSupply,
): { readonly id: Id; readonly change: EmbedTenantChange | undefined } => {
  const displayName = request.embedTenantDisplayName;
  if (embedTenant === undefined) {
    const id = newId();
    const name = request.embedTenantName ?? account.name;
    return { id, change: { kind: "create", id, name, displayName } };
  }
  const { id } = embedTenant;
  return displayName === undefined || displayName === embedTenant.displayName
    ? { id, change: undefined }
    : { id, change: { kind: "rename", id, displayName } };
};

interface DecidedUser {
  readonly id: Id;
  readonly change: UserChange | undefined;
}

const decideUser = (
  snapshot: Snapshot,
  request: GenerateSessionRequest,
  embedTenantId: Id,
  catalog: DecidedCatalog,
  newId: IdSupply,
): Result.Result<DecidedUser, Failure> => {
  const { identity } = request;
  if (identity.kind === "internal") {
    return snapshot.internalUserId === undefined
      ? Result.fail(new Failure("internal_user_not_found", "There is no such internal user."))
      : Result.succeed({ id: snapshot.internalUserId, change: undefined });
  }
  const stored = snapshot.externalUser;
  const present = stored === undefined || isOver(stored, snapshot.nowMs) ? undefined : stored;
  return Result.map(decideRights(present, request, catalog), (rights): DecidedUser => {
    const profile = profileChange(present, request);
    if (present === undefined) {
      const id = newId();
      return {
        id,
        change: {
          kind: "create",
          id,
          embedTenantId,
          externalId: identity.externalId,
          profile,
          lifetime: request.isEphemeral ? { ttlSeconds: ephemeralTtlSeconds } : undefined,
          replaces: stored?.id,
          rights,
        },
      };
    }
    const { id, version } = present;
    const makePermanent = present.ephemeralUntilMs !== undefined && !request.isEphemeral;
    if (!makePermanent && changesNoProfile(profile) && changesNoRights(rights)) {
      return { id, change: undefined };
    }
    return { id, change: { kind: "update", id, version, profile, makePermanent, rights } };
  });
};

const profileChange = (
  user: ExternalUser | undefined,
  request: GenerateSessionRequest,
): ProfileChange => ({
  email: request.email === user?.email ? undefined : request.email,
  displayName: request.displayName === user?.displayName ? undefined : request.displayName,
  picture: request.picture === user?.picture ? undefined : request.picture,
});

const changesNoProfile = ({ email, displayName, picture }: ProfileChange): boolean =>
  email === undefined && displayName === undefined && picture === undefined;
