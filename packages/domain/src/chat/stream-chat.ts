import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { DataCaller } from "../access/data-caller.js";
import { CallCount } from "../access/limits/admit-call.js";
import { holdPlaces } from "../access/limits/hold-places.js";
import { userBucketOf } from "../access/limits/user-bucket.js";
import { ReadTurns, Threads, TurnHost, TurnLogs } from "./services.js";
import { conflict, retryConflicts } from "../shared/conflict.js";
import { isPreview, sessionBucketOf } from "../sessions/preview.js";
import { readBody } from "../shared/failure/body-failure.js";
import { Failure } from "../shared/failure/failure.js";
import { lift } from "../shared/port/port.js";
import { agentSettingsOf, type AgentSettings } from "./turn/agent-settings.js";
import type { ChatAddress } from "./chat-address.js";
import type { ChatStream } from "./chat-stream.js";
import { authenticateCaller, browserOf, requireAgent, type ChatCaller } from "./chat-caller.js";
import { ChatLines, type ChatView } from "./read/chat-lines.js";
import { claimTurn } from "./claim/claim-turn.js";
import { interruptLostTurns } from "./interrupt-lost-turns.js";
import { parseChat, type ChatRequest } from "./claim/parse-chat.js";
import { noThread, planTurn } from "./claim/plan-turn.js";
import type { ReadableTurn, TurnSource } from "./read/read-turn.js";
import { requireUnrevoked } from "./claim/require-unrevoked.js";
import { startTurn } from "./run/run-turn.js";
import { requesterOf, isOpenTo, ownerOf } from "./threads/thread-requester.js";
import { showsThinking } from "./turn/shows-thinking.js";
import type { Seat } from "./read/chat-seats.js";
import type { AgentInDeployment, ThreadOwner } from "./ports/thread.js";
import type { ThreadSnapshot } from "./ports/threads.js";
import type { AccountId, ChatId } from "../shared/text/branded.js";

/**
 * Takes a message and answers the stream of its turn, or only reads a thread (`service.md` 4.3). What
 * can fail before the first line fails here (D3). The turn does not end with its reader; the signal
 * only ends the reading (D7).
 */
export const streamChat = (
  caller: DataCaller,
  address: ChatAddress,
  body: unknown,
  signal?: AbortSignal,
) =>
  Effect.gen(function* () {
    const parsed = readBody(body, parseChat);
    const isRead = !(parsed instanceof Failure) && parsed.request?.input === undefined;
    const wants = isRead ? "identity" : "rights";
    let looksTwice = true;
    const count = new CallCount();
    const { view, seat } = yield* retryConflicts(
      Effect.gen(function* () {
        const { chatCaller, request } = yield* authenticateCaller(
          caller,
          address,
          parsed,
          wants,
          count,
        );
        const threads = lift(yield* Threads);
        const owner = ownerOf(chatCaller);
        const { chatId, messageId, input } = request;
        const snapshot = yield* threads.load(chatCaller.accountId, {
          agentId: address.agentId,
          owner,
          chatId,
          messageId: input === undefined ? undefined : messageId,
        });
        const agent = yield* requireAgent(chatCaller, snapshot.agent);
        // Whoever was not stored a moment ago may have begun the thread since then, by the same message
        // at another instance: then it is theirs (D6).
        if (owner === undefined && snapshot.thread !== undefined && looksTwice) {
          looksTwice = false;
          return yield* conflict;
        }
        const seat = yield* takeSeat(chatCaller, agent, snapshot);
        const view = yield* Effect.onError(
          input === undefined
            ? readThread(chatCaller, agent, request, snapshot)
            : takeMessage(chatCaller, agent, { ...request, input }, snapshot),
          () => Effect.sync(seat.release),
        );
        seat.holdFor({ user: view.user, thread: threadKey(view.accountId, view.chatId) });
        return { view, seat };
      }),
    );
    return yield* streamOf(view, seat, signal);
  });

/** A place for the reader, before anything is written (D3, D15). */
const takeSeat = (chatCaller: ChatCaller, agent: AgentInDeployment, { thread }: ThreadSnapshot) =>
  Effect.gen(function* () {
    const { accountId } = chatCaller;
    const owner = ownerOf(chatCaller);
    const { seats } = yield* TurnHost;
    // Of somebody else's thread nothing is said, nor is a place in it taken.
    const own =
      thread !== undefined && isOpenTo(thread, requesterOf(chatCaller, agent)) ? thread : undefined;
    const seat = seats.take({
      user: owner && ownerKey(accountId, owner),
      thread: own && threadKey(accountId, own.id),
    });
    if (seat !== undefined) return seat;
    const sentence =
      "Too many answers of this user, or of this thread, are being read. Close some.";
    return yield* Effect.fail(new Failure("too_many_readers", sentence));
  });

const ownerKey = (accountId: AccountId, { kind, id }: ThreadOwner): string =>
  `${accountId}/${kind}/${id}`;

const threadKey = (accountId: AccountId, threadId: ChatId): string => `${accountId}/${threadId}`;

