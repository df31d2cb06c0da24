import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { laneOf, type UserScope } from "../../analytics/access/data-user-of.js";
import type { DataUserLookup } from "../../analytics/access/data-users.js";
import { findModel } from "../../analytics/access/model-access.js";
import { mintUuid } from "../../analytics/tools/uuid.js";
import { Provisioning } from "../../sessions/services.js";
import { Secrets } from "../../shared/services.js";
import { SemanticCatalog } from "../../analytics/services.js";
import { TurnHost, TurnLogs } from "../services.js";
import type { TurnAsker } from "../../sessions/decide/turn-claim.js";
import type { SessionUser } from "../../sessions/embed-session.js";
import { requireRightsInScope } from "../../sessions/decide/require-rights-in-scope.js";
import { limitReached } from "../../sessions/limit-reached.js";
import { previewDigestOf } from "../../sessions/preview.js";
import { fits, sizesOf } from "../../sessions/decide/stored-sizes.js";
import type { AccountLimits } from "../../access/limits/account-limits.js";
import { LimitRulesOf } from "../../access/services.js";
import { conflict } from "../../shared/conflict.js";
import { Failure } from "../../shared/failure/failure.js";
import { lift } from "../../shared/port/port.js";
import { bytesPerId, idSupply } from "../../shared/text/id.js";
import type { AgentSettings } from "../turn/agent-settings.js";
import { branchFor } from "./branch-for.js";
import { browserOf, type ChatCaller } from "../chat-caller.js";
import { decideChatUser } from "./decide-chat-user.js";
import type { ClaimedTurn } from "./claimed-turn.js";
import type { ChatRequest } from "./parse-chat.js";
import type { TurnPlan } from "./plan-turn.js";
import { namesOf } from "../recover-turn.js";
import type { AgentInDeployment, StoredThread } from "../ports/thread.js";
import { beginTurn } from "../run/turn-writer.js";
import type { MessageId } from "../../shared/text/branded.js";

/** Whose message it is, to whom, what it says, and what it comes to. */
export interface Claiming {
  readonly chatCaller: ChatCaller;
  readonly agent: AgentInDeployment;
  readonly settings: AgentSettings;
  readonly request: ChatRequest & { readonly input: string };
  readonly plan: Extract<TurnPlan, { kind: "claim" }>;
}

/** The first writer of a turn. */
const generation = 1;

/**
 * Takes the thread for the message and writes what it says of the user, all of it or nothing (D10).
 * What can be refused is refused before that (D3).
 */
export const claimTurn = ({ chatCaller, agent, settings, request, plan }: Claiming) =>
  Effect.gen(function* () {
    const host = yield* TurnHost;
    const branchName = yield* Effect.fromResult(branchFor(browserOf(chatCaller), request.branch));
    yield* requireModel(chatCaller, agent, branchName);

    const askedBy = yield* askerOf(chatCaller);
    const provisioning = yield* Provisioning;
    const written = yield* Effect.fromResult(decideChatUser(chatCaller, yield* twoIds));
    if (chatCaller.server !== undefined) {
      yield* requireRightsInScope(chatCaller.server.snapshot, written.changes);
    }
    const { thread } = plan;
    const limits = (yield* LimitRulesOf).of(chatCaller.limits);
    yield* requireRoom(thread, limits);
    const turnId = yield* mintUuid;
    const threadId = thread?.id ?? plan.chatId ?? (yield* mintUuid);
    const messageId = request.messageId ?? (yield* mintMessageId);
    const names = namesOf(threadId, { id: turnId, messageId }, agent.name);
    const sortFrom = thread?.sort ?? 0;
    const [userLine] = beginTurn(names, request.input, sortFrom).kept;
    if (userLine === undefined) return yield* Effect.die("A turn begins with what the user said.");
    const newThread = newThreadOf(plan, messageId);
    // First the log: without one nothing can be said, and nothing is written (D3).
    yield* lift(yield* TurnLogs).open(chatCaller.accountId, turnId, generation);
    const outcome = yield* provisioning.commit(chatCaller.accountId, {
      ...written.changes,
      sizes: sizesOf(limits, { newThread }),
      turn: {
        embedTenantId: written.embedTenantId,
        userKind: written.user.kind,
        userId: written.user.id,
        askedBy,
        previewDigest: previewDigestOf(chatCaller.session),
        agentId: agent.id,
        threadId,
        newThread,
        threadScope: {
          lane: laneOf(chatCaller.creatorMode, written.user),
          deploymentId: agent.deploymentId,
          branchName,
        },
        turnId,
        messageId,
        input: request.input,
        sortFrom,
        replaces: plan.replaces,
        userLine: { ...userLine, kind: "user" },
        leaseSeconds: host.options.leaseSeconds,
      },
    });
    if (outcome === "conflict") return yield* conflict;
    if (outcome === "definition_limit") return yield* Effect.die("A message defines nothing.");
    if (outcome !== "committed") return yield* Effect.fail(limitReached(outcome));
    return {
      accountId: chatCaller.accountId,
      limits: chatCaller.limits,
      turnId,
      generation,
      names,
      input: request.input,
      sortFrom,
      agent,
      settings,
      user: lookupOf(chatCaller, agent, written.user),
      scope: userScopeOf(chatCaller, written.user),
      overlay: written.overlay,
      branchName,
      timezones: [chatCaller.session?.settings["timezone"], chatCaller.server?.about.timezone],
    } satisfies ClaimedTurn;
  });

