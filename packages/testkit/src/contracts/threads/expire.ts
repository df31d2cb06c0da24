import { expect } from "@jest/globals";
import type { TurnClaim } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { begin } from "../world/turns.js";
import type { TestAccount } from "../world/two-accounts.js";

/** A turn that somebody else has taken from its first writer: its generation is 2. */
export const takenOver = async (store: Store, account: TestAccount): Promise<TurnClaim> => {
  const claim = await begin(store, account, { leaseSeconds: 60 });
  await store.advanceMs(60_000);
  const taken = await store.ports.threads.claimExpired(60, 10);
  expect(taken.map(({ turn }) => turn.generation)).toEqual([2]);
  return claim;
};
