import type { FeedbackMethods } from "../chat/ports/feedback.js";
import { isMessage, type KeptLine } from "../chat/turn/kept-line.js";
import { lastThatFit, pageOf } from "../chat/turn/line-page.js";
import type { StoredThread, StoredTurn, ThreadOwner } from "../chat/ports/thread.js";
import type { AbortedTurn, ThreadLookup, ThreadsMethods } from "../chat/ports/threads.js";
import type { PortAdapter } from "../shared/port/port-adapter.js";
import { withEntry } from "./administration/audit-log.js";
import { clearPreviews } from "./administration/clear-previews.js";
import { removeOldThreads } from "./administration/remove-old-threads.js";
import { inMemoryFeedback } from "./feedback.js";
import { isLeaseOver, turnsOf } from "./thread-turns.js";
import { issuedTurns } from "./select-issued.js";
import { threadLists } from "./thread-lists.js";
import { countTurn, usageOf } from "./agent-usage.js";
import { first, keyIn, type Tables, type ThreadRecord, type TurnRecord } from "./tables.js";
import type {
  AccountId,
  AgentId,
  Generation,
  MessageId,
  Milliseconds,
  TurnId,
} from "../shared/text/branded.js";

export const inMemoryThreads = (
  tables: Tables,
  nowMs: () => number,
): PortAdapter<ThreadsMethods> => ({
  ...threadReads(tables, nowMs),
  ...turnWrites(tables, nowMs),
  ...threadLists(tables, nowMs),
  ...inMemoryFeedback(tables, nowMs),
  clearPreviews: (threadsMax) => clearPreviews(tables, threadsMax, nowMs()),
  removeOld: (threadsMax) => removeOldThreads(tables, threadsMax, nowMs()),
});

type ListMethods =
  "list" | "rename" | "remove" | "clearPreviews" | "removeOld" | keyof FeedbackMethods;

type ReadingMethods = "load" | "messages" | "recent" | "turn" | "usage";

const threadReads = (
  tables: Tables,
  nowMs: () => number,
): Pick<ThreadsMethods, ReadingMethods> => ({
  load: (accountId, lookup) => {
    const thread = threadOf(tables, accountId, lookup);
    const turns = thread === undefined ? [] : turnsOf(tables, accountId, thread.id);
    const running = turns.find(({ state }) => state === "claimed");
    const turn = turns.find(({ messageId }) => messageId === lookup.messageId);
    return {
      agent: agentOf(tables, accountId, lookup.agentId),
      thread: thread && storedThread(thread),
      running: running && storedTurn(running, nowMs()),
      turn: turn && storedTurn(turn, nowMs()),
    };
  },

  messages: (accountId, threadId, after, upTo, linesMax, bytesMax = Infinity) => {
    const found = messagesOf(turnsOf(tables, accountId, threadId));
    const between = found.filter(({ sort = 0 }) => sort > after && sort <= upTo);
    return pageOf(between, linesMax, bytesMax);
  },

  recent: (accountId, threadId, upTo, turnsMax, bytesMax = Infinity) => {
    const turns = turnsOf(tables, accountId, threadId).filter(({ sortFrom }) => sortFrom < upTo);
    const messages = turns
      .slice(-turnsMax)
      .map((turn) => messagesOf([turn]).filter(({ sort = 0 }) => sort <= upTo));
    return lastThatFit(messages, bytesMax).flat();
  },

  turn: (accountId, turnId, from, linesMax, bytesMax = Infinity) => {
    const turn = tables.turns.get(keyIn(accountId, turnId));
    if (turn === undefined) return undefined;
    const lines = linesOf(turn).filter(({ at }) => at >= from);
    return { state: turn.state, lines: pageOf(lines, linesMax, bytesMax) };
  },

  usage: (accountId, sinceMs) => usageOf(tables, accountId, sinceMs),
});

