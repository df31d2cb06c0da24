import { expect } from "@jest/globals";
import type { UndeclaredThing } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { changeAccount, changesOf, loadAccount } from "../world/change-account.js";
import { provisionUser } from "../world/provisioned.js";
import { rights } from "../world/session-changes.js";
import { begin } from "../world/turns.js";
import { tenantName, twoAccounts, username, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { expectState } from "./state.js";

/** One thing of each kind, none of which anybody uses. */
const things = (account: TestAccount): readonly UndeclaredThing[] => [
  { kind: "agent", id: "2", name: "2" },
  { kind: "deployment", id: "2", name: "2" },
  { kind: "internalUser", id: String(account.internalUserId), name: username },
  { kind: "group", id: String(account.wide.groups.managers), name: "managers" },
  { kind: "userAttribute", id: String(account.wide.attributes.tags), name: "tags" },
];

/**
 * A user who is a manager and has tags, with a session of deployment 2; and a thread of the internal user with
 * agent 2.
 */
const useThem = async (store: Store, account: TestAccount): Promise<void> => {
  const joined = rights({
    joinGroups: [account.wide.groups.managers],
    setValues: [{ attributeId: account.wide.attributes.tags, value: ["a"] }],
  });
  await provisionUser(store, account, { rights: joined }, { deploymentId: 2 });
  await begin(store, account, { agentId: "2" });
};

const usesOf = async (store: Store, { name }: TestAccount, asked: readonly UndeclaredThing[]) =>
  new Map((await store.ports.accounts.usesOf(name, asked)).map(({ kind, count }) => [kind, count]));

export const usesOfCases: readonly ContractCase[] = [
  proves(
    "J2 counts what users have made of each thing, and leaves the others out",
    async (store) => {
      const { ours } = await twoAccounts(store);
      expect(await usesOf(store, ours, things(ours))).toEqual(new Map());
      await useThem(store, ours);
      const uses = await usesOf(store, ours, things(ours));
      expect(uses).toEqual(new Map(things(ours).map(({ kind }) => [kind, 1])));
      expect(await usesOf(store, ours, [])).toEqual(new Map());
    },
  ),

  proves(
    "of an account that is not there, and of things that are not there, none",
    async (store) => {
      const { ours } = await twoAccounts(store);
      expect(await store.ports.accounts.usesOf("nobody", things(ours))).toEqual([]);
      const absent = things(ours).map((thing) => ({ ...thing, id: "999" }));
      expect(await usesOf(store, ours, absent)).toEqual(new Map());
    },
  ),
];

export const usesOfForeign: readonly ContractCase[] = [
  proves("A1 counts nothing of the other account, whose ids may be the same", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    await useThem(store, ours);
    expect(await usesOf(store, theirs, things(theirs))).toEqual(new Map());
    expect(await usesOf(store, theirs, things(ours))).toEqual(new Map());
  }),
];

export const removalCases: readonly ContractCase[] = [
  proves("J2 removes what is named, and nothing else", async (store) => {
    const { ours } = await twoAccounts(store);
    const before = await loadAccount(store, "ours", [tenantName]);
    const removals = [...things(ours), { kind: "key", id: "server", name: "server" } as const];
    await changeAccount(store, ours, { removals });
    expectState(await loadAccount(store, "ours", [tenantName]), {
      ...before,
      keys: before.keys.filter(
        ({ name, internalUserId }) => name !== "server" && internalUserId === undefined,
      ),
      agents: before.agents.filter(({ id }) => id !== "2"),
      deployments: before.deployments.filter(({ id }) => id !== 2),
      internalUsers: [],
      groups: before.groups.filter(({ name }) => name !== "managers"),
      attributes: before.attributes.filter(({ name }) => name !== "tags"),
    });
  }),

  proves(
    "a user who stays loses the removed group and the value of the removed attribute",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { analysts } = ours.wide.groups;
      const { city } = ours.wide.attributes;
      const ada = { id: ours.internalUserId, username };
      await changeAccount(store, ours, {
        internalUsers: [
          { ...ada, groupIds: [analysts], values: [{ attributeId: city, value: "Rome" }] },
        ],
      });
      const removals = [
        { kind: "group", id: String(analysts), name: "analysts" },
        { kind: "userAttribute", id: String(city), name: "city" },
      ] as const;
      await changeAccount(store, ours, { removals });
      const { internalUsers } = await loadAccount(store, "ours");
      expect(internalUsers).toEqual([{ ...ada, groupIds: [], values: [] }]);
    },
  ),

  proves(
    "a thing that is in use by now, or is not there, is a conflict that writes nothing",
    async (store) => {
      const { ours } = await twoAccounts(store);
      await useThem(store, ours);
      const state = await loadAccount(store, "ours");
      const absent = { kind: "key", id: "no-such", name: "no-such" } as const;
      for (const thing of [...things(ours), absent]) {
        const changes = changesOf(state, { removals: [thing] });
        const outcome = await writesNothing(store, () =>
          store.ports.accounts.commit("ours", changes),
        );
        expect([thing.kind, outcome]).toEqual([thing.kind, "conflict"]);
      }
    },
    "dump",
  ),
];

export const removalForeign: readonly ContractCase[] = [
  proves(
    "A1 removes nothing of the other account, whatever it has the same ids of",
    async (store) => {
      const { theirs } = await twoAccounts(store);
      const ours = await loadAccount(store, "ours", [tenantName]);
      await changeAccount(store, theirs, {
        removals: [...things(theirs), { kind: "key", id: "server", name: "server" }],
      });
      expectState(await loadAccount(store, "ours", [tenantName]), ours);
    },
  ),

  proves(
    "T4 a row of ours is a conflict that writes nothing",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const state = await loadAccount(store, "theirs");
      for (const thing of things(ours).filter(({ id }) => id !== "2")) {
        const changes = changesOf(state, { removals: [thing] });
        const outcome = await writesNothing(store, () =>
          store.ports.accounts.commit("theirs", changes),
        );
        expect([thing.kind, outcome]).toEqual([thing.kind, "conflict"]);
      }
    },
    "dump",
  ),
];
