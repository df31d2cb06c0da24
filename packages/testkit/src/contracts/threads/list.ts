import { expect } from "@jest/globals";
import type { ThreadListing, ThreadScope, TurnClaim } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { newId } from "../world/ids.js";
import { commit, provisionUser } from "../world/provisioned.js";
import { begin, finish, forTurn, nextClaim, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { internalOf, listedIds, listedOf, listThreads } from "./listed.js";
import { twins } from "./twins.js";

const wide: ThreadScope = { lane: "tenant_wide", deploymentId: 1, branchName: undefined };

export const list: MethodContract = {
  cases: [
    proves(
      "the title is the first question, cut at 80 characters, whatever follows",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const input = `${"\u{1f600}".repeat(79)}ab`;
        const first = await turnOf(store, ours, { input });
        await commit(store, ours, forTurn(nextClaim(ours, first, 2, { input: "And now?" })));
        expect((await listedOf(store, ours, first)).title).toBe(input.slice(0, -1));
        const short = await begin(store, ours, { input: "How\nmuch?" });
        expect((await listedOf(store, ours, short)).title).toBe("How\nmuch?");
      },
    ),

    proves(
      "newest first by when a turn began or ended, and both times",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const earliest = await begin(store, ours);
        await store.advanceMs(1000);
        const [a, b] = [await turnOf(store, ours), await begin(store, ours)];
        await store.advanceMs(1000);
        await finish(store, ours, b);
        expect((await listedIds(store, ours)).slice(0, 2)).toEqual([b.threadId, a.threadId]);
        await store.advanceMs(1000);
        await commit(store, ours, forTurn(nextClaim(ours, a, 2)));
        expect((await listedIds(store, ours)).slice(0, 2)).toEqual([a.threadId, b.threadId]);
        const { createdAtMs, updatedAtMs } = await listedOf(store, ours, b);
        const start = await listedOf(store, ours, earliest);
        expect(start.updatedAtMs).toBe(start.createdAtMs);
        expect(Math.round((createdAtMs - start.createdAtMs) / 1000)).toBe(1);
        expect(Math.round((updatedAtMs - createdAtMs) / 1000)).toBe(1);
        expect(Number.isInteger(createdAtMs) && Number.isInteger(updatedAtMs)).toBe(true);
      },
      "clock",
    ),

    proves(
      "whether a turn runs, as long as its lease lasts",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const ended = await turnOf(store, ours);
        const claim = await begin(store, ours, { leaseSeconds: 60 });
        expect((await listedOf(store, ours, ended)).isStreaming).toBe(false);
        expect((await listedOf(store, ours, claim)).isStreaming).toBe(true);
        await store.advanceMs(60_000);
        expect((await listedOf(store, ours, claim)).isStreaming).toBe(false);
      },
      "clock",
    ),

    proves("T7 of that user at that agent alone", async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours);
      const external = { userKind: "external", userId: id } as const;
      const owner = { kind: "external", id } as const;
      const own = await begin(store, ours);
      const theirs = await begin(store, ours, external);
      const atAgent2 = await begin(store, ours, { agentId: "2" });
      expect(await listedIds(store, ours)).toEqual([own.threadId]);
      expect(await listedIds(store, ours, { owner })).toEqual([theirs.threadId]);
      expect(await listedIds(store, ours, { agentId: "2" })).toEqual([atAgent2.threadId]);
      for (const other of [
        { agentId: "3" },
        { owner: { kind: "external", id: newId() } },
        { owner: { kind: "internal", id } },
        { owner: { kind: "external", id: ours.internalUserId } },
      ] as const) {
        expect(await listedIds(store, ours, other)).toEqual([]);
      }
    }),

    proves(
      "of that lane, deployment and branch alone, unless any branch will do",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const scopes: readonly ThreadScope[] = [
          wide,
          { ...wide, lane: "embed_tenant" },
          { ...wide, deploymentId: 2 },
          { ...wide, branchName: "next" },
          { ...wide, branchName: "Next" },
        ];
        const claims: TurnClaim[] = [];
        for (const threadScope of scopes) claims.push(await begin(store, ours, { threadScope }));
        for (const [at, scope] of scopes.entries()) {
          expect(await listedIds(store, ours, { scope })).toEqual([claims[at]?.threadId]);
        }
        const all = await listedIds(store, ours, { anyBranch: true });
        expect([...all].sort()).toEqual([0, 3, 4].map((at) => claims[at]?.threadId).sort());
      },
    ),

    proves("a later turn leaves a thread where it was begun", async (store) => {
      const { ours } = await twoAccounts(store);
      const first = await turnOf(store, ours);
      const threadScope = { lane: "embed_tenant", deploymentId: 2, branchName: "next" } as const;
      await commit(store, ours, forTurn(nextClaim(ours, first, 2, { threadScope })));
      expect(await listedIds(store, ours)).toEqual([first.threadId]);
      expect(await listedIds(store, ours, { scope: threadScope })).toEqual([]);
    }),

    proves(
      "C1 pages of any size are the whole list, also of threads of one moment",
      async (store) => {
        const { ours } = await twoAccounts(store);
        for (let count = 0; count < 7; count++) await begin(store, ours);
        const { items, hasNextPage, hasPreviousPage } = await listThreads(store, ours);
        expect([items.length, hasNextPage, hasPreviousPage]).toEqual([7, false, false]);
        for (const first of [1, 2, 3, 7]) {
          const read: string[] = [];
          let after: ThreadListing["after"];
          for (;;) {
            const page = await listThreads(store, ours, { first, after });
            expect(page.items.length).toBeLessThanOrEqual(first);
            expect(page.hasPreviousPage).toBe(after !== undefined);
            read.push(...page.items.map(({ id }) => id));
            after = page.items.at(-1);
            expect(page.hasNextPage).toBe(read.length < 7);
            if (!page.hasNextPage) break;
          }
          expect(read).toEqual(items.map(({ id }) => id));
        }
        const last = await listThreads(store, ours, { after: items.at(-1) });
        expect(last).toEqual({ items: [], hasNextPage: false, hasPreviousPage: true });
      },
    ),
  ],
  foreign: [
    proves("T7 our threads are in no list of theirs", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      await begin(store, ours);
      expect(await listedIds(store, theirs, { owner: internalOf(ours) })).toEqual([]);
      expect(await listedIds(store, theirs)).toEqual([]);
    }),

    proves("T7 threads of the very same id have each account's own title", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      expect((await listedOf(store, ours, our)).title).toBe("Ours?");
      expect((await listedOf(store, theirs, their)).title).toBe("Theirs?");
    }),
  ],
};