const turnWrites = (
  tables: Tables,
  nowMs: () => number,
): Omit<PortAdapter<ThreadsMethods>, ReadingMethods | ListMethods> => {
  /** The turn, if it runs and that generation has it. */
  const held = (
    accountId: AccountId,
    turnId: TurnId,
    generation: Generation,
  ): TurnRecord | undefined => {
    const turn = tables.turns.get(keyIn(accountId, turnId));
    return turn?.state === "claimed" && turn.generation === generation ? turn : undefined;
  };

  return {
    keep: (accountId, turnId, generation, lines) => {
      const turn = held(accountId, turnId, generation);
      if (turn === undefined) return false;
      keepLines(turn, lines);
      return true;
    },

    renew: (accountId, turnId, generation, leaseSeconds) => {
      const turn = held(accountId, turnId, generation);
      if (turn === undefined) return false;
      turn.leaseUntilMs = nowMs() + leaseSeconds * 1000;
      return true;
    },

    abort: (accountId, turnId, generation) => {
      const turn = held(accountId, turnId, generation);
      if (turn === undefined) return false;
      turn.abortedGeneration = generation;
      return true;
    },

    abortIssued: (accountId, selection, deployments, entry) => {
      const abort = (): readonly AbortedTurn[] => {
        const selected = issuedTurns(tables, accountId, selection, deployments);
        for (const turn of selected) turn.abortedGeneration = turn.generation;
        return selected.map(({ id, generation }) => ({ id, generation }));
      };
      return withEntry(tables, accountId, entry, nowMs, abort, ({ length }) => length > 0);
    },

    isAborted: (accountId, turnId, generation) =>
      held(accountId, turnId, generation)?.abortedGeneration === generation,

    end: (accountId, turnId, generation, { state, lines, sort, usage }) => {
      const turn = tables.turns.get(keyIn(accountId, turnId));
      if (turn?.generation !== generation) return false;
      if (turn.state !== "claimed") return turn.state === state;
      keepLines(turn, lines);
      turn.state = state;
      turn.usage = usage;
      const thread = tables.threads.get(keyIn(accountId, turn.threadId));
      if (thread === undefined) return true;
      thread.sort = sort;
      thread.updatedAtMs = nowMs();
      countTurn(tables, accountId, thread.agentId, usage, nowMs());
      return true;
    },

    claimExpired: (leaseSeconds, turnsMax) => {
      const now = nowMs();
      const expired = [...tables.turns.values()].filter((turn) => isLeaseOver(turn, now));
      return expired.slice(0, turnsMax).map((turn) => {
        turn.generation += 1;
        turn.leaseUntilMs = now + leaseSeconds * 1000;
        const agentId = tables.threads.get(keyIn(turn.accountId, turn.threadId))?.agentId ?? "";
        return {
          accountId: turn.accountId,
          threadId: turn.threadId,
          agentName: tables.accounts.get(turn.accountId)?.agents.get(agentId)?.name ?? "",
          turn: storedTurn(turn, now),
        };
      });
    },
  };
};

const agentOf = (tables: Tables, accountId: AccountId, agentId: AgentId) => {
  const account = tables.accounts.get(accountId);
  const agent = account?.agents.get(agentId);
  const deployment = agent && account?.deployments.get(agent.deploymentId);
  if (agent === undefined || deployment === undefined) return undefined;
  const { id, modelFolder, requirePolicies, timezone, sources } = deployment;
  return { ...agent, deployment: { id, modelFolder, requirePolicies, timezone, sources } };
};

const threadOf = (
  tables: Tables,
  accountId: AccountId,
  { agentId, owner, chatId, messageId }: ThreadLookup,
): ThreadRecord | undefined => {
  if (chatId !== undefined) return tables.threads.get(keyIn(accountId, chatId));
  if (owner === undefined || messageId === undefined) return undefined;
  return threadBegunBy(tables, accountId, agentId, owner, messageId);
};

/** The thread that a first message without a thread's id has begun (D6). */
export const threadBegunBy = (
  tables: Tables,
  accountId: AccountId,
  agentId: AgentId,
  owner: ThreadOwner,
  messageId: MessageId,
): ThreadRecord | undefined =>
  first(
    tables.threads.values(),
    (thread) =>
      thread.accountId === accountId &&
      thread.agentId === agentId &&
      thread.owner.kind === owner.kind &&
      thread.owner.id === owner.id &&
      thread.firstMessageId === messageId,
  );

const linesOf = (turn: TurnRecord): readonly KeptLine[] =>
  [...turn.lines.values()].sort((a, b) => a.at - b.at);

const messagesOf = (turns: readonly TurnRecord[]): readonly KeptLine[] =>
  turns.flatMap((turn) => linesOf(turn).filter(isMessage));

const keepLines = (turn: TurnRecord, lines: readonly KeptLine[]): void => {
  for (const line of lines) if (!turn.lines.has(line.at)) turn.lines.set(line.at, line);
};

const storedThread = ({ id, agentId, owner, sort, scope }: ThreadRecord): StoredThread => ({
  id,
  agentId,
  owner,
  sort,
  scope,
});

const storedTurn = (turn: TurnRecord, nowMs: Milliseconds): StoredTurn => ({
  id: turn.id,
  messageId: turn.messageId,
  input: turn.input,
  state: turn.state,
  generation: turn.generation,
  sortFrom: turn.sortFrom,
  leaseOver: isLeaseOver(turn, nowMs),
});
