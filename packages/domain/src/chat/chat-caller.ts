import * as Effect from "effect/Effect";
import {
  requireCreatorMode,
  requireDeploymentInScope,
  requireHost,
  requireOwnIdentity,
  requirePaidPlan,
} from "../access/authorize.js";
import type { DataCaller } from "../access/data-caller.js";
import { identifyCaller } from "../access/identify-caller.js";
import type { AccountLimits } from "../access/limits/account-limits.js";
import { admitUser, CallCount } from "../access/limits/admit-call.js";
import { userBucketOf } from "../access/limits/user-bucket.js";
import { Provisioning } from "../sessions/services.js";
import {
  identifyAuthToken,
  type AuthTokenHolder,
} from "../sessions/auth-tokens/identify-auth-token.js";
import { identifySession } from "../sessions/identify-session.js";
import type { EmbedSession, SessionUser } from "../sessions/embed-session.js";
import { lookupOfSettings } from "../sessions/decide/lookup-of.js";
import {
  requestOf,
  requestWithSettingsOf,
  type ParsedCall,
} from "../sessions/parse/parsed-call.js";
import type { SessionSettings } from "../sessions/parse/session-settings.js";
import { findUser } from "../sessions/decide/find-user.js";
import type { Snapshot } from "../sessions/decide/snapshot.js";
import type { BodyFailure } from "../shared/failure/body-failure.js";
import { Failure } from "../shared/failure/failure.js";
import type { ChatAddress } from "./chat-address.js";
import type { AgentInDeployment } from "./ports/thread.js";
import type { AccountId } from "../shared/text/branded.js";

/** A caller in a chat: by an embed token, by a token of the account's identity provider, or by a server's word (D2). */
export interface ChatCaller {
  readonly accountId: AccountId;
  readonly accountName: string;
  /** Those that the account declares (J4). */
  readonly limits: AccountLimits | undefined;
  readonly embedTenantName: string;
  readonly creatorMode: boolean;
  /** Undefined for an external user who is not stored, or not any more (D9). */
  readonly user: SessionUser | undefined;
  /** By an embed token. */
  readonly session: EmbedSession | undefined;
  /** By an API key: what was loaded for it, and what it says of the user. */
  readonly server: { readonly snapshot: Snapshot; readonly about: SessionSettings } | undefined;
  /** By a token of the account's own identity provider. */
  readonly token?: AuthTokenHolder | undefined;
}

/** What binds a caller from a browser, whose branch is not theirs to choose (E4); undefined for a server. */
export const browserOf = ({
  session,
  token,
}: Pick<ChatCaller, "session" | "token">):
  Pick<EmbedSession, "branchName" | "deploymentId"> | undefined =>
  session ?? (token && { branchName: undefined, deploymentId: token.deploymentId });

/** A caller and what it asks for. */
export interface ChatCall<Request> {
  readonly chatCaller: ChatCaller;
  readonly request: Request;
}

/** Finds out who calls, in the order of B2: key or token, host and path, plan, body, identity. */
export const authenticateCaller = <Request>(
  caller: DataCaller,
  address: ChatAddress,
  parsed: ParsedCall<Request> | BodyFailure,
  wants: "rights" | "identity",
  count = new CallCount(),
) =>
  Effect.gen(function* () {
    if (caller.authToken !== undefined) {
      return yield* callerOfAuthToken(caller.authToken, caller, address, parsed, wants, count);
    }
    return yield* caller.embedToken === undefined
      ? callerOfKey(caller, address, parsed, wants, count)
      : callerOfToken(caller.embedToken, caller, address, parsed, count);
  });

