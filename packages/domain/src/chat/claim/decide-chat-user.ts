import * as Result from "effect/Result";
import type { AuthTokenHolder } from "../../sessions/auth-tokens/identify-auth-token.js";
import type { SessionChanges } from "../../sessions/decide/changes.js";
import { byName } from "../../sessions/decide/decide-definitions.js";
import type { RightsRequest } from "../../sessions/decide/decide-rights.js";
import {
  decideTenant,
  decideUser,
  ephemeralTtlSeconds,
  type UserFailure,
} from "../../sessions/decide/decide-user.js";
import { seatOf } from "../../sessions/decide/user-limit.js";
import type { SessionUser } from "../../sessions/embed-session.js";
import { Failure } from "../../shared/failure/failure.js";
import type { EmbedTenantId } from "../../shared/text/branded.js";
import type { IdSupply } from "../../shared/text/id.js";
import type { ChatCaller } from "../chat-caller.js";

/** The user of a message, and what is written of them. */
export interface DecidedChatUser {
  readonly user: SessionUser;
  readonly embedTenantId: EmbedTenantId | undefined;
  readonly changes: Omit<SessionChanges, "turn">;
  /** What lies over the stored rights for this turn alone, and is not written (D2). */
  readonly overlay?: RightsRequest | undefined;
}

const nothing = {
  embedTenant: undefined,
  definitions: undefined,
  user: undefined,
  seat: undefined,
  session: undefined,
};

/**
 * What a server says of its user is written (D10); a page's user is as the session left them. Of somebody with a token
 * of the account's identity provider no more is written than that they are there, for as long as anybody whom chat
 * brings into being (D9).
 */
export const decideChatUser = (
  { user, server, token }: ChatCaller,
  newId: IdSupply,
): Result.Result<
  DecidedChatUser,
  UserFailure | Failure<"unauthenticated"> | Failure<"invalid_request">
> => {
  if (token !== undefined) return decideHolder(token, newId);
  if (server === undefined || server.about.identity.kind === "internal") {
    if (user === undefined) {
      return Result.fail(new Failure("unauthenticated", "The user is not there any more."));
    }
    const name = server?.about.embedTenantName;
    const tenant = server && name && decideTenant(server.snapshot, name, undefined, newId);
    const changes = tenant ? { ...nothing, embedTenant: tenant.change } : nothing;
    return Result.succeed({ user, embedTenantId: undefined, changes });
  }
  const { snapshot, about } = server;
  const { externalId } = server.about.identity;
  const tenant = decideTenant(snapshot, about.embedTenantName, undefined, newId);
  const catalog = { groups: byName(snapshot.groups), attributes: byName(snapshot.attributes) };
  const asked = { ...about, displayName: undefined, picture: undefined };
  return Result.map(decideUser(snapshot, asked, tenant.id, catalog, newId), ({ id, change }) => ({
    user: { kind: "external", id, externalId },
    embedTenantId: tenant.id,
    changes: {
      ...nothing,
      embedTenant: tenant.change,
      user: change,
      seat: seatOf(change, snapshot),
    },
  }));
};

/** Nothing that is written with a user whom a token brings into being: its rights hold for each call alone. */
const noRights = {
  creatorMode: false,
  groups: undefined,
  userAttributes: [],
  securityContext: undefined,
  email: undefined,
  displayName: undefined,
  picture: undefined,
} as const;

const decideHolder = (
  { snapshot, rights, user, identity, embedTenantName, deploymentId }: AuthTokenHolder,
  newId: IdSupply,
): Result.Result<DecidedChatUser, UserFailure | Failure<"invalid_request">> =>
  Result.gen(function* () {
    const overlay = yield* rights;
    // As if made by a key of that deployment, which may change what it has made (A3).
    const writing = { ...snapshot, key: { deployments: [deploymentId] } };
    const tenant = decideTenant(writing, embedTenantName, undefined, newId);
    const placed = { embedTenantId: tenant.id, overlay };
    if (user !== undefined) return { user, ...placed, changes: nothing };
    const asked = { ...noRights, identity, lifetimeSeconds: ephemeralTtlSeconds };
    const catalog = { groups: byName(snapshot.groups), attributes: byName(snapshot.attributes) };
    const { id, change } = yield* decideUser(writing, asked, tenant.id, catalog, newId);
    return {
      user: { ...identity, id },
      ...placed,
      changes: { ...nothing, embedTenant: tenant.change, user: change },
    };
  });
