import { expect } from "@jest/globals";
import type {
  AgentUsage,
  KeptLine,
  SessionChanges,
  ThreadLookup,
  ThreadSnapshot,
  TurnClaim,
  TurnEnding,
} from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { newId } from "./ids.js";
import { commit } from "./provisioned.js";
import type { TestAccount } from "./two-accounts.js";

let messages = 1_700_000_000_000;

/** The id of a message that nobody has sent before (D6). */
export const newMessageId = (): string => `${messages++}-message`;

/** A kept line; what it is called by stands in its text. */
export const line = (at: number, over: Partial<KeptLine> = {}): KeptLine => ({
  at,
  kind: "tool",
  sort: undefined,
  text: `{"line":${newId()}}\n`,
  ...over,
});

/** The line with which a turn begins. */
export const firstLine = (over: Partial<KeptLine> = {}): TurnClaim["userLine"] => ({
  ...line(0, over),
  kind: "user",
});

/** A claim of a new thread by the internal user, at agent 1 and for a minute. */
export const turnClaim = (account: TestAccount, over: Partial<TurnClaim> = {}): TurnClaim => {
  const messageId = over.messageId ?? newMessageId();
  const sortFrom = over.sortFrom ?? 0;
  return {
    embedTenantId: undefined,
    userKind: "internal",
    userId: account.internalUserId,
    askedBy: { kind: "key", keyId: account.keyId },
    agentId: "1",
    threadId: `thread-${newId()}`,
    newThread: { firstMessageId: messageId },
    threadScope: { lane: "tenant_wide", deploymentId: 1, branchName: undefined },
    turnId: `turn-${newId()}`,
    messageId,
    input: "How much?",
    sortFrom,
    replaces: undefined,
    userLine: firstLine({ sort: sortFrom + 1 }),
    leaseSeconds: 60,
    ...over,
  };
};

/** The claim of a further turn of a thread, behind the line with that number. */
export const nextClaim = (
  account: TestAccount,
  { agentId, threadId, embedTenantId, userKind, userId }: TurnClaim,
  sortFrom: number,
  over: Partial<TurnClaim> = {},
): TurnClaim =>
  turnClaim(account, {
    agentId,
    threadId,
    embedTenantId,
    userKind,
    userId,
    newThread: undefined,
    sortFrom,
    ...over,
  });

/** A claim of which nothing else is written, unless it is named. */
export const forTurn = (
  turn: TurnClaim,
  over: Partial<Omit<SessionChanges, "session" | "turn">> = {},
): SessionChanges => ({
  embedTenant: undefined,
  definitions: undefined,
  user: undefined,
  seat: undefined,
  session: undefined,
  ...over,
  turn,
});

/** Lets a turn begin, which must go well. */
export const begin = async (
  store: Store,
  account: TestAccount,
  over: Partial<TurnClaim> = {},
): Promise<TurnClaim> => {
  const claim = turnClaim(account, over);
  await commit(store, account, forTurn(claim));
  return claim;
};

export const noUsage: AgentUsage = {
  models: [],
  llmCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};

/** An end with nothing said, two lines behind the last turn. */
export const ending = (
  { sortFrom }: Pick<TurnClaim, "sortFrom">,
  over: Partial<TurnEnding> = {},
): TurnEnding => ({
  state: "completed",
  lines: [],
  sort: sortFrom + 2,
  usage: noUsage,
  ...over,
});

/** Ends a turn that nobody has taken over, which must go well; answers the number of its last line. */
export const finish = async (
  store: Store,
  account: TestAccount,
  claim: TurnClaim,
  over: Partial<TurnEnding> = {},
): Promise<number> => {
  const how = ending(claim, over);
  expect(await store.ports.threads.end(account.id, claim.turnId, 1, how)).toBe(true);
  return how.sort;
};

/** A turn from its claim to its end. */
export const turnOf = async (
  store: Store,
  account: TestAccount,
  over: Partial<TurnClaim> = {},
  how: Partial<TurnEnding> = {},
): Promise<TurnClaim> => {
  const claim = await begin(store, account, over);
  await finish(store, account, claim, how);
  return claim;
};

/** What the store knows of a thread; asks for agent 1 and the internal user, and for no thread. */
export const loadThread = async (
  store: Store,
  account: TestAccount,
  over: Partial<ThreadLookup> = {},
): Promise<ThreadSnapshot> =>
  store.ports.threads.load(account.id, {
    agentId: "1",
    owner: { kind: "internal", id: account.internalUserId },
    chatId: undefined,
    messageId: undefined,
    ...over,
  });

/** The thread and the turn of a claim, as they stand now. */
export const loadTurn = (
  store: Store,
  account: TestAccount,
  { agentId, threadId, messageId }: TurnClaim,
): Promise<ThreadSnapshot> => loadThread(store, account, { agentId, chatId: threadId, messageId });

/** All kept lines of a turn; fails where there is no such turn. */
export const keptLines = async (
  store: Store,
  account: TestAccount,
  { turnId }: Pick<TurnClaim, "turnId">,
): Promise<readonly KeptLine[]> => {
  const turn = await store.ports.threads.turn(account.id, turnId, 0, 10_000);
  if (turn === undefined) throw new Error(`there is no turn ${turnId}`);
  return turn.lines;
};
