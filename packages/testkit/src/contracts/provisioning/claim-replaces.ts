import { expect } from "@jest/globals";
import {
  hasEnded,
  mayRunAgain,
  turnStates,
  type TurnClaim,
  type TurnState,
} from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { commit, provisionUser } from "../world/provisioned.js";
import {
  begin,
  ending,
  forTurn,
  keptLines,
  line,
  loadTurn,
  nextClaim,
  turnOf,
} from "../world/turns.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { by, claimBut } from "./claim-of.js";
import { conflicting } from "./conflicting.js";

/** The same message once more, in the place of its ended turn. */
const again = (account: TestAccount, first: TurnClaim, sortFrom: number) =>
  nextClaim(account, first, sortFrom, { messageId: first.messageId, replaces: first.turnId });

/** A turn of ada's that ended in that state. */
const ended = (store: Store, ours: TestAccount, userId: number, state: TurnState) =>
  turnOf(store, ours, by(ours, userId), { state, sort: 7 });

/** A message that is sent again, so that its turn runs again (D6). */
export const claimReplacesCases: readonly ContractCase[] = [
  ...turnStates.filter(mayRunAgain).map((state) =>
    proves(
      `D6 in the place of a turn that was ${state}, whose lines go`,
      async (store) => {
        const { ours } = await twoAccounts(store);
        const lines = [line(1, { text: "words of before\n" }), line(2, { kind: "ending" })];
        const before = await turnOf(store, ours);
        const first = nextClaim(ours, before, 2);
        await commit(store, ours, forTurn(first));
        const how = ending(first, { state, lines, sort: 7 });
        const { threads } = store.ports;
        await threads.end(ours.id, first.turnId, 1, how);

        const second = again(ours, first, 7);
        await commit(store, ours, forTurn(second));
        const { thread, running, turn } = await loadTurn(store, ours, first);
        expect([thread?.sort, running?.id, turn?.id]).toEqual([7, second.turnId, second.turnId]);
        expect(turn).toMatchObject({ state: "claimed", generation: 1, sortFrom: 7 });
        expect(await keptLines(store, ours, second)).toEqual([second.userLine]);
        expect(await keptLines(store, ours, before)).toEqual([before.userLine]);
        expect(await threads.turn(ours.id, first.turnId, 0, 9)).toBeUndefined();
        expect(await threads.end(ours.id, first.turnId, 1, how)).toBe(false);
        const dump = await store.dump();
        for (const removed of [first.turnId, "words of before"])
          expect(dump).not.toContain(removed);
      },
      "dump",
    ),
  ),

  proves("D6 the turn that began the thread, still found by its message", async (store) => {
    const { ours } = await twoAccounts(store);
    const first = await turnOf(store, ours, {}, { state: "suspended", sort: 7 });
    const second = again(ours, first, 7);
    await commit(store, ours, forTurn(second));
    const { messageId } = first;
    const owner = { kind: "internal", id: ours.internalUserId } as const;
    const lookup = { agentId: "1", owner, chatId: undefined, messageId };
    const { thread, running } = await store.ports.threads.load(ours.id, lookup);
    expect([thread?.id, running?.id]).toEqual([first.threadId, second.turnId]);
  }),

  ...turnStates
    .filter((state) => hasEnded(state) && !mayRunAgain(state))
    .map((state) =>
      conflicting(`D6 a turn that was ${state} does not run again`, async (scene) => {
        const { store, ours, ada } = scene;
        const first = await ended(store, ours, ada.id, state);
        return claimBut(ours, ada.id, again(ours, first, 7));
      }),
    ),

  conflicting("D6 a turn that runs does not run again", async ({ store, ours, ada }) => {
    const first = await begin(store, ours, by(ours, ada.id));
    return claimBut(ours, ada.id, again(ours, first, 0));
  }),
  conflicting("D6 the turn to run again does not exist", async ({ store, ours, ada }) => {
    const first = await ended(store, ours, ada.id, "suspended");
    return claimBut(ours, ada.id, { ...again(ours, first, 7), replaces: "unknown" });
  }),
  conflicting("D6 the turn to run again is one of another thread", async (scene) => {
    const { store, ours, ada } = scene;
    const first = await ended(store, ours, ada.id, "suspended");
    const other = await ended(store, ours, ada.id, "suspended");
    return claimBut(ours, ada.id, nextClaim(ours, first, 7, { replaces: other.turnId }));
  }),
  conflicting("D6 a new thread has no turn to run again", async ({ store, ours, ada }) => {
    const other = await ended(store, ours, ada.id, "suspended");
    return claimBut(ours, ada.id, { replaces: other.turnId });
  }),
  conflicting("D6 another turn runs beside the one to run again", async (scene) => {
    const { store, ours, ada } = scene;
    const first = await ended(store, ours, ada.id, "suspended");
    await commit(store, ours, forTurn(nextClaim(ours, first, 7, by(ours, ada.id))));
    return claimBut(ours, ada.id, again(ours, first, 7));
  }),

  proves("D6 T33 of many that run it again at once, one does", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours);
    const first = await ended(store, ours, id, "suspended");
    const rivals = Array.from({ length: 20 }, () => again(ours, first, 7));
    const outcomes = await Promise.all(
      rivals.map(async (claim) => store.ports.provisioning.commit(ours.id, forTurn(claim))),
    );
    expect(outcomes.filter((outcome) => outcome === "committed")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(19);
    const winner = rivals[outcomes.indexOf("committed")];
    expect((await loadTurn(store, ours, first)).running?.id).toBe(winner?.turnId);
  }),
];