/** Apart, since a reading outlives its request by far, and must not hold on to what was asked. */
const streamOf = (view: ChatView, seat: Seat, signal: AbortSignal | undefined) =>
  Effect.gen(function* () {
    const source = sourceOf(view.accountId, yield* Effect.context<Threads | TurnLogs>());
    const lines = new ChatLines(yield* ReadTurns, source, view, signal, seat.release);
    return { chatId: view.chatId, lines } satisfies ChatStream;
  });

const sourceOf = (
  accountId: AccountId,
  services: Context.Context<Threads | TurnLogs>,
): TurnSource => {
  const promised = Effect.runPromiseWith(services);
  return {
    accountId,
    threads: Context.get(services, Threads),
    logs: Context.get(services, TurnLogs),
    pause: (seconds, until) =>
      promised(Effect.sleep(seconds * 1000), { signal: until }).catch(() => undefined),
  };
};

/** D5. */
const readThread = (
  chatCaller: ChatCaller,
  agent: AgentInDeployment,
  request: ChatRequest,
  snapshot: ThreadSnapshot,
) =>
  Effect.gen(function* () {
    const { thread, running } = snapshot;
    if (thread === undefined || !isOpenTo(thread, requesterOf(chatCaller, agent))) {
      return yield* Effect.fail(noThread());
    }
    if (running?.leaseOver === true) return yield* reap;
    return {
      accountId: chatCaller.accountId,
      user: undefined,
      chatId: thread.id,
      olderUpTo: running?.sortFrom ?? thread.sort,
      turn: running && { id: running.id, sortFrom: running.sortFrom },
      showsThinking: showsThinking(
        agentSettingsOf(agent.config).thinking,
        browserOf(chatCaller),
        request,
      ),
    } satisfies SeatedView;
  });

/** What is shown, and the user where it has come into being by this. */
interface SeatedView extends ChatView {
  readonly user: string | undefined;
}

/** D6. */
const takeMessage = (
  chatCaller: ChatCaller,
  agent: AgentInDeployment,
  request: ChatRequest & { readonly input: string },
  snapshot: ThreadSnapshot,
) =>
  Effect.gen(function* () {
    const { chatId, input } = request;
    const settings = agentSettingsOf(agent.config);
    const { acceptClientChatIds } = settings;
    const message = { ...requesterOf(chatCaller, agent), chatId, input, acceptClientChatIds };
    const viewOf = (id: string, turn: ReadableTurn): SeatedView => ({
      accountId: chatCaller.accountId,
      user: undefined,
      chatId: id,
      // Older messages are only for who names the thread: others cannot have seen any.
      olderUpTo: chatId === undefined ? 0 : turn.sortFrom,
      turn: { id: turn.id, sortFrom: turn.sortFrom },
      showsThinking: showsThinking(settings.thinking, browserOf(chatCaller), request),
    });
    const plan = yield* Effect.fromResult(planTurn(snapshot, message));
    if (plan.kind === "reap") return yield* reap;
    if (plan.kind !== "claim") {
      return viewOf(plan.thread.id, plan.turn);
    }
    const claimed = yield* whileOpen(
      inPlace(chatCaller, settings, (freePlace) =>
        Effect.tap(claimTurn({ chatCaller, agent, settings, request, plan }), (turn) =>
          startTurn(turn, freePlace),
        ),
      ),
    );
    if (chatCaller.token !== undefined) yield* requireUnrevoked(chatCaller.token, claimed);
    const { turnId, sortFrom, names } = claimed;
    const owner = isPreview(chatCaller.session) ? ownerOf(chatCaller) : claimed.user.user;
    return {
      ...viewOf(names.chatId, { id: turnId, sortFrom }),
      user: owner && ownerKey(chatCaller.accountId, owner),
    };
  });

/** How long a place outlasts the time that a turn may take, should its instance end without a word. */
const graceSeconds = 60;

/** Begins a turn in a place of its account and its user (J4), which is free where none has begun. */
const inPlace = <Answer, Fault, Needs>(
  { accountId, limits, embedTenantName, user, session, server, token }: ChatCaller,
  { budget }: AgentSettings,
  begin: (freePlace: () => void) => Effect.Effect<Answer, Fault, Needs>,
) =>
  Effect.gen(function* () {
    const identity = user ?? server?.about.identity ?? token?.identity;
    const freePlace = yield* holdPlaces(
      { id: accountId, limits },
      {
        what: "turns",
        user:
          session === undefined
            ? identity && userBucketOf(embedTenantName, identity)
            : sessionBucketOf(session),
        seconds: budget.seconds + graceSeconds,
      },
    );
    return yield* Effect.onError(begin(freePlace), () => Effect.sync(freePlace));
  });

/** A turn that has begun to begin is waited for by who stops the service; later ones do not (D8). */
const whileOpen = <Answer, Fault, Needs>(turn: Effect.Effect<Answer, Fault, Needs>) =>
  Effect.gen(function* () {
    const begun = (yield* TurnHost).begin();
    if (begun === undefined) {
      const sentence = "The service is shutting down. Try again.";
      return yield* Effect.fail(new Failure("shutting_down", sentence));
    }
    return yield* Effect.ensuring(turn, Effect.sync(begun));
  });

/** Ends what nobody runs any more, and looks again. */
const reap = Effect.flatMap(interruptLostTurns, () => conflict);
