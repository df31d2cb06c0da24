import { expect } from "@jest/globals";
import type {
  AdministrationMethods,
  Id,
  ListedPart,
  ListPart,
  ListPosition,
  PortAdapter,
} from "@embedded-analytics/domain";
import { proves, type ContractCase, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";

type Administration = PortAdapter<AdministrationMethods>;

/** A list of an account, and how a case makes something that stands in it. */
export interface ListUnderTest<Item extends ListPosition> {
  readonly read: (
    administration: Administration,
    accountId: Id,
    part: ListPart,
  ) => ListedPart<Item> | PromiseLike<ListedPart<Item>>;
  /** Makes one more. */
  readonly make: (store: Store, account: TestAccount, name: string) => Promise<unknown>;
  /** The name that distinguishes the items that `make` has made. */
  readonly nameOf: (item: Item) => string;
}

/** What holds for every list of an account (C1), and that nothing of it is another account's (T4). */
export const listContract = <Item extends ListPosition>(
  { read, make, nameOf }: ListUnderTest<Item>,
  ...others: readonly ContractCase[]
): MethodContract => {
  const items = async (store: Store, account: TestAccount, part: ListPart) =>
    read(store.ports.administration, account.id, part);
  const whole = { first: 500, after: undefined };
  return {
    cases: [
      proves("C1: newest first, each once, whatever the size of the pages", async (store) => {
        const { ours } = await twoAccounts(store);
        for (const name of ["one", "two", "three", "four", "five"]) {
          await store.advanceMs(10);
          await make(store, ours, name);
        }
        const all = await items(store, ours, whole);
        const names = all.items.map(nameOf).slice(0, 5);
        expect(names).toEqual(["five", "four", "three", "two", "one"]);
        expect(all).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
        for (const first of [1, 2, 3, all.items.length]) {
          const seen: Item[] = [];
          for (let pages = 0; pages < 20; pages++) {
            const after = seen.at(-1);
            const page = await items(store, ours, { first, after });
            seen.push(...page.items);
            expect(page.hasPreviousPage).toBe(after !== undefined);
            expect(page.hasNextPage).toBe(seen.length < all.items.length);
            if (!page.hasNextPage) break;
          }
          expect(seen).toEqual(all.items);
        }
      }),
      ...others,
    ],
    foreign: [
      proves("T4: they see theirs, and nothing of ours", async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const before = (await items(store, theirs, whole)).items;
        await make(store, ours, "only-ours");
        expect((await items(store, theirs, whole)).items).toEqual(before);
        await make(store, theirs, "only-theirs");
        const names = (await items(store, theirs, whole)).items.map(nameOf);
        expect(names).toContain("only-theirs");
        expect(names).not.toContain("only-ours");
      }),
    ],
  };
};