/** What a claim says of a thread that it begins: the message names it where no id of a client does. */
const newThreadOf = ({ thread, chatId }: Claiming["plan"], messageId: MessageId) =>
  thread === undefined
    ? { firstMessageId: chatId === undefined ? messageId : undefined }
    : undefined;

/** A thread that has as many lines as it may is read and not continued (J4). */
const requireRoom = (
  thread: StoredThread | undefined,
  { threadLines }: AccountLimits,
): Effect.Effect<void, Failure<"message_limit">> => {
  if (thread === undefined || fits(thread.sort, 1, threadLines)) return Effect.void;
  const sentence = "The thread is as long as a thread may be. Begin a new one.";
  return Effect.fail(new Failure("message_limit", sentence));
};

const askerOf = ({ session, server, token }: ChatCaller): Effect.Effect<TurnAsker> => {
  if (session !== undefined) return Effect.succeed({ kind: "session", digest: session.digest });
  if (token !== undefined) return Effect.succeed({ kind: "auth_token" });
  return server === undefined
    ? Effect.die("A chat caller shows a token or a key.")
    : Effect.succeed({ kind: "key", keyId: server.snapshot.key.id });
};

/** The model must be there before anything is written (E4, E5). */
const requireModel = (
  { accountId }: ChatCaller,
  { deployment }: AgentInDeployment,
  branchName: string | undefined,
) =>
  Effect.gen(function* () {
    const catalog = yield* SemanticCatalog;
    yield* findModel(yield* catalog.load(accountId, deployment, branchName));
  });

const lookupOf = (
  { embedTenantName, creatorMode }: ChatCaller,
  { deploymentId }: AgentInDeployment,
  user: SessionUser,
): DataUserLookup => ({ deploymentId, user, embedTenantName, creatorMode });

const userScopeOf = (
  { accountName, embedTenantName, creatorMode, session }: ChatCaller,
  user: SessionUser,
): UserScope => ({
  accountName,
  embedTenantName,
  lane: laneOf(creatorMode, user),
  identity: user,
  previewDigest: previewDigestOf(session),
});

/** For an embed tenant and a user that may turn out new. */
const twoIds = Effect.gen(function* () {
  const secrets = yield* Secrets;
  return idSupply(yield* secrets.randomBytes(2 * bytesPerId));
});

/** In the form of the clients' own ones (D6); random digits, so that no two are alike. */
const mintMessageId = Effect.gen(function* () {
  const secrets = yield* Secrets;
  const nowMs = yield* Clock.currentTimeMillis;
  const id = idSupply(yield* secrets.randomBytes(bytesPerId))();
  return `${nowMs}${String(id % 1_000_000).padStart(6, "0")}-message`;
});