const callerOfToken = <Request>(
  token: string,
  caller: DataCaller,
  address: ChatAddress,
  parsed: ParsedCall<Request> | BodyFailure,
  count: CallCount,
) =>
  Effect.gen(function* () {
    const session = yield* identifySession(token, caller, count);
    yield* requireHost({ name: session.accountName }, address.accountName);
    yield* requirePaidPlan(session);
    if (session.settings["allowAi"] === false) {
      return yield* Effect.fail(new Failure("ai_disabled", "Chat is turned off in this session."));
    }
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    const request = yield* Effect.fromResult(requestOf(parsed));
    const { accountId, embedTenantName, creatorMode, user } = session;
    const chatCaller: ChatCaller = {
      accountId,
      accountName: session.accountName,
      limits: session.limits,
      embedTenantName,
      creatorMode,
      user,
      session,
      server: undefined,
    };
    return { chatCaller, request } satisfies ChatCall<Request>;
  });

const callerOfAuthToken = <Request>(
  token: string,
  caller: DataCaller,
  { accountName, agentId }: ChatAddress,
  parsed: ParsedCall<Request> | BodyFailure,
  wants: "rights" | "identity",
  count: CallCount,
) =>
  Effect.gen(function* () {
    const place = { accountName, deploymentId: undefined, agentId };
    const missing = noAgent();
    const holder = yield* identifyAuthToken(token, { caller, place, missing, wants, count });
    const { account, embedTenantName, identity, user } = holder;
    yield* requirePaidPlan(account);
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    const request = yield* Effect.fromResult(requestOf(parsed));
    if (/\s/u.test(identity.externalId)) return yield* Effect.fail(spacesInId());
    const chatCaller: ChatCaller = {
      accountId: account.id,
      accountName: account.name,
      limits: account.limits,
      embedTenantName,
      creatorMode: false,
      user,
      session: undefined,
      server: undefined,
      token: holder,
    };
    return { chatCaller, request } satisfies ChatCall<Request>;
  });

const spacesInId = (): Failure<"invalid_request"> =>
  new Failure("invalid_request", "The user's id in the auth token must not contain white space.");

const callerOfKey = <Request>(
  credential: DataCaller,
  address: ChatAddress,
  parsed: ParsedCall<Request> | BodyFailure,
  wants: "rights" | "identity",
  count: CallCount,
) =>
  Effect.gen(function* () {
    const settings = parsed instanceof Failure ? undefined : parsed.sessionSettings?.settings;
    const provisioning = yield* Provisioning;
    const lookup = lookupOfSettings(settings, undefined, wants);
    const load = (keyId: string) => provisioning.load(keyId, lookup);
    const snapshot = yield* identifyCaller(credential, load, count);
    const { account } = snapshot;
    yield* requireHost(account, address.accountName);
    yield* requirePaidPlan(account);
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    const [request, about] = yield* Effect.fromResult(requestWithSettingsOf(parsed, account));
    yield* requireOwnIdentity(snapshot, about);
    const { embedTenantName = account.name } = about;
    yield* admitUser(account, userBucketOf(embedTenantName, about.identity), count);
    const chatCaller: ChatCaller = {
      accountId: account.id,
      accountName: account.name,
      limits: account.limits,
      embedTenantName,
      creatorMode: about.creatorMode,
      user: yield* Effect.fromResult(findUser(snapshot, about.identity)),
      session: undefined,
      server: { snapshot, about },
    };
    return { chatCaller, request } satisfies ChatCall<Request>;
  });

/** Why a caller may not talk to an agent. */
type AgentFailure = Failure<
  "agent_not_found" | "deployment_out_of_scope" | "creator_mode_disabled"
>;

/** The agent that the path names, if the caller may talk to it (A3, D2). */
export const requireAgent = (
  chatCaller: ChatCaller,
  agent: AgentInDeployment | undefined,
): Effect.Effect<AgentInDeployment, AgentFailure> =>
  Effect.gen(function* () {
    const { server } = chatCaller;
    if (agent === undefined) return yield* Effect.fail(noAgent());
    if (server !== undefined) {
      yield* requireDeploymentInScope(server.snapshot, agent.deploymentId);
      yield* requireCreatorMode(server.snapshot.account, server.about.creatorMode);
    } else if (browserOf(chatCaller)?.deploymentId !== agent.deploymentId) {
      return yield* Effect.fail(noAgent());
    }
    return agent;
  });

const noAgent = (): Failure<"agent_not_found"> =>
  new Failure("agent_not_found", "There is no such agent.");
