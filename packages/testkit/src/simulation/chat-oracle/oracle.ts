import type { FailureCode } from "@embedded-analytics/domain";
import {
  agents,
  callers,
  leaseSeconds,
  otherThan,
  type AccountName,
  type AgentId,
  type Caller,
} from "./accounts.js";
import type { AgentChoice, Lifetime } from "./command.js";
import { runningOf, type Thread } from "./state.js";
import type { Token, User } from "./users.js";
import { Turn } from "./turn.js";

/** Who calls what, as the service receives it. */
export interface Asked {
  readonly caller: Caller;
  readonly path: "own" | "other";
  readonly agentId: AgentChoice;
  readonly chatId: string | undefined;
}

/** A message, as the service receives it. */
export interface Message extends Asked {
  readonly messageId: string | undefined;
  readonly input: string;
  readonly lifetime: Lifetime;
}

/** What a message comes to (D4, D6). */
export type Decision =
  | {
      readonly kind: "refused";
      readonly code: FailureCode;
      /** Where another turn is in the way. */
      readonly busy?: Turn | undefined;
    }
  | { readonly kind: "follow" | "replay"; readonly thread: Thread; readonly turn: Turn }
  | {
      readonly kind: "claim";
      readonly thread: Thread | undefined;
      readonly replaces: Turn | undefined;
    };

const week = 604_800;
/** `short` of `Lifetime`, in seconds. */
export const shortLife = 9000;

/** Threads, turns and users of both accounts, said as plainly as can be. */
export class ChatOracle {
  nowMs = 0;
  /** How many turns were begun: so often agents are asked, and not once more. */
  claims = 0;
  readonly threads = new Map<string, Thread>();
  readonly tokens: Token[] = [];
  readonly #users = new Map<string, User>();

  /** The newest token of a page. */
  tokenOf({ account, name }: Caller): Token | undefined {
    return this.tokens.findLast((token) => token.account === account && token.name === name);
  }

  /** Whether an abort is granted, and of what; 404 differs from 403 at the same agent only (D4). */
  abort(asked: Asked): { readonly turn: Turn | undefined } | FailureCode {
    const who = this.#identify(asked);
    if (typeof who === "string") return who;
    const thread = this.#named(asked);
    if (thread?.agentId !== asked.agentId) return "thread_not_found";
    if (thread.owner === who.user) return { turn: runningOf(thread) };
    return thread.owner === who.former ? "thread_not_found" : "not_thread_owner";
  }

  /** The thread that may be read (D5). */
  read(asked: Asked): Thread | FailureCode {
    const who = this.#identify(asked);
    if (typeof who === "string") return who;
    const thread = this.#named(asked);
    return thread !== undefined && isOwn(thread, asked.agentId, who.user)
      ? thread
      : "thread_not_found";
  }

  /** Decides on a message, and changes nothing. */
  decide(message: Message): Decision {
    const refused = (code: FailureCode): Decision => ({ kind: "refused", code });
    const who = this.#identify(message);
    if (typeof who === "string") return refused(who);
    const { chatId, messageId, input, agentId } = message;
    const thread = chatId === undefined ? this.#begunBy(message, who.user) : this.#named(message);
    if (thread === undefined) {
      const isFine = chatId === undefined || mayBeMadeUp(agentId as AgentId, chatId);
      return isFine ? { kind: "claim", thread, replaces: undefined } : refused("thread_not_found");
    }
    if (!isOwn(thread, agentId, who.user)) return refused("thread_not_found");
    const turn = thread.turns.find(
      (each) => messageId !== undefined && each.messageId === messageId,
    );
    if (turn !== undefined && turn.start.input !== input) return refused("message_conflict");
    if (turn?.state === "running") return { kind: "follow", thread, turn };
    if (turn !== undefined && turn.state !== "interrupted" && turn.state !== "suspended") {
      return { kind: "replay", thread, turn };
    }
    const busy = runningOf(thread);
    return busy === undefined
      ? { kind: "claim", thread, replaces: turn }
      : { kind: "refused", code: "thread_busy", busy };
  }

  /** Whether a message stumbles upon a turn whose lease is over, and so ends all such turns (D8). */
  finds(decision: Decision): boolean {
    const turn =
      decision.kind === "refused"
        ? decision.busy
        : decision.kind === "follow"
          ? decision.turn
          : undefined;
    return turn !== undefined && this.isLost(turn);
  }

  /** Writes what a granted message says of its user, and begins its turn (D10). */
  claim(message: Message, decision: Extract<Decision, { kind: "claim" }>, chatId: string): Turn {
    const { caller, messageId, input } = message;
    const agentId = message.agentId as AgentId;
    const owner = this.#writeUser(caller, message.lifetime);
    const { thread, replaces } = decision;
    const turn = new Turn({
      chatId,
      agentId,
      messageId,
      input,
      sortFrom: thread?.sort ?? 0,
      leaseUntilMs: this.nowMs + leaseSeconds * 1000,
      askedBy: callers[caller.name].by === "token" ? this.tokenOf(caller) : undefined,
    });
    this.claims += 1;
    if (thread === undefined) {
      const firstMessage = message.chatId === undefined ? turn : undefined;
      const begun = { account: caller.account, agentId, owner, by: caller, chatId, firstMessage };
      this.threads.set(keyOf(caller.account, chatId), { ...begun, turns: [turn], sort: 0 });
      return turn;
    }
    if (replaces !== undefined) thread.turns.splice(thread.turns.indexOf(replaces), 1);
    thread.turns.push(turn);
    return turn;
  }

