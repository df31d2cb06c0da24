import { expect } from "@jest/globals";
import type { TurnClaim } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { previewOf, previewOfNewUser } from "../world/previews.js";
import { provisionSession, provisionUser } from "../world/provisioned.js";
import {
  begin,
  finish,
  forTurn,
  loadThread,
  loadTurn,
  newMessageId,
  nextClaim,
  turnClaim,
} from "../world/turns.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";

const claimed = (store: Store, account: TestAccount, claim: TurnClaim) =>
  store.ports.provisioning.commit(account.id, forTurn(claim));

/** Claims of previews (J1): their threads are the session's. */
export const claimPreviewCases: readonly ContractCase[] = [
  proves("J1 a thread of a preview is the session's, and goes on", async (store) => {
    const { ours } = await twoAccounts(store);
    const preview = await previewOfNewUser(store, ours);
    const first = await begin(store, ours, preview.claims);
    const { thread, turn, running } = await loadTurn(store, ours, first);
    expect(thread).toMatchObject({ id: first.threadId, owner: preview.owner, sort: 0 });
    expect([turn?.id, running?.id]).toEqual([first.turnId, first.turnId]);
    const sort = await finish(store, ours, first);
    const next = nextClaim(ours, first, sort, preview.claims);
    expect(await claimed(store, ours, next)).toBe("committed");
    expect((await loadTurn(store, ours, next)).running?.input).toBe(next.input);
  }),

  proves("D6 its first message names the thread for the same preview alone", async (store) => {
    const { ours } = await twoAccounts(store);
    const preview = await previewOfNewUser(store, ours);
    const other = await previewOf(store, ours, preview.userId);
    const messageId = newMessageId();
    const { threadId } = await begin(store, ours, { ...preview.claims, messageId });
    const begun = async (owner: Parameters<typeof loadThread>[2]) =>
      (await loadThread(store, ours, { messageId, ...owner })).thread?.id;
    expect(await begun({ owner: preview.owner })).toBe(threadId);
    expect(await begun({ owner: other.owner })).toBeUndefined();
    expect(await begun({ owner: { kind: "external", id: preview.userId } })).toBeUndefined();
    const own = await begin(store, ours, {
      userKind: "external",
      userId: preview.userId,
      messageId,
    });
    expect(await begun({ owner: { kind: "external", id: preview.userId } })).toBe(own.threadId);
    expect(await begun({ owner: preview.owner })).toBe(threadId);
    const again = turnClaim(ours, { ...preview.claims, messageId });
    expect(await claimed(store, ours, again)).toBe("conflict");
  }),

  proves(
    "T49 a conflict that writes nothing: revoked, another's session, none, a thread of its user",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const preview = await previewOfNewUser(store, ours);
      const { userId, claims } = preview;
      const bob = await provisionUser(store, ours, { externalId: "bob" });
      const usual = await provisionSession(store, ours, userId);
      const revoked = await previewOf(store, ours, userId);
      await store.ports.embedSessions.revoke(ours.id, revoked.digest, "all");
      const own = await begin(store, ours, { userKind: "external", userId });
      const sort = await finish(store, ours, own);
      for (const over of [
        revoked.claims,
        { ...claims, userId: bob.id },
        { ...claims, previewDigest: usual, askedBy: { kind: "session", digest: usual } as const },
        { ...claims, previewDigest: revoked.digest },
        { ...claims, previewDigest: "none" },
        { ...claims, threadId: own.threadId, newThread: undefined, sortFrom: sort },
      ]) {
        const claim = turnClaim(ours, over);
        expect(await writesNothing(store, () => claimed(store, ours, claim))).toBe("conflict");
      }
      const first = await begin(store, ours, claims);
      const behind = await finish(store, ours, first);
      const byUser = nextClaim(ours, first, behind, { userKind: "external", userId });
      expect(await writesNothing(store, () => claimed(store, ours, byUser))).toBe("conflict");
    },
    "dump",
  ),

  proves(
    "J1 no turn begins after the preview's end",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { claims } = await previewOfNewUser(store, ours);
      await store.advanceMs(890_000);
      await begin(store, ours, claims);
      await store.advanceMs(10_001);
      expect(await claimed(store, ours, turnClaim(ours, claims))).toBe("conflict");
    },
    "clock",
  ),

  proves("J4 its threads count among those that an account may store", async (store) => {
    const { ours } = await twoAccounts(store);
    const { claims } = await previewOfNewUser(store, ours);
    const sized = (threadsMax: number) => ({
      ...forTurn(turnClaim(ours, claims)),
      sizes: { threadsMax },
    });
    const { provisioning } = store.ports;
    expect(await provisioning.commit(ours.id, sized(1))).toBe("committed");
    expect(await provisioning.commit(ours.id, sized(1))).toBe("thread_limit");
    expect(await provisioning.commit(ours.id, sized(2))).toBe("committed");
  }),
];

/** From another account: neither the session nor the thread of our preview. */
export const claimPreviewForeign: readonly ContractCase[] = [
  proves(
    "T7 a conflict that writes nothing: our preview from their account",
    async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const preview = await previewOfNewUser(store, ours);
      const their = await previewOfNewUser(store, theirs);
      const first = await begin(store, ours, preview.claims);
      const sort = await finish(store, ours, first);
      for (const claim of [
        turnClaim(theirs, preview.claims),
        turnClaim(theirs, { ...their.claims, previewDigest: preview.digest }),
        nextClaim(theirs, first, sort, their.claims),
        nextClaim(theirs, first, sort, preview.claims),
      ]) {
        expect(await writesNothing(store, () => claimed(store, theirs, claim))).toBe("conflict");
      }
      const { thread } = await loadThread(store, theirs, { owner: preview.owner });
      expect(thread).toBeUndefined();
      const messageId = first.messageId;
      expect(
        (await loadThread(store, theirs, { owner: preview.owner, messageId })).thread,
      ).toBeUndefined();
    },
    "dump",
  ),
];
