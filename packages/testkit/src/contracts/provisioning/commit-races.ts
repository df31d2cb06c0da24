import { expect } from "@jest/globals";
import { paidPlans, type CommitOutcome } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { attribute, group } from "../world/account-changes.js";
import { atOnce } from "../world/at-once.js";
import { makeTenant } from "../world/define.js";
import { newId } from "../world/ids.js";
import { load, loadUser, provisionUser } from "../world/provisioned.js";
import {
  definitions,
  forStoredUser,
  forUser,
  newUser,
  rights,
  userUpdate,
} from "../world/session-changes.js";
import { settle } from "../world/settle.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";

const count = (outcomes: readonly unknown[], wanted: unknown): number =>
  outcomes.filter((outcome) => outcome === wanted).length;

const external = (externalId: string) => ({ identity: { kind: "external", externalId } }) as const;

/** Creates the groups and attributes that are missing, for a new user of its own (T27). */
const bootstrap =
  (store: Store, account: TestAccount, externalId: string, names: readonly string[]) =>
  async (): Promise<CommitOutcome> => {
    const loaded = await load(store, account, {
      ...external(externalId),
      creatorMode: true,
      embedTenantName: "globex",
      groupNames: names,
      attributeNames: names,
    });
    const tenantId = loaded.embedTenant?.id ?? newId();
    const missing = (items: readonly { readonly name: string }[]) =>
      names.filter((name) => !items.some((item) => item.name === name));
    const user = newUser(account, { externalId, embedTenantId: tenantId });
    return store.ports.provisioning.commit(
      account.id,
      forUser(account, user, {
        embedTenant:
          loaded.embedTenant === undefined
            ? {
                kind: "create",
                id: tenantId,
                name: "globex",
                displayName: undefined,
                madeWithin: "all",
              }
            : undefined,
        definitions: definitions(account, {
          catalogId: tenantId,
          createGroups: missing(loaded.groups).map((name) => group(name)),
          createAttributes: missing(loaded.attributes).map((name) => attribute(name)),
        }),
      }),
    );
  };

