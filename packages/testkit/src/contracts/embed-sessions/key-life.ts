import { expect } from "@jest/globals";
import { paidPlans, type DeclaredKey } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { declaredKey, settings } from "../world/account-changes.js";
import { changeAccount } from "../world/change-account.js";
import { load, provisionSession, provisionUser } from "../world/provisioned.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { tokenTtlSeconds } from "./expected-session.js";

/** Writes the account's key anew, under its name. */
const changeKey = (store: Store, account: TestAccount, over: Partial<DeclaredKey>): Promise<void> =>
  changeAccount(store, account, {
    keys: [declaredKey({ id: account.keyId, name: "server", ...over })],
  });

/** Two sessions of one user: one to be exchanged, one that was. */
const twoSessions = async (store: Store, account: TestAccount) => {
  const ada = await provisionUser(store, account);
  const other = await provisionSession(store, account, ada.id);
  const { embedSessions } = store.ports;
  await embedSessions.exchange(other, undefined, paidPlans);
  return {
    exchange: () => embedSessions.exchange(ada.digest, undefined, paidPlans),
    find: () => embedSessions.findExchanged(account.id, other, tokenTtlSeconds),
  };
};

const endings: readonly (readonly [string, Partial<DeclaredKey>, Partial<DeclaredKey>])[] = [
  ["is revoked", { revoked: true }, {}],
  ["is replaced by another one of its name", { id: "another00000" }, {}],
];

/** A session ends with the key that it was minted with (B5, A3). */
export const keyLifeCases: readonly ContractCase[] = [
  ...endings.map(([what, ended, back]) =>
    proves(
      `B5 a session whose key ${what} is neither exchanged nor found, and not used up`,
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { exchange, find } = await twoSessions(store, ours);
        await changeKey(store, ours, ended);
        expect(await exchange()).toBeUndefined();
        expect(await find()).toBeUndefined();
        await changeKey(store, ours, back);
        expect(await find()).toBeDefined();
        expect((await exchange())?.exchangedAtMs).toBeDefined();
      },
    ),
  ),

  proves(
    "B5 T34 a session ends when its key expires, by the store's clock",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { exchange, find } = await twoSessions(store, ours);
      const { nowMs } = await load(store, ours);
      await changeKey(store, ours, { expiresAtMs: nowMs + 60_000 });
      await store.advanceMs(50_000);
      expect(await find()).toBeDefined();
      await store.advanceMs(20_000);
      expect(await find()).toBeUndefined();
      expect(await exchange()).toBeUndefined();
    },
    "clock",
  ),
];

/** The plan is that of this moment, and what it does not allow uses nothing up (A2). */
export const planCases: readonly ContractCase[] = [
  proves("A2 a session of an account without such a plan stays as it is", async (store) => {
    const { ours } = await twoAccounts(store);
    const { exchange, find } = await twoSessions(store, ours);
    await changeAccount(store, ours, {
      settings: settings({
        defaultDeploymentId: 1,
        plan: "starter",
        limits: { userCallsPerMinute: 5 },
      }),
    });
    for (let time = 0; time < 2; time++) {
      expect(await exchange()).toMatchObject({
        session: { plan: "starter" },
        exchangedAtMs: undefined,
      });
    }
    expect(await find()).toMatchObject({ plan: "starter", limits: { userCallsPerMinute: 5 } });
    await changeAccount(store, ours, {
      settings: settings({ defaultDeploymentId: 1, plan: "premium" }),
    });
    const exchanged = await exchange();
    expect(exchanged?.session.plan).toBe("premium");
    expect(Number.isSafeInteger(exchanged?.exchangedAtMs)).toBe(true);
    expect(await exchange()).toBeUndefined();
  }),
];

/** What happens to the other account's key and plan is nothing to ours. */
export const foreignKeyLife: readonly ContractCase[] = [
  proves("B5 another account's key and plan end no session of ours", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const { exchange, find } = await twoSessions(store, ours);
    await changeKey(store, theirs, { revoked: true });
    await changeAccount(store, theirs, { settings: settings({ plan: "starter" }) });
    expect((await exchange())?.session.plan).toBe("enterprise");
    expect(await find()).toMatchObject({ plan: "enterprise" });
  }),

  proves("B5 another account's key keeps no session of ours alive", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours);
    const digest = await provisionSession(store, ours, id, { keyId: theirs.keyId });
    expect(await store.ports.embedSessions.exchange(digest, undefined, paidPlans)).toBeUndefined();
  }),
];
