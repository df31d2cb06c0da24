import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Ports } from "../ports.js";
import { withKey, world } from "../world.fixture.js";

describe("C5: two that apply at the same time", () => {
  /** A store in which a rival is faster the first so many times. */
  const beaten = (times: number, commits: number[]) => (ports: Ports) => ({
    accounts: {
      ...ports.accounts,
      commit: (...args: Parameters<Ports["accounts"]["commit"]>) => {
        commits.push(args[1].revision ?? -1);
        return commits.length <= times ? ("conflict" as const) : ports.accounts.commit(...args);
      },
    },
  });

  it("the slower one plans anew, and ends with the same account", async () => {
    const commits: number[] = [];
    const { service } = await world(beaten(3, commits));
    const applied = await service.applyDeclaration({ accounts: [{ name: "fresh" }] }, {});
    expect(applied.accounts[0]?.outcome).toBe("created");
    expect(commits).toHaveLength(4);
  });

  it("J1: administrators of another instance who go on changing the account delay it, and no more", async () => {
    const commits: number[] = [];
    const { service } = await world(beaten(25, commits));
    const applied = await service.applyDeclaration({ accounts: [{ name: "fresh" }] }, {});
    expect(applied.accounts[0]?.outcome).toBe("created");
    expect(commits).toHaveLength(26);
  }, 20_000);

  it("J1: administrators of this process wait for it, and it for them, so that nobody is beaten", async () => {
    let conflicts = 0;
    const { service } = await world((ports) => ({
      accounts: {
        ...ports.accounts,
        // As slow as a store: what is loaded is old when it is written, unless others wait.
        load: async (...args) => {
          const state = await ports.accounts.load(...args);
          await new Promise((resolve) => setTimeout(resolve, 2));
          return state;
        },
        commit: async (...args) => {
          const outcome = await ports.accounts.commit(...args);
          if (outcome === "conflict") conflicts += 1;
          return outcome;
        },
      },
    }));
    let isOver = false;
    const administrators = Array.from({ length: 4 }, async (_, at) => {
      for (let change = 0; !isOver && change < 500; change++) {
        await service.putGroup(withKey(), { name: `group-${at}`, description: String(change) });
      }
    });
    const file = (plan: string) => ({ accounts: [{ name: "demo", plan }] });
    for (const plan of ["premium", "enterprise", "premium", "enterprise"]) {
      const applied = await service.applyDeclaration(file(plan), {});
      expect(applied.accounts[0]?.outcome).toBe("changed");
    }
    isOver = true;
    await Promise.all(administrators);
    expect(conflicts).toBe(0);
  }, 20_000);

  it("many at once make one account, and its minted key is shown by one of them only", async () => {
    const { service, tables } = await world();
    const file = { accounts: [{ name: "fresh", keys: [{ name: "server" }] }] };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => service.applyDeclaration(file, {})),
    );
    const accounts = outcomes.map(({ accounts: [account] }) => account);
    expect(accounts.filter((account) => account?.outcome === "created")).toHaveLength(1);
    expect(accounts.flatMap((account) => account?.mintedKeys ?? [])).toHaveLength(1);
    expect([...tables.accounts.values()].filter(({ name }) => name === "fresh")).toHaveLength(1);
  });
});

describe("C5: idempotence, over random declarations", () => {
  const label = (...options: readonly string[]) => fc.constantFrom(...options);
  const list = <Item>(item: fc.Arbitrary<Item>, key: (item: Item) => unknown) =>
    fc.uniqueArray(item, { selector: key, maxLength: 3 });
  const partial = { requiredKeys: ["name"] as ["name"] };
  const group = fc.record(
    { name: label("a", "b", "c"), description: label("", "x", "y") },
    partial,
  );
  const attribute = fc.record(
    {
      name: label("p", "q"),
      type: fc.constant("string"),
      displayName: label("P", "Q"),
      defaultValue: label("1", "2"),
    },
    partial,
  );
  const definitions = {
    groups: list(group, ({ name }) => name),
    userAttributes: list(attribute, ({ name }) => name),
  };
  const account = fc.record(
    {
      name: label("demo", "other", "fresh"),
      plan: label("starter", "premium", "enterprise"),
      flags: fc.record({ useCreatorMode: fc.boolean() }, { requiredKeys: [] }),
      limits: fc.record({ externalUsers: fc.nat(10) }),
      allowedOrigins: fc.subarray(["https://a.test", "https://b.test"]),
      deployments: list(
        fc.record(
          {
            id: fc.integer({ min: 1, max: 3 }),
            name: label("d", "e"),
            model: label("./m"),
            requirePolicies: fc.boolean(),
          },
          { requiredKeys: ["id", "name"] },
        ),
        ({ id }) => id,
      ),
      keys: list(
        fc.record(
          {
            name: label("k", "l"),
            revoked: fc.boolean(),
            expiresAt: label("2040-01-01T00:00:00Z"),
          },
          partial,
        ),
        ({ name }) => name,
      ),
      internalUsers: list(
        fc.record(
          { username: label("ada", "bob"), userAttributes: fc.constant([]) },
          { requiredKeys: ["username"] },
        ),
        ({ username }) => username,
      ),
      embedTenants: list(
        fc.record({ name: label("acme-corp", "globex"), ...definitions }, partial),
        ({ name }) => name,
      ),
      ...definitions,
    },
    partial,
  );
  const file = list(account, ({ name }) => name).map((accounts) => ({ accounts }));

  it("what was applied last is unchanged when it is applied again, whatever was applied before", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), async (files) => {
        const { service, stored } = await world();
        for (const one of files) {
          await service.applyDeclaration(one, {});
          const after = stored();
          const again = await service.applyDeclaration(one, {});
          for (const { outcome, mintedKeys } of again.accounts) {
            expect([outcome, mintedKeys]).toEqual(["unchanged", []]);
          }
          expect(stored()).toEqual(after);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("never deletes: whatever is applied, everything that was there is still there", async () => {
    await fc.assert(
      fc.asyncProperty(file, async (one) => {
        const { service, tables } = await world();
        const present = () => [
          ...[...tables.accounts.values()].flatMap((stored) => [
            stored.id,
            ...stored.keys.keys(),
            ...stored.deployments.keys(),
            ...stored.internalUsers.keys(),
          ]),
          ...tables.embedTenants.keys(),
          ...[...tables.catalogs.values()].flatMap(({ groups, attributes }) => [
            ...groups.keys(),
            ...attributes.keys(),
          ]),
        ];
        const before = present();
        await service.applyDeclaration(one, {});
        expect(present()).toEqual(expect.arrayContaining(before));
      }),
      { numRuns: 40 },
    );
  });
});
