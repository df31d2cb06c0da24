import * as Result from "effect/Result";
import { Failure } from "../../shared/failure/failure.js";
import type { Id, IdSupply } from "../../shared/text/id.js";
import type { EmbedTenantChange, ProfileChange, UserChange } from "./changes.js";
import type { DecidedCatalog } from "./decide-definitions.js";
import {
  changesNoRights,
  decideRights,
  type RightsFailure,
  type RightsRequest,
} from "./decide-rights.js";
import { earlierEnd } from "./end-of-life.js";
import { isOver, type ExternalUser, type Identity, type WritingSnapshot } from "./snapshot.js";
import type { EmbedTenantId, Seconds } from "../../shared/text/branded.js";

/** Ephemeral users live one week unless a chat says less (D9, `service.md` 8). */
export const ephemeralTtlSeconds = 604_800;

/** What a request says of a user. */
export interface UserRequest extends RightsRequest {
  readonly identity: Identity;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly picture: string | undefined;
  /** A new user lives so long; one who is permanent stays so (D9). Undefined: permanent. */
  readonly lifetimeSeconds: Seconds | undefined;
}

/** The user of a request, and what is written of them. */
export interface DecidedUser {
  readonly id: Id;
  readonly change: UserChange | undefined;
}

/** Why a user cannot be what the request says (B3). */
export type UserFailure = RightsFailure | Failure<"internal_user_not_found">;

/** An embed tenant comes into being with the first successful request that names it (A4). */
export const decideTenant = (
  { embedTenant, account, key }: WritingSnapshot,
  asked: string | undefined,
  displayName: string | undefined,
  newId: IdSupply,
): { readonly id: Id; readonly change: EmbedTenantChange | undefined } => {
  if (embedTenant === undefined) {
    const id = newId();
    const name = asked ?? account.name;
    // The account's own one is nobody's in particular.
    const madeWithin = name === account.name ? "all" : key.deployments;
    return { id, change: { kind: "create", id, name, displayName, madeWithin } };
  }
  const { id } = embedTenant;
  return displayName === undefined || displayName === embedTenant.displayName
    ? { id, change: undefined }
    : { id, change: { kind: "rename", id, displayName } };
};

/** The user with all that the request says; nothing is written where nothing changes (B7). */
export const decideUser = (
  snapshot: WritingSnapshot,
  request: UserRequest,
  embedTenantId: EmbedTenantId,
  catalog: Pick<DecidedCatalog, "groups" | "attributes">,
  newId: IdSupply,
): Result.Result<DecidedUser, UserFailure> => {
  const { identity, lifetimeSeconds } = request;
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
          lifetime: lifetimeSeconds === undefined ? undefined : { ttlSeconds: lifetimeSeconds },
          replaces: stored?.id,
          madeWithin: snapshot.key.deployments,
          rights,
        },
      };
    }
    const { id, version, ephemeralUntilMs } = present;
    const makePermanent = ephemeralUntilMs !== undefined && lifetimeSeconds === undefined;
    const endsAtMs = earlierEnd(ephemeralUntilMs, lifetimeSeconds, snapshot.nowMs);
    const same = changesNoProfile(profile) && changesNoRights(rights);
    if (same && !makePermanent && endsAtMs === undefined) return { id, change: undefined };
    return {
      id,
      change: { kind: "update", id, version, profile, makePermanent, endsAtMs, rights },
    };
  });
};

const profileChange = (user: ExternalUser | undefined, request: UserRequest): ProfileChange => ({
  email: request.email === user?.email ? undefined : request.email,
  displayName: request.displayName === user?.displayName ? undefined : request.displayName,
  picture: request.picture === user?.picture ? undefined : request.picture,
});

const changesNoProfile = ({ email, displayName, picture }: ProfileChange): boolean =>
  email === undefined && displayName === undefined && picture === undefined;
