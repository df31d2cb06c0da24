import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { codeOf } from "../failures.fixture.js";
import type { Ports } from "../ports.js";
import { world } from "../world.fixture.js";

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

  it("after 10 conflicts it gives up", async () => {
    const commits: number[] = [];
    const { service, stored } = await world(beaten(10, commits));
    const before = stored();
    expect(await codeOf(service.applyDeclaration({ accounts: [{ name: "fresh" }] }, {}))).toBe(
      "store_unavailable",
    );
    expect(commits).toHaveLength(10);
    expect(stored()).toEqual(before);
  });

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