/** What happens to the same things at the same time. */
export const commitRaceCases: readonly ContractCase[] = [
  proves("B3 T26 for 37 free seats, of 100 new users at once exactly 37 get in", async (store) => {
    const { ours } = await twoAccounts(store, { externalUsersMax: 40 });
    for (const externalId of ["one", "two", "three"])
      await provisionUser(store, ours, { externalId });
    const outcomes = await atOnce(100, (at) =>
      settle(async () => {
        const user = newUser(ours, { externalId: `user-${at}` });
        return store.ports.provisioning.commit(ours.id, forUser(ours, user));
      }),
    );
    expect(count(outcomes, "committed")).toBe(37);
    expect(count(outcomes, "external_user_limit")).toBe(63);
    for (const [at, outcome] of outcomes.entries()) {
      const { externalUser } = await load(store, ours, external(`user-${at}`));
      expect(externalUser !== undefined).toBe(outcome === "committed");
    }
  }),

  proves("B3 T26 seats that are given up by conflicts go to somebody else", async (store) => {
    const { ours } = await twoAccounts(store, { externalUsersMax: 10 });
    const outcomes = await atOnce(100, async (at) => {
      const user = newUser(ours, { externalId: `user-${at % 10}` });
      return store.ports.provisioning.commit(ours.id, forUser(ours, user));
    });
    // Ten names for ten seats: a late request meets a conflict, and none a missing seat.
    expect(count(outcomes, "committed")).toBe(10);
    expect(count(outcomes, "conflict")).toBe(90);
  }),

  proves("A4 the same new user by 50 at once is one user with 50 sessions", async (store) => {
    const { ours } = await twoAccounts(store, { externalUsersMax: 1 });
    const digests: string[] = [];
    const outcomes = await atOnce(50, () =>
      settle(async () => {
        const { externalUser } = await load(store, ours);
        const changes =
          externalUser === undefined
            ? forUser(ours, newUser(ours))
            : forStoredUser(ours, externalUser.id);
        const outcome = await store.ports.provisioning.commit(ours.id, changes);
        if (outcome === "committed") digests.push(changes.session.digest);
        return outcome;
      }),
    );
    expect(count(outcomes, "committed")).toBe(50);
    const { id } = await loadUser(store, ours);
    for (const digest of digests) {
      const exchanged = await store.ports.embedSessions.exchange(digest, undefined, paidPlans);
      expect(exchanged?.session.user).toEqual({ kind: "external", id, externalId: "ada" });
    }
  }),

  proves(
    "T28 of two writers of the memberships one list remains whole, never a blend",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { analysts, managers } = ours.wide.groups;
      const { city } = ours.wide.attributes;
      const { id } = await provisionUser(store, ours);
      const replaceBy = (groupId: number, value: string) => async (): Promise<CommitOutcome> => {
        const ada = await loadUser(store, ours);
        const change = rights({
          joinGroups: ada.groupIds.includes(groupId) ? [] : [groupId],
          leaveGroups: ada.groupIds.filter((held) => held !== groupId),
          setValues: [{ attributeId: city, value }],
        });
        const update = userUpdate({ id, version: ada.version }, { rights: change });
        return store.ports.provisioning.commit(ours.id, forUser(ours, update));
      };
      for (let round = 0; round < 10; round++) {
        const outcomes = await Promise.all([
          settle(replaceBy(analysts, "analysts")),
          settle(replaceBy(managers, "managers")),
        ]);
        expect(outcomes).toEqual(["committed", "committed"]);
        const ada = await loadUser(store, ours, { attributeNames: ["city"] });
        const wholes = [
          { groupIds: [analysts], values: [{ attributeId: city, value: "analysts" }] },
          { groupIds: [managers], values: [{ attributeId: city, value: "managers" }] },
        ];
        expect(wholes).toContainEqual({ groupIds: ada.groupIds, values: ada.values });
        expect(ada.version).toBe(2 * (round + 1));
      }
    },
  ),

  proves("T28 of many changes decided on one version one is written", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours);
    const outcomes = await atOnce(30, (at) => {
      const change = rights({ securityContext: { at } });
      const update = userUpdate({ id, version: 0 }, { rights: change });
      return store.ports.provisioning.commit(ours.id, forUser(ours, update));
    });
    expect(count(outcomes, "committed")).toBe(1);
    expect(count(outcomes, "conflict")).toBe(29);
    const ada = await loadUser(store, ours);
    expect(ada).toMatchObject({
      version: 1,
      securityContext: { at: outcomes.indexOf("committed") },
    });
  }),

  proves(
    "T27 the same embed tenant and definitions by many at once are one row each",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const names = Array.from({ length: 20 }, (_, at) => `name-${at}`);
      const shuffled = (at: number) => names.map((_, index) => names[(index * 7 + at) % 20] ?? "");
      const outcomes = await atOnce(50, (at) =>
        settle(bootstrap(store, ours, `user-${at}`, shuffled(at))),
      );
      expect(count(outcomes, "committed")).toBe(50);
      const page = { first: 500, after: undefined };
      const { embedTenantCatalog } = store.ports;
      const groups = await embedTenantCatalog.listGroups(ours.id, "globex", page);
      const attributes = await embedTenantCatalog.listAttributes(ours.id, "globex", page);
      expect(groups?.items.map(({ name }) => name).sort()).toEqual(names.toSorted());
      expect(attributes?.items.map(({ name }) => name).sort()).toEqual(names.toSorted());
    },
  ),

  proves(
    "B3 T27 one attribute as a string and as a number at once gets one type",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const tenantId = await makeTenant(store, ours, "globex");
      const outcomes = await atOnce(50, (at) =>
        settle(async () => {
          const type = at % 2 === 0 ? "string" : "number";
          const lookup = {
            creatorMode: true,
            embedTenantName: "globex",
            attributeNames: ["level"],
          };
          const [stored] = (await load(store, ours, lookup)).attributes;
          if (stored !== undefined && stored.type !== type) return "other type";
          const user = newUser(ours, { externalId: `user-${at}`, embedTenantId: tenantId });
          const createAttributes = stored === undefined ? [attribute("level", type)] : [];
          const made = definitions(ours, { catalogId: tenantId, createAttributes });
          const changes = forUser(ours, user, { definitions: made });
          const outcome = await store.ports.provisioning.commit(ours.id, changes);
          return outcome === "committed" ? type : outcome;
        }),
      );
      expect(count(outcomes, "other type")).toBe(25);
      const page = { first: 10, after: undefined };
      const listed = await store.ports.embedTenantCatalog.listAttributes(ours.id, "globex", page);
      expect(listed?.items).toHaveLength(1);
      expect(count(outcomes, listed?.items[0]?.type)).toBe(25);
    },
  ),

  proves("A1 the same new user in two accounts at once is in nobody's way", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const outcomes = await atOnce(40, (at) => {
      const account = at % 2 === 0 ? ours : theirs;
      const user = newUser(account, { externalId: `user-${Math.floor(at / 2)}` });
      return store.ports.provisioning.commit(account.id, forUser(account, user));
    });
    expect(count(outcomes, "committed")).toBe(40);
  }),
];
