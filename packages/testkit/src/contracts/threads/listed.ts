import { expect } from "@jest/globals";
import type {
  ListedThread,
  ThreadListing,
  UserOwner,
  ThreadPage,
  TurnClaim,
} from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import type { TestAccount } from "../world/two-accounts.js";

export const internalOf = ({ internalUserId }: TestAccount): UserOwner => ({
  kind: "internal",
  id: internalUserId,
});

/** Threads of the internal user at agent 1, in the scope in which a claim begins one. */
export const listThreads = async (
  store: Store,
  account: TestAccount,
  over: Partial<ThreadListing> = {},
): Promise<ThreadPage> =>
  store.ports.threads.list(account.id, {
    agentId: "1",
    owner: internalOf(account),
    scope: { lane: "tenant_wide", deploymentId: 1, branchName: undefined },
    anyBranch: false,
    first: 50,
    after: undefined,
    ...over,
  });

/** Their ids, in the order of the list. */
export const listedIds = async (
  store: Store,
  account: TestAccount,
  over: Partial<ThreadListing> = {},
): Promise<readonly string[]> =>
  (await listThreads(store, account, over)).items.map(({ id }) => id);

/** The one that a claim has begun, which must be in the list. */
export const listedOf = async (
  store: Store,
  account: TestAccount,
  { threadId }: Pick<TurnClaim, "threadId">,
): Promise<ListedThread> => {
  const { items } = await listThreads(store, account);
  const found = items.find(({ id }) => id === threadId);
  expect(found).toBeDefined();
  if (found === undefined) throw new Error(`${threadId} is not in the list`);
  return found;
};
