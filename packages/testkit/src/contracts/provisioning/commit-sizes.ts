import { expect } from "@jest/globals";
import type { CommitOutcome, SessionChanges } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { attribute, group } from "../world/account-changes.js";
import { inParallel } from "../world/at-once.js";
import { commit } from "../world/provisioned.js";
import { definitions, forStoredUser } from "../world/session-changes.js";
import { begin, finish, forTurn, nextClaim, turnClaim } from "../world/turns.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";

/** The groups and attributes of an account as it is made: two of each in two catalogs. */
const madeWith = 8;

/** The first message of a thread, where an account may store so many. */
const thread = (account: TestAccount, threadsMax: number): SessionChanges =>
  forTurn(turnClaim(account), { sizes: { threadsMax } });

/** Definitions in an embed tenant, where an account may store so many. */
const defining = (
  account: TestAccount,
  groups: readonly string[],
  attributes: readonly string[],
  definitionsMax: number,
): SessionChanges => ({
  ...forStoredUser(account, account.internalUserId, { userKind: "internal" }),
  definitions: definitions(account, {
    createGroups: groups.map((name) => group(name)),
    createAttributes: attributes.map((name) => attribute(name)),
  }),
  sizes: { definitionsMax },
});

const tries = async (
  { ports }: Store,
  { id }: TestAccount,
  changes: SessionChanges,
): Promise<CommitOutcome> => ports.provisioning.commit(id, changes);

/** What an account may store (J4). */
export const commitSizeCases: readonly ContractCase[] = [
  proves(
    "J4 the last thread that fits is begun, and one more writes nothing at all",
    async (store) => {
      const { ours } = await twoAccounts(store);
      expect(await tries(store, ours, thread(ours, 2))).toBe("committed");
      expect(await tries(store, ours, thread(ours, 2))).toBe("committed");
      const outcome = await writesNothing(store, () => tries(store, ours, thread(ours, 2)));
      expect(outcome).toBe("thread_limit");
      expect(await tries(store, ours, thread(ours, 3))).toBe("committed");
    },
    "dump",
  ),

  proves("J4 a full account goes on in the threads that it has", async (store) => {
    const { ours } = await twoAccounts(store);
    const first = await begin(store, ours);
    await finish(store, ours, first, { sort: 2 });
    expect(await tries(store, ours, thread(ours, 0))).toBe("thread_limit");
    await commit(store, ours, forTurn(nextClaim(ours, first, 2)));
  }),

  proves("J4 of threads that begin at once, as many begin as fit", async (store) => {
    const { ours } = await twoAccounts(store);
    const changes = Array.from({ length: 12 }, () => thread(ours, 5));
    const outcomes = await inParallel(changes, (each) => tries(store, ours, each));
    expect(outcomes.filter((outcome) => outcome === "committed")).toHaveLength(5);
    expect(new Set(outcomes)).toEqual(new Set(["committed", "thread_limit"]));
  }),

  proves(
    "J4 groups and attributes are counted together, over all embed tenants",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const max = madeWith + 3;
      expect(await tries(store, ours, defining(ours, ["a", "b"], ["c"], max))).toBe("committed");
      for (const changes of [defining(ours, ["d"], [], max), defining(ours, [], ["e"], max)]) {
        const outcome = await writesNothing(store, () => tries(store, ours, changes));
        expect(outcome).toBe("definition_limit");
      }
      const two = defining(ours, ["d"], ["e"], max + 1);
      expect(await writesNothing(store, () => tries(store, ours, two))).toBe("definition_limit");
      expect(await tries(store, ours, defining(ours, ["d"], [], max + 1))).toBe("committed");
    },
    "dump",
  ),

  proves("J4 of definitions that are made at once, as many are made as fit", async (store) => {
    const { ours } = await twoAccounts(store);
    const names = Array.from({ length: 8 }, (_, at) => `group-${at}`);
    const outcomes = await inParallel(names, (name) =>
      tries(store, ours, defining(ours, [name], [], madeWith + 3)),
    );
    expect(outcomes.filter((outcome) => outcome === "committed")).toHaveLength(3);
  }),
];

/** The same for, or beside, another account. */
export const commitSizesForeign: readonly ContractCase[] = [
  proves("J4 what another account stores fills none of ours", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    for (let count = 0; count < 3; count++) await begin(store, theirs);
    await commit(store, theirs, defining(theirs, ["a", "b"], ["c"], 1000));
    expect(await tries(store, ours, thread(ours, 1))).toBe("committed");
    expect(await tries(store, ours, defining(ours, ["a"], [], madeWith + 1))).toBe("committed");
    expect(await tries(store, theirs, thread(theirs, 3))).toBe("thread_limit");
  }),
];
