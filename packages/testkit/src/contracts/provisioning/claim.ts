import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { commit, loadUser, provisionUser } from "../world/provisioned.js";
import { profile, rights, newUser, userUpdate } from "../world/session-changes.js";
import {
  begin,
  finish,
  forTurn,
  keptLines,
  loadThread,
  loadTurn,
  newMessageId,
  nextClaim,
  turnClaim,
  turnOf,
} from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { by, claimBut } from "./claim-of.js";

/** Claims of turns (D6, D10). */
export const claimCases: readonly ContractCase[] = [
  proves("D4 a claim makes a thread, with its first turn and what was asked", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours);
    const input = "How much?\n\u2028\u{1f600}".padEnd(100_000, "x");
    const claim = await begin(store, ours, { ...by(ours, id), agentId: "2", sortFrom: 3, input });
    const { thread, running } = await loadTurn(store, ours, claim);
    const owner = { kind: "external", id };
    const scope = claim.threadScope;
    expect(thread).toEqual({ id: claim.threadId, agentId: "2", owner, sort: 3, scope });
    expect(running).toMatchObject({ input, state: "claimed", generation: 1, sortFrom: 3 });
    expect(await keptLines(store, ours, claim)).toEqual([claim.userLine]);
  }),

  proves("D4 a thread's id may be any that a client can make up", async (store) => {
    const { ours } = await twoAccounts(store);
    const ids = ["a", "A", "0", "null", "a.b_c:d-e", "..", "x".repeat(128)];
    const newThread = { firstMessageId: undefined };
    for (const threadId of ids) await begin(store, ours, { threadId, newThread });
    for (const chatId of ids) {
      expect((await loadThread(store, ours, { chatId })).thread?.id).toBe(chatId);
    }
  }),

  proves("D6 a further turn of a thread begins where the last one ended", async (store) => {
    const { ours } = await twoAccounts(store);
    const first = await turnOf(store, ours, {}, { sort: 7 });
    const next = nextClaim(ours, first, 7);
    await commit(store, ours, forTurn(next));
    const { thread, running } = await loadTurn(store, ours, next);
    expect([thread?.sort, running?.id, running?.sortFrom]).toEqual([7, next.turnId, 7]);
    expect(await keptLines(store, ours, next)).toEqual([next.userLine]);
  }),

  proves(
    "D6 T33 the message that began a thread finds it again, a later one not",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const first = await turnOf(store, ours);
      const next = nextClaim(ours, first, 2);
      await commit(store, ours, forTurn(next));
      const found = await loadThread(store, ours, { messageId: first.messageId });
      expect(found.thread?.id).toBe(first.threadId);
      const later = await loadThread(store, ours, { messageId: next.messageId });
      expect(later.thread).toBeUndefined();
    },
  ),

  proves("D6 several threads of one user run at the same time", async (store) => {
    const { ours } = await twoAccounts(store);
    const claims = [await begin(store, ours), await begin(store, ours), await begin(store, ours)];
    for (const claim of claims) {
      expect((await loadTurn(store, ours, claim)).running?.id).toBe(claim.turnId);
    }
  }),

  proves("D6 one messageId begins a thread for each user and each agent", async (store) => {
    const { ours } = await twoAccounts(store);
    const messageId = newMessageId();
    const { id } = await provisionUser(store, ours);
    const bob = await provisionUser(store, ours, { externalId: "bob" });
    await begin(store, ours, { messageId });
    await begin(store, ours, { messageId, agentId: "2" });
    await begin(store, ours, { messageId, ...by(ours, id) });
    await begin(store, ours, { messageId, ...by(ours, bob.id) });
    // One with a thread's id names nothing, and meets nobody.
    await begin(store, ours, { messageId, newThread: { firstMessageId: undefined } });
  }),

  proves("D10 a claim together with changes of every sort", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours);
    const changes = claimBut(ours, id);
    await commit(store, ours, changes);
    expect(await loadUser(store, ours)).toMatchObject({ version: 1, email: "new@b.test" });
    const claim = changes.turn ?? turnClaim(ours);
    expect((await loadTurn(store, ours, claim)).running?.id).toBe(claim.turnId);
  }),

  proves("D9 D10 a new ephemeral user with rights and a first turn, in one", async (store) => {
    const { ours } = await twoAccounts(store, { externalUsersMax: 0 });
    const { groups, attributes } = ours.wide;
    const user = newUser(ours, {
      lifetime: { ttlSeconds: 3600 },
      profile: profile({ email: "a@b.test" }),
      rights: rights({
        joinGroups: [groups.analysts],
        setValues: [{ attributeId: attributes.city, value: "Rome" }],
      }),
    });
    const claim = turnClaim(ours, by(ours, user.id));
    await commit(store, ours, forTurn(claim, { user }));
    const seen = await loadUser(store, ours, { attributeNames: ["city"] });
    expect(seen).toMatchObject({ id: user.id, email: "a@b.test", groupIds: [groups.analysts] });
    expect(seen.values).toEqual([{ attributeId: attributes.city, value: "Rome" }]);
    expect((await loadTurn(store, ours, claim)).thread?.owner.id).toBe(user.id);
  }),

  proves("D10 a claim alone leaves the user and its version as they are", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours);
    const before = await loadUser(store, ours);
    const claim = await begin(store, ours, { userKind: "external", userId: id });
    await finish(store, ours, claim);
    expect(await loadUser(store, ours)).toEqual(before);
    const update = userUpdate(before, { profile: profile({ displayName: "Ada" }) });
    const next = nextClaim(ours, claim, 2, by(ours, id));
    await commit(store, ours, forTurn(next, { user: update }));
  }),
];
