import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { atOnce } from "../world/at-once.js";
import { loadUser, load, provisionUser } from "../world/provisioned.js";
import { profile, rights } from "../world/session-changes.js";
import { begin, finish, keptLines, line, loadTurn } from "../world/turns.js";
import { tenantName, twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { by } from "./claim-of.js";

/** A user with rights in both lanes, a session, an ended turn and one that runs. */
const settle = async (store: Store, account: TestAccount, externalId: string, ttl?: number) => {
  const { groups, attributes } = account.scoped;
  const { id, digest } = await provisionUser(store, account, {
    externalId,
    lifetime: ttl === undefined ? undefined : { ttlSeconds: ttl },
    profile: profile({ email: `${externalId}@b.test` }),
    rights: rights({
      lane: "embed_tenant",
      joinGroups: [groups.analysts],
      setValues: [{ attributeId: attributes.city, value: 7 }],
      securityContext: { of: externalId },
    }),
  });
  const ended = await begin(store, account, by(account, id));
  const said = `words of ${externalId}`;
  const lines = [line(1, { text: `${said}\n` }), line(2, { kind: "ending" })];
  await finish(store, account, ended, { lines });
  const running = await begin(store, account, by(account, id));
  const traces = [String(id), digest, `${externalId}@b.test`, said].concat(
    [ended, running].flatMap(({ threadId, turnId, messageId }) => [threadId, turnId, messageId]),
  );
  return { id, ended, running, traces };
};

export const removeExpiredUsers: MethodContract = {
  cases: [
    proves(
      "D9 nobody goes whose time is not over",
      async (store) => {
        const { ours } = await twoAccounts(store);
        await settle(store, ours, "forever");
        await settle(store, ours, "ada", 60);
        await store.advanceMs(50_000);
        const { provisioning } = store.ports;
        expect(await writesNothing(store, () => provisioning.removeExpiredUsers(100))).toBe(0);
        await store.advanceMs(10_000);
        expect(await provisioning.removeExpiredUsers(100)).toBe(1);
        expect((await load(store, ours)).externalUser).toBeUndefined();
      },
      "clock",
      "dump",
    ),

    proves(
      "D9 a user goes with all that was theirs, and with nothing of anybody else",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const others = [
          await settle(store, ours, "forever"),
          await settle(store, ours, "longer", 3600),
        ];
        const internal = await begin(store, ours);
        const ada = await settle(store, ours, "ada", 60);
        await store.advanceMs(60_000);
        const before = await store.dump();
        for (const trace of ada.traces) expect(before).toContain(trace);

        expect(await store.ports.provisioning.removeExpiredUsers(100)).toBe(1);
        const dump = await store.dump();
        for (const trace of ada.traces) expect(dump).not.toContain(trace);
        for (const trace of others.flatMap(({ traces }) => traces)) expect(dump).toContain(trace);
        for (const { ended } of others) expect(await keptLines(store, ours, ended)).toHaveLength(3);
        const runs = (await loadTurn(store, ours, internal)).running?.id;
        expect(runs).toBe(internal.turnId);
        const page = { first: 10, after: undefined };
        const listed = await store.ports.embedTenantCatalog.listGroups(ours.id, tenantName, page);
        const analysts = listed?.items.find(({ name }) => name === "analysts");
        expect(analysts?.userCount).toBe(2);
        const identity = { kind: "external", externalId: "longer" } as const;
        const attributeNames = ["city"];
        const longer = await loadUser(store, ours, { identity, creatorMode: true, attributeNames });
        expect(longer).toMatchObject({ groupIds: [ours.scoped.groups.analysts], version: 0 });
        expect(longer.values).toHaveLength(1);
      },
      "clock",
      "dump",
    ),

    proves(
      "D9 an internal user of the very same id loses nothing",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const lifetime = { ttlSeconds: 60 };
        const internal = await begin(store, ours);
        const { id } = await provisionUser(store, ours, { id: ours.internalUserId, lifetime });
        const external = await begin(store, ours, by(ours, id));
        await store.advanceMs(60_000);
        expect(await store.ports.provisioning.removeExpiredUsers(100)).toBe(1);
        expect((await loadTurn(store, ours, external)).thread).toBeUndefined();
        const kept = (await loadTurn(store, ours, internal)).running?.id;
        expect(kept).toBe(internal.turnId);
      },
      "clock",
    ),

    proves(
      "D9 a turn that ran for the user is nobody's any more",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { running } = await settle(store, ours, "ada", 60);
        await store.advanceMs(60_000);
        expect(await store.ports.provisioning.removeExpiredUsers(100)).toBe(1);
        const { threads } = store.ports;
        expect(await threads.keep(ours.id, running.turnId, 1, [line(1)])).toBe(false);
        expect(await threads.renew(ours.id, running.turnId, 1, 60)).toBe(false);
        expect(await threads.claimExpired(60, 10)).toEqual([]);
        expect((await loadTurn(store, ours, running)).thread).toBeUndefined();
      },
      "clock",
    ),

    proves(
      "D9 the same externalId is a new user afterwards, with no seat taken by the old one",
      async (store) => {
        const { ours } = await twoAccounts(store, { externalUsersMax: 1 });
        await settle(store, ours, "ada", 60);
        await store.advanceMs(60_000);
        expect(await store.ports.provisioning.removeExpiredUsers(100)).toBe(1);
        const { id } = await provisionUser(store, ours);
        expect(await loadUser(store, ours, { creatorMode: true })).toMatchObject({
          id,
          email: undefined,
          groupIds: [],
        });
      },
      "clock",
    ),

    proves(
      "D9 over all accounts, some at a time, and each counted once",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        for (const account of [ours, theirs]) {
          for (const externalId of ["one", "two", "three", "four"]) {
            await settle(store, account, externalId, 60);
          }
        }
        await store.advanceMs(60_000);
        const { provisioning } = store.ports;
        expect(await provisioning.removeExpiredUsers(2)).toBe(2);
        const removed = await atOnce(4, async () => {
          for (let count = 0; ;) {
            const some = await provisioning.removeExpiredUsers(1);
            if (some === 0) return count;
            count += some;
          }
        });
        expect(removed.reduce((sum, count) => sum + count, 0)).toBe(6);
        expect(await provisioning.removeExpiredUsers(100)).toBe(0);
      },
      "clock",
    ),
  ],
  foreign: { notBoundToAnAccount: "it clears away users whose time is over, of any account" },
};
