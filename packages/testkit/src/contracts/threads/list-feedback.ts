import { expect } from "@jest/globals";
import type { FeedbackListing } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { provisionUser } from "../world/provisioned.js";
import { turnOf } from "../world/turns.js";
import { twoAccounts, username } from "../world/two-accounts.js";
import { answerOf, down, feedbackOf, up } from "./rate.js";
import { twins } from "./twins.js";

const all: FeedbackListing = { agentId: "1", threadId: undefined, first: 50, after: undefined };

export const listFeedback: MethodContract = {
  cases: [
    proves(
      "with question, user and both times, the newest first",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { id } = await provisionUser(store, ours);
        const input = `${"\u{1f600}".repeat(199)}ab`;
        const [first, second] = [
          await turnOf(store, ours, { input }),
          await turnOf(store, ours, { userKind: "external", userId: id }),
        ];
        const { threads } = store.ports;
        await threads.rate(ours.id, answerOf(ours, first), down);
        await store.advanceMs(1000);
        const owner = { kind: "external", id } as const;
        await threads.rate(ours.id, { ...answerOf(ours, second), owner }, up);
        const { items } = await feedbackOf(store, ours);
        expect(items).toMatchObject([
          {
            threadId: second.threadId,
            rating: "up",
            comment: undefined,
            user: { kind: "external" },
          },
          { ...down, question: input.slice(0, -1), user: { kind: "internal", username } },
        ]);
        await store.advanceMs(1000);
        await threads.rate(ours.id, answerOf(ours, first), up);
        const [changed] = (await feedbackOf(store, ours)).items;
        expect(changed).toMatchObject({ threadId: first.threadId, ...up });
        const age = (changed?.updatedAtMs ?? 0) - (changed?.createdAtMs ?? 0);
        expect(Math.round(age / 1000)).toBe(2);
      },
      "clock",
    ),

    proves("of that agent, and of that thread, alone", async (store) => {
      const { ours } = await twoAccounts(store);
      const claims = [await turnOf(store, ours), await turnOf(store, ours)];
      const atAgent2 = await turnOf(store, ours, { agentId: "2" });
      const { threads } = store.ports;
      for (const claim of [...claims, atAgent2]) {
        await threads.rate(ours.id, answerOf(ours, claim), up);
      }
      expect((await feedbackOf(store, ours)).items).toHaveLength(2);
      const other = await threads.listFeedback(ours.id, { ...all, agentId: "2" });
      expect(other.items).toMatchObject([{ threadId: atAgent2.threadId }]);
      const threadId = claims[0]?.threadId;
      const one = await threads.listFeedback(ours.id, { ...all, threadId });
      expect(one.items).toMatchObject([{ threadId }]);
    }),

    proves("C1 pages of any size are the whole list", async (store) => {
      const { ours } = await twoAccounts(store);
      const { threads } = store.ports;
      for (let count = 0; count < 5; count++) {
        await threads.rate(ours.id, answerOf(ours, await turnOf(store, ours)), up);
      }
      const { items, hasNextPage, hasPreviousPage } = await feedbackOf(store, ours);
      expect([items.length, hasNextPage, hasPreviousPage]).toEqual([5, false, false]);
      for (const first of [1, 2, 5]) {
        const read: string[] = [];
        for (let after: FeedbackListing["after"]; ;) {
          const page = await threads.listFeedback(ours.id, { ...all, first, after });
          expect(page.hasPreviousPage).toBe(after !== undefined);
          read.push(...page.items.map(({ threadId }) => threadId));
          after = page.items.at(-1);
          expect(page.hasNextPage).toBe(read.length < 5);
          if (!page.hasNextPage) break;
        }
        expect(read).toEqual(items.map(({ threadId }) => threadId));
      }
    }),
  ],
  foreign: [
    proves("T7 ours is in no list of theirs, by a thread of the same id either", async (store) => {
      const { ours, theirs, our } = await twins(store);
      const { threads } = store.ports;
      await threads.rate(ours.id, answerOf(ours, our), up);
      expect((await feedbackOf(store, theirs)).items).toEqual([]);
      const { threadId } = our;
      expect((await threads.listFeedback(theirs.id, { ...all, threadId })).items).toEqual([]);
      expect((await threads.listFeedback(ours.id, { ...all, threadId })).items).toHaveLength(1);
    }),
  ],
};
