import { expect } from "@jest/globals";
import type { SessionChanges } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { inParallel } from "../world/at-once.js";
import { loadUser } from "../world/provisioned.js";
import { newUser, seated } from "../world/session-changes.js";
import {
  forTurn,
  keptLines,
  loadThread,
  loadTurn,
  newMessageId,
  nextClaim,
  turnClaim,
  turnOf,
} from "../world/turns.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { by } from "./claim-of.js";

const rivals = 20;

/** Commits all of them at once, of which one must go well and the others be conflicts. */
const oneOf = async (
  store: Store,
  account: TestAccount,
  make: (at: number) => SessionChanges,
): Promise<SessionChanges> => {
  const all = Array.from({ length: rivals }, (_, at) => make(at));
  const outcomes = await inParallel(all, (changes) =>
    store.ports.provisioning.commit(account.id, changes),
  );
  expect(outcomes.filter((outcome) => outcome === "committed")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(rivals - 1);
  const winner = all[outcomes.indexOf("committed")];
  if (winner === undefined) throw new Error("nobody has won");
  return winner;
};

/** What is claimed by many at the same time (D6, T33). */
export const claimRaceCases: readonly ContractCase[] = [
  proves("T33 one first message by many at once begins one thread", async (store) => {
    const { ours } = await twoAccounts(store);
    const messageId = newMessageId();
    const { turn } = await oneOf(store, ours, () => forTurn(turnClaim(ours, { messageId })));
    const { thread, running } = await loadThread(store, ours, { messageId });
    expect([thread?.id, running?.id]).toEqual([turn?.threadId, turn?.turnId]);
  }),

  proves("D6 several messages for one thread at once: one turn runs", async (store) => {
    const { ours } = await twoAccounts(store);
    const first = await turnOf(store, ours);
    const { turn } = await oneOf(store, ours, () => forTurn(nextClaim(ours, first, 2)));
    expect((await loadTurn(store, ours, first)).running?.id).toBe(turn?.turnId);
  }),

  proves("T33 one message for one thread by many at once is one turn", async (store) => {
    const { ours } = await twoAccounts(store);
    const first = await turnOf(store, ours);
    const messageId = newMessageId();
    const { turn } = await oneOf(store, ours, () =>
      forTurn(nextClaim(ours, first, 2, { messageId })),
    );
    const claim = turn ?? first;
    expect(await keptLines(store, ours, claim)).toEqual([claim.userLine]);
  }),

  proves("D4 one new thread's id by many at once is one user's", async (store) => {
    const { ours } = await twoAccounts(store);
    const newThread = { firstMessageId: undefined };
    const { turn } = await oneOf(store, ours, (at) => {
      const user = newUser(ours, { externalId: `user-${at}` });
      const claim = turnClaim(ours, { ...by(ours, user.id), threadId: "wanted", newThread });
      return forTurn(claim, seated(ours, user));
    });
    const { thread } = await loadThread(store, ours, { chatId: "wanted" });
    expect(thread?.owner).toEqual({ kind: "external", id: turn?.userId });
  }),

  proves("D10 one new user by many at once is one user with one thread", async (store) => {
    const { ours } = await twoAccounts(store);
    const messageId = newMessageId();
    const { turn } = await oneOf(store, ours, () => {
      const user = newUser(ours);
      return forTurn(turnClaim(ours, { ...by(ours, user.id), messageId }), seated(ours, user));
    });
    const { id } = await loadUser(store, ours);
    expect(id).toBe(turn?.userId);
    const owner = { kind: "external", id } as const;
    expect((await loadThread(store, ours, { owner, messageId })).thread?.id).toBe(turn?.threadId);
  }),
];
