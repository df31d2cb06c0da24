import type {
  CommitOutcome,
  Id,
  KeptLine,
  SessionChanges,
  TurnClaim,
  TurnEnding,
} from "@embedded-analytics/domain";
import type { Database } from "../client.js";
import { prismaPorts, type PrismaPorts } from "../ports.js";
import { startService, type Service } from "../testing/service.fixture.js";

/** An account with an agent and an ephemeral user who talks to it. */
export interface Chat {
  readonly service: Service;
  readonly ports: PrismaPorts;
  readonly accountId: Id;
  readonly userId: Id;
  /** A claim of that user's; of a new thread, unless it says otherwise. */
  claim(over?: Partial<TurnClaim>): TurnClaim;
  /** What is written of it: the turn alone, or with its user. */
  changes(claim: TurnClaim, user?: SessionChanges["user"]): ClaimChanges;
  commit(claim: TurnClaim, user?: SessionChanges["user"]): Promise<CommitOutcome>;
  /** Claims a turn, which must go well. */
  begin(over?: Partial<TurnClaim>): Promise<TurnClaim>;
}

type ClaimChanges = SessionChanges & { readonly turn: TurnClaim };

let numbers = 0;

export const startChat = async (database: Database, owner = database): Promise<Chat> => {
  const agents = [{ id: "1", name: "analyst", deployment: 1, kind: "builtin" }];
  const service = await startService(database, { agents }, owner);
  await service.generate({ externalId: "ada", isEphemeral: true });
  const accountId = Number(await service.value("select id from account"));
  const userId = Number(await service.value("select id from external_user"));
  const embedTenantId = Number(await service.value("select id from embed_tenant"));
  const ports = prismaPorts(database);
  const claim = (over: Partial<TurnClaim> = {}): TurnClaim => {
    const messageId = over.messageId ?? newMessageId();
    return {
      embedTenantId,
      userKind: "external",
      userId,
      askedBy: { kind: "key", keyId: "server000000" },
      agentId: "1",
      threadId: `thread-${numbers++}`,
      newThread: { firstMessageId: messageId },
      threadScope: { lane: "tenant_wide", deploymentId: 1, branchName: undefined },
      turnId: `turn-${numbers++}`,
      messageId,
      input: "How much?",
      sortFrom: 0,
      replaces: undefined,
      userLine: { ...line(0), kind: "user", sort: (over.sortFrom ?? 0) + 1 },
      leaseSeconds: 60,
      ...over,
    };
  };
  const changes: Chat["changes"] = (turn, user) => ({
    embedTenant: undefined,
    definitions: undefined,
    user,
    seat: undefined,
    session: undefined,
    turn,
  });
  const commit: Chat["commit"] = async (turn, user) =>
    ports.provisioning.commit(accountId, changes(turn, user));
  const begin = async (over: Partial<TurnClaim> = {}): Promise<TurnClaim> => {
    const turn = claim(over);
    const outcome = await commit(turn);
    if (outcome !== "committed") throw new Error(`the claim ended as ${outcome}`);
    return turn;
  };
  return { service, ports, accountId, userId, claim, changes, commit, begin };
};

export const newMessageId = (): string => `${1_700_000_000_000 + numbers++}-message`;

export const line = (at: number): KeptLine => ({
  at,
  kind: "tool",
  sort: undefined,
  text: `{"at":${at}}\n`,
});

/** The thread of a claim for one more turn, behind the line with that number. */
export const next = ({ threadId }: TurnClaim, sortFrom: number): Partial<TurnClaim> => ({
  threadId,
  sortFrom,
  newThread: undefined,
});

export const ending = (sort: number, over: Partial<TurnEnding> = {}): TurnEnding => ({
  state: "completed",
  lines: [line(1), line(2)],
  sort,
  usage: {
    models: [],
    llmCalls: 0,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
  },
  ...over,
});
