import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { newId } from "../world/ids.js";
import { commit } from "../world/provisioned.js";
import { forTurn, nextClaim, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { internalOf, listedOf } from "./listed.js";
import { twins } from "./twins.js";

export const rename: MethodContract = {
  cases: [
    proves(
      "the title stays, whatever is asked later, and the thread does not move",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const first = await turnOf(store, ours);
        const before = await listedOf(store, ours, first);
        const { threads } = store.ports;
        const title = "Umsätze \u{1f600} '; --";
        const answer = await threads.rename(ours.id, internalOf(ours), first.threadId, title);
        expect(answer).toEqual({ ...before, title });
        await commit(store, ours, forTurn(nextClaim(ours, first, 2)));
        expect(await listedOf(store, ours, first)).toMatchObject({ title, isStreaming: true });
        await threads.rename(ours.id, internalOf(ours), first.threadId, "Another");
        expect((await listedOf(store, ours, first)).title).toBe("Another");
      },
    ),

    proves(
      "T7 a thread of nobody, or of another user, is none",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { threadId } = await turnOf(store, ours);
        const { threads } = store.ports;
        for (const [owner, id] of [
          [internalOf(ours), "unknown"],
          [{ kind: "internal", id: newId() }, threadId],
          [{ kind: "external", id: ours.internalUserId }, threadId],
        ] as const) {
          const renaming = () => threads.rename(ours.id, owner, id, "Stolen");
          expect(await writesNothing(store, renaming)).toBeUndefined();
        }
      },
      "dump",
    ),
  ],
  foreign: [
    proves(
      "T7 our thread cannot be named by them",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const { threadId } = await turnOf(store, ours);
        const { threads } = store.ports;
        for (const owner of [internalOf(ours), internalOf(theirs)]) {
          const renaming = () => threads.rename(theirs.id, owner, threadId, "Stolen");
          expect(await writesNothing(store, renaming)).toBeUndefined();
        }
      },
      "dump",
    ),

    proves("T7 of threads of the very same id only the account's own is named", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      await store.ports.threads.rename(ours.id, internalOf(ours), our.threadId, "Named");
      expect((await listedOf(store, ours, our)).title).toBe("Named");
      expect((await listedOf(store, theirs, their)).title).toBe("Theirs?");
    }),
  ],
};
