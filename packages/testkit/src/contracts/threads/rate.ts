import { expect } from "@jest/globals";
import type { AnswerPlace, FeedbackPage, TurnClaim } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { newId } from "../world/ids.js";
import { commit } from "../world/provisioned.js";
import { forTurn, newMessageId, nextClaim, turnOf } from "../world/turns.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { internalOf } from "./listed.js";
import { twins } from "./twins.js";

/** The answer to a claim's message. */
export const answerOf = (
  account: TestAccount,
  { threadId, messageId }: Pick<TurnClaim, "threadId" | "messageId">,
): AnswerPlace => ({ owner: internalOf(account), threadId, messageId });

export const up = { rating: "up", comment: undefined } as const;
export const down = { rating: "down", comment: "Too \u{1f600} '; --" } as const;

export const feedbackOf = async (store: Store, account: TestAccount): Promise<FeedbackPage> =>
  store.ports.threads.listFeedback(account.id, {
    agentId: "1",
    threadId: undefined,
    first: 50,
    after: undefined,
  });

export const rate: MethodContract = {
  cases: [
    proves("one is kept of an answer, replaced and removed", async (store) => {
      const { ours } = await twoAccounts(store);
      const claim = await turnOf(store, ours);
      const { threads } = store.ports;
      const place = answerOf(ours, claim);
      for (const feedback of [up, down, up]) {
        expect(await threads.rate(ours.id, place, feedback)).toBe(true);
        expect((await feedbackOf(store, ours)).items).toMatchObject(
          [{ ...place, ...feedback }].map(({ owner: _owner, ...rest }) => rest),
        );
      }
      for (let time = 0; time < 2; time++) {
        expect(await threads.rate(ours.id, place, undefined)).toBe(true);
        expect((await feedbackOf(store, ours)).items).toEqual([]);
      }
    }),

    proves(
      "T7 of no message, no thread and nobody else's it is none",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const place = answerOf(ours, await turnOf(store, ours));
        const other = await turnOf(store, ours);
        for (const wrong of [
          { ...place, messageId: newMessageId() },
          { ...place, messageId: other.messageId },
          { ...place, threadId: "unknown" },
          { ...place, owner: { kind: "internal", id: newId() } as const },
          { ...place, owner: { kind: "external", id: ours.internalUserId } as const },
        ]) {
          for (const feedback of [up, undefined]) {
            const rating = () => store.ports.threads.rate(ours.id, wrong, feedback);
            expect(await writesNothing(store, rating)).toBe(false);
          }
        }
      },
      "dump",
    ),

    proves(
      "it stays while its turn runs again, and goes with its thread",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const claim = await turnOf(store, ours, {}, { state: "suspended" });
        const { threads } = store.ports;
        const comment = "canary-of-feedback";
        await threads.rate(ours.id, answerOf(ours, claim), { rating: "down", comment });
        const { messageId, turnId } = claim;
        const again = nextClaim(ours, claim, 2, { messageId, replaces: turnId, leaseSeconds: 0 });
        await commit(store, ours, forTurn(again));
        expect((await feedbackOf(store, ours)).items).toMatchObject([{ comment, messageId }]);
        await threads.remove(ours.id, internalOf(ours), claim.threadId);
        expect(await store.dump()).not.toContain(comment);
      },
      "dump",
    ),
  ],
  foreign: [
    proves(
      "T7 our answer cannot be rated by them",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const claim = await turnOf(store, ours);
        for (const owner of [internalOf(ours), internalOf(theirs)]) {
          const place = { ...answerOf(ours, claim), owner };
          const rating = () => store.ports.threads.rate(theirs.id, place, up);
          expect(await writesNothing(store, rating)).toBe(false);
        }
      },
      "dump",
    ),

    proves("T7 of the very same ids each account has its own feedback", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      const { threads } = store.ports;
      await threads.rate(ours.id, answerOf(ours, our), up);
      await threads.rate(theirs.id, answerOf(theirs, their), down);
      expect((await feedbackOf(store, ours)).items).toMatchObject([{ rating: "up" }]);
      await threads.rate(ours.id, answerOf(ours, our), undefined);
      expect((await feedbackOf(store, theirs)).items).toMatchObject([{ rating: "down" }]);
    }),
  ],
};