  /** Running turns whose lease is over. */
  lost(): readonly Turn[] {
    return this.running().filter((turn) => this.isLost(turn));
  }

  isLost(turn: Turn): boolean {
    return turn.state === "running" && turn.leaseUntilMs <= this.nowMs;
  }

  /** Of all threads that there are. */
  running(): readonly Turn[] {
    return [...this.threads.values()].flatMap(({ turns }) =>
      turns.filter(({ state }) => state === "running"),
    );
  }

  threadOf(turn: Turn): Thread | undefined {
    return [...this.threads.values()].find(({ turns }) => turns.includes(turn));
  }

  /** A page logs in: its user is there from now on, for a week if they are new. */
  logIn(caller: Caller): User {
    return this.#writeUser(caller, "unsaid");
  }

  /** Removes users whose time is over, with all that was theirs; answers how many (D9). */
  removeExpiredUsers(): number {
    const over = [...this.#users].filter(([, user]) => this.#isOver(user));
    for (const [key, user] of over) this.#remove(key, user);
    return over.length;
  }

  #identify({ caller, path, agentId }: Asked): FailureCode | Identified {
    const is = callers[caller.name];
    const stored = this.#users.get(userKey(caller));
    const isThere = stored !== undefined && !this.#isOver(stored);
    const isKey = is.by === "key";
    if (!isKey && !this.#isGood(this.tokenOf(caller))) return "unauthenticated";
    if (path === "other") return "tenant_not_found";
    if (caller.name === "nobody") return "internal_user_not_found";
    if (!Object.hasOwn(agents, agentId)) return "agent_not_found";
    if (!isKey && agents[agentId as AgentId].deployment !== 1) return "agent_not_found";
    return { user: isThere ? stored : undefined, former: isThere ? undefined : stored };
  }

  #isGood(token: Token | undefined): boolean {
    return (
      token !== undefined &&
      !token.revoked &&
      token.untilMs > this.nowMs &&
      [...this.#users.values()].includes(token.user) &&
      !this.#isOver(token.user)
    );
  }

  #named({ caller, chatId }: Asked): Thread | undefined {
    return this.threads.get(keyOf(caller.account, chatId ?? ""));
  }

  #begunBy({ caller, agentId, messageId }: Message, user: User | undefined): Thread | undefined {
    return [...this.threads.values()].find(
      ({ account, agentId: at, owner, firstMessage }) =>
        account === caller.account &&
        at === agentId &&
        owner === user &&
        messageId !== undefined &&
        firstMessage?.messageId === messageId,
    );
  }

  #isOver({ untilMs }: User): boolean {
    return untilMs !== undefined && untilMs <= this.nowMs;
  }

  #writeUser(caller: Caller, lifetime: Lifetime): User {
    const key = userKey(caller);
    const before = this.#users.get(key);
    const seconds = lifetime === "short" ? shortLife : week;
    const isPage = callers[caller.name].by === "token";
    const isInternal = caller.name === "eve";
    const stays = isInternal || (!isPage && lifetime === "for ever");
    const untilMs = stays ? undefined : this.nowMs + seconds * 1000;
    if (before !== undefined && !this.#isOver(before)) {
      if (before.untilMs !== undefined && !isPage) {
        before.untilMs = untilMs && Math.min(before.untilMs, untilMs);
      }
      return before;
    }
    if (before !== undefined) this.#remove(key, before);
    const user = { untilMs };
    this.#users.set(key, user);
    return user;
  }

  #remove(key: string, user: User): void {
    this.#users.delete(key);
    for (const [id, thread] of this.threads) if (thread.owner === user) this.threads.delete(id);
  }
}

/** Who it is; `former` is a user of that name whose time is over, but who is stored still. */
interface Identified {
  readonly user: User | undefined;
  readonly former: User | undefined;
}

const keyOf = (account: AccountName, chatId: string): string => `${account}/${chatId}`;

const userKey = ({ account, name }: Caller): string => {
  const is = callers[name];
  const tenant = "embedTenantName" in is ? is.embedTenantName : account;
  return "internalId" in is
    ? `${account}//${is.internalId}`
    : `${account}/${tenant}/${is.externalId}`;
};

const isOwn = (thread: Thread, agentId: AgentChoice, user: User | undefined): boolean =>
  thread.agentId === agentId && thread.owner === user;

const mayBeMadeUp = (agentId: AgentId, chatId: string): boolean =>
  agents[agentId].acceptClientChatIds && /^[A-Za-z0-9._:-]{1,128}$/.test(chatId);

/** The account that a path names. */
export const pathOf = ({ caller, path }: Asked): AccountName =>
  path === "own" ? caller.account : otherThan(caller.account);
