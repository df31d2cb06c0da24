import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { atOnce } from "../world/at-once.js";
import { newId } from "../world/ids.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import {
  content,
  create,
  idsFor,
  load,
  manyDashboards,
  newPublicId,
  otherPlaces,
  place,
  userOf,
} from "./content.js";

export const createOne: MethodContract = {
  cases: [
    proves(
      "for nobody, and for no place, none is made",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const ada = await userOf(store, ours);
        const { tenantDashboards } = store.ports;
        const making = (at: typeof place, ownerId: number) => () =>
          tenantDashboards.create(
            ours.id,
            at,
            { ...content(), publicId: newPublicId(), ownerId },
            manyDashboards,
          );
        for (const ownerId of [newId(), ours.internalUserId]) {
          expect(await writesNothing(store, making(place, ownerId))).toBe("unknown");
        }
        for (const at of otherPlaces(ours).slice(1)) {
          expect(await writesNothing(store, making(at, ada))).toBe("unknown");
        }
      },
      "dump",
    ),

    proves("H3: no more than so many in an embed tenant, by whichever user", async (store) => {
      const { ours } = await twoAccounts(store);
      const owners = [await userOf(store, ours), await userOf(store, ours, "bob")];
      const { tenantDashboards } = store.ports;
      const outcomes = await atOnce(6, async (at) => {
        const ownerId = owners[at % 2] ?? 0;
        const dashboard = {
          ...content({ visibility: "tenant" }),
          publicId: newPublicId(),
          ownerId,
        };
        const deploymentId = at < 3 ? 1 : 2;
        return tenantDashboards.create(ours.id, { ...place, deploymentId }, dashboard, 4);
      });
      expect(outcomes.toSorted()).toEqual([...Array(4).fill("created"), "full", "full"]);
      const elsewhere = [1, 2].map((deploymentId) =>
        idsFor(store, ours, undefined, { ...place, deploymentId }),
      );
      expect((await Promise.all(elsewhere)).flat()).toHaveLength(4);
    }),
  ],
  foreign: [
    proves(
      "T4: they make none in the name of our user, and ours do not count as theirs",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const ada = await userOf(store, ours);
        const their = await userOf(store, theirs);
        await create(store, ours, ada);
        const { tenantDashboards } = store.ports;
        const made = { ...content(), publicId: newPublicId() };
        const making = () =>
          tenantDashboards.create(theirs.id, place, { ...made, ownerId: ada }, 9);
        expect(await writesNothing(store, making)).toBe("unknown");
        const own = await tenantDashboards.create(theirs.id, place, { ...made, ownerId: their }, 1);
        expect(own).toBe("created");
        expect(await idsFor(store, ours, ada)).toHaveLength(1);
      },
      "dump",
    ),
  ],
};

