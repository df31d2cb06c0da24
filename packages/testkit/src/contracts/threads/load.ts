import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { newId } from "../world/ids.js";
import { commit, provisionUser } from "../world/provisioned.js";
import {
  begin,
  finish,
  forTurn,
  loadThread,
  loadTurn,
  newMessageId,
  nextClaim,
  turnClaim,
  turnOf,
} from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { loadForeign } from "./load-foreign.js";

export const load: MethodContract = {
  cases: [
    proves("D4 the agent with the deployment that it answers over", async (store) => {
      const { ours } = await twoAccounts(store);
      const config = { kind: "builtin" };
      const deployment = { id: 1, modelFolder: "shop-of-ours", timezone: "UTC" };
      expect(await loadThread(store, ours)).toEqual({
        agent: {
          id: "1",
          name: "analyst",
          deploymentId: 1,
          config,
          deployment: { ...deployment, requirePolicies: false },
        },
        thread: undefined,
        running: undefined,
        turn: undefined,
      });
      const second = (await loadThread(store, ours, { agentId: "2" })).agent;
      expect(second).toMatchObject({ name: "second", deployment: { id: 2 } });
      expect(second?.deployment.modelFolder).toBeUndefined();
      for (const agentId of ["3", "", "01", "1 ", "analyst", "constructor"]) {
        expect((await loadThread(store, ours, { agentId })).agent).toBeUndefined();
      }
    }),

    proves("D6 a running turn, and the thread as it was before it", async (store) => {
      const { ours } = await twoAccounts(store);
      const input = "How much?\n\u2028 \u{1f600} '; --";
      const claim = await begin(store, ours, { input });
      const turn = {
        id: claim.turnId,
        messageId: claim.messageId,
        input,
        state: "claimed",
        generation: 1,
        sortFrom: 0,
        leaseOver: false,
      };
      const thread = {
        id: claim.threadId,
        agentId: "1",
        owner: { kind: "internal", id: ours.internalUserId },
        sort: 0,
        scope: claim.threadScope,
      };
      expect(await loadTurn(store, ours, claim)).toMatchObject({ thread, turn, running: turn });
      const another = await loadTurn(store, ours, { ...claim, messageId: newMessageId() });
      expect(another).toMatchObject({ thread, running: turn });
      expect(another.turn).toBeUndefined();
    }),

    proves("D6 an ended turn is found by its message, and runs no more", async (store) => {
      const { ours } = await twoAccounts(store);
      const first = await turnOf(store, ours, {}, { state: "failed", sort: 7 });
      const second = nextClaim(ours, first, 7);
      await commit(store, ours, forTurn(second));
      const seen = await loadTurn(store, ours, first);
      expect(seen.turn).toMatchObject({ id: first.turnId, state: "failed", leaseOver: false });
      expect(seen.running).toMatchObject({ id: second.turnId, sortFrom: 7 });
      expect(seen.thread?.sort).toBe(7);
      await finish(store, ours, second, { sort: 12 });
      const ended = await loadTurn(store, ours, second);
      expect(ended.turn).toMatchObject({ id: second.turnId, state: "completed" });
      expect(ended.running).toBeUndefined();
      expect(ended.thread?.sort).toBe(12);
    }),

    proves("D4 with chatId the thread, whosesoever and at whichever agent", async (store) => {
      const { ours } = await twoAccounts(store);
      const { threadId: chatId } = await turnOf(store, ours, { agentId: "2" });
      for (const owner of [undefined, { kind: "external", id: newId() } as const]) {
        const { thread, agent } = await loadThread(store, ours, { owner, chatId });
        expect(thread).toMatchObject({ agentId: "2", owner: { id: ours.internalUserId } });
        expect(agent?.id).toBe("1");
      }
      const noAgent = await loadThread(store, ours, { agentId: "unknown", chatId });
      expect(noAgent.thread?.id).toBe(chatId);
      for (const other of [`${chatId} `, chatId.toUpperCase(), "", "%"]) {
        expect((await loadThread(store, ours, { chatId: other })).thread).toBeUndefined();
      }
    }),

    proves("D6 T33 a first message sent again finds its thread without chatId", async (store) => {
      const { ours } = await twoAccounts(store);
      const { threadId, turnId, messageId } = await begin(store, ours);
      const again = await loadThread(store, ours, { messageId });
      expect(again).toMatchObject({ thread: { id: threadId }, turn: { id: turnId } });
      const id = ours.internalUserId;
      const others = [
        { messageId: newMessageId() },
        { messageId, agentId: "2" },
        { messageId, owner: undefined },
        { messageId, owner: { kind: "internal", id: newId() } as const },
        { messageId, owner: { kind: "external", id } as const },
        { messageId, chatId: "another-thread" },
      ];
      for (const other of others) {
        const { thread, turn, running } = await loadThread(store, ours, other);
        expect([thread, turn, running]).toEqual([undefined, undefined, undefined]);
      }
    }),

    proves("D6 without chatId only the message that has begun a thread finds it", async (store) => {
      const { ours } = await twoAccounts(store);
      const named = await turnOf(store, ours, { newThread: { firstMessageId: undefined } });
      const first = await turnOf(store, ours);
      const later = nextClaim(ours, first, 2);
      await commit(store, ours, forTurn(later));
      for (const { messageId } of [named, later]) {
        expect((await loadThread(store, ours, { messageId })).thread).toBeUndefined();
      }
      const found = await loadThread(store, ours, { messageId: first.messageId });
      expect(found).toMatchObject({ turn: { id: first.turnId }, running: { id: later.turnId } });
    }),

    proves("D6 one messageId in two threads of a user is two turns", async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours);
      const messageId = newMessageId();
      const external = { userKind: "external", userId: id } as const;
      const claims = [
        await begin(store, ours, { messageId }),
        await begin(store, ours, { messageId, agentId: "2" }),
        await begin(store, ours, { messageId, ...external }),
        await begin(store, ours, { messageId, newThread: { firstMessageId: undefined } }),
      ];
      for (const claim of claims) {
        const { turn, running, thread } = await loadTurn(store, ours, claim);
        expect([turn?.id, running?.id, thread?.id]).toEqual([
          claim.turnId,
          claim.turnId,
          claim.threadId,
        ]);
      }
      const owner = { kind: "external", id } as const;
      const found = await loadThread(store, ours, { owner, messageId });
      expect(found.thread).toMatchObject({ id: claims[2]?.threadId, owner });
    }),

    proves(
      "D8 whether a lease is over is judged by the store's clock",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const ended = await turnOf(store, ours, { leaseSeconds: 60 });
        const claim = await begin(store, ours, { leaseSeconds: 60 });
        await store.advanceMs(50_000);
        expect((await loadTurn(store, ours, claim)).running?.leaseOver).toBe(false);
        await store.advanceMs(10_000);
        const { running, turn } = await loadTurn(store, ours, claim);
        expect([running?.leaseOver, turn?.leaseOver]).toEqual([true, true]);
        expect((await loadTurn(store, ours, ended)).turn?.leaseOver).toBe(false);
      },
      "clock",
    ),

    proves("one snapshot is of one moment, whatever is written meanwhile", async (store) => {
      const { ours } = await twoAccounts(store);
      const first = await turnOf(store, ours);
      const { threadId: chatId } = first;
      const rounds = 30;
      const last = turnClaim(ours);
      const write = async (): Promise<void> => {
        for (let round = 1; round <= rounds; round++) {
          const over = round === rounds ? { messageId: last.messageId } : {};
          const claim = nextClaim(ours, first, 2 * round, over);
          await commit(store, ours, forTurn(claim));
          await finish(store, ours, claim);
        }
      };
      const read = async (): Promise<void> => {
        for (let time = 0; time < rounds; time++) {
          const { messageId } = last;
          const { thread, running, turn } = await loadThread(store, ours, { chatId, messageId });
          if (running !== undefined) expect(running.sortFrom).toBe(thread?.sort);
          if (turn?.state === "claimed") expect(running?.id).toBe(turn.id);
          if (turn?.state === "completed") expect(thread?.sort).toBe(2 * rounds + 2);
        }
      };
      await Promise.all([write(), read(), read(), read()]);
      expect((await loadThread(store, ours, { chatId })).thread?.sort).toBe(2 * rounds + 2);
    }),
  ],
  foreign: loadForeign,
};