export const save: MethodContract = {
  cases: [
    proves("replaces everything, and the version goes on", async (store) => {
      const { ours } = await twoAccounts(store);
      const ada = await userOf(store, ours);
      const publicId = await create(store, ours, ada, { description: "First" });
      const { tenantDashboards } = store.ports;
      const second = content({ title: "Second", visibility: "tenant", definition: { rows: [] } });
      expect(await tenantDashboards.save(ours.id, place, publicId, 1, second)).toBe("saved");
      expect(await load(store, ours, undefined, publicId)).toMatchObject({
        title: "Second",
        description: undefined,
        visibility: "tenant",
        definition: { rows: [] },
        version: 2,
      });
      const third = content({ visibility: "private" });
      expect(await tenantDashboards.save(ours.id, place, publicId, 2, third)).toBe("saved");
      expect(await load(store, ours, undefined, publicId)).toBeUndefined();
      expect(await load(store, ours, ada, publicId)).toMatchObject({ version: 3 });
    }),

    proves("E2: keeps the time of the last change where it is asked to", async (store) => {
      const { ours } = await twoAccounts(store);
      const ada = await userOf(store, ours);
      const publicId = await create(store, ours, ada);
      const { tenantDashboards } = store.ports;
      const timeOf = async () => (await load(store, ours, ada, publicId))?.updatedAtMs;
      await store.advanceMs(60_000);
      const made = await timeOf();
      const save = (version: number, keepsTime?: boolean) =>
        tenantDashboards.save(ours.id, place, publicId, version, content(), keepsTime);
      expect(await save(1, true)).toBe("saved");
      expect(await timeOf()).toBe(made);
      expect(await save(2)).toBe("saved");
      expect(await timeOf()).toBeGreaterThan(made ?? 0);
    }),

    proves(
      "H3: of any other version nothing is written, nor elsewhere",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const ada = await userOf(store, ours);
        const publicId = await create(store, ours, ada);
        const { tenantDashboards } = store.ports;
        for (const version of [0, 2, -1]) {
          const saving = () =>
            tenantDashboards.save(ours.id, place, publicId, version, content({ title: "Lost" }));
          expect(await writesNothing(store, saving)).toBe("changed");
        }
        for (const at of otherPlaces(ours)) {
          const saving = () => tenantDashboards.save(ours.id, at, publicId, 1, content());
          expect(await writesNothing(store, saving)).toBe("unknown");
        }
      },
      "dump",
    ),

    proves("H3: of two at once one is saved, the other has to read again", async (store) => {
      const { ours } = await twoAccounts(store);
      const ada = await userOf(store, ours);
      const publicId = await create(store, ours, ada);
      const outcomes = await atOnce(4, async (at) =>
        store.ports.tenantDashboards.save(
          ours.id,
          place,
          publicId,
          1,
          content({ title: `Of ${at}` }),
        ),
      );
      expect(outcomes.toSorted()).toEqual(["changed", "changed", "changed", "saved"]);
      const { title, version } = (await load(store, ours, ada, publicId)) ?? {};
      expect([title, version]).toEqual([`Of ${outcomes.indexOf("saved")}`, 2]);
    }),
  ],
  foreign: [
    proves(
      "T4: ours cannot be written by them",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const ada = await userOf(store, ours);
        const publicId = await create(store, ours, ada, { visibility: "tenant" });
        const saving = () =>
          store.ports.tenantDashboards.save(theirs.id, place, publicId, 1, content());
        expect(await writesNothing(store, saving)).toBe("unknown");
      },
      "dump",
    ),
  ],
};

export const remove: MethodContract = {
  cases: [
    proves(
      "H3: its owner removes it, and nobody else",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const ada = await userOf(store, ours);
        const bob = await userOf(store, ours, "bob");
        const publicId = await create(store, ours, ada, { title: "canary", visibility: "tenant" });
        const { tenantDashboards } = store.ports;
        const tries = [
          () => tenantDashboards.remove(ours.id, place, bob, publicId),
          () => tenantDashboards.remove(ours.id, place, ada, newPublicId()),
          ...otherPlaces(ours).map(
            (at) => () => tenantDashboards.remove(ours.id, at, ada, publicId),
          ),
        ];
        for (const removing of tries) expect(await writesNothing(store, removing)).toBe(false);
        expect(await tenantDashboards.remove(ours.id, place, ada, publicId)).toBe(true);
        expect(await tenantDashboards.remove(ours.id, place, ada, publicId)).toBe(false);
        expect(await store.dump()).not.toContain("canary");
      },
      "dump",
    ),
  ],
  foreign: [
    proves(
      "T4: ours cannot be removed by them",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const ada = await userOf(store, ours);
        const publicId = await create(store, ours, ada, { visibility: "tenant" });
        const { tenantDashboards } = store.ports;
        for (const owner of [ada, await userOf(store, theirs)]) {
          const removing = () => tenantDashboards.remove(theirs.id, place, owner, publicId);
          expect(await writesNothing(store, removing)).toBe(false);
        }
      },
      "dump",
    ),
  ],
};
