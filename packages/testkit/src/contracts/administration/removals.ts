import { expect } from "@jest/globals";
import { entryOf, writesEntry } from "../audit-log/entries.js";
import { proves, type MethodContract } from "../contract.js";
import { by } from "../provisioning/claim-of.js";
import { create, idsFor } from "../tenant-dashboards/content.js";
import { newId } from "../world/ids.js";
import { provisionUser } from "../world/provisioned.js";
import { profile, rights } from "../world/session-changes.js";
import { begin, finish, line } from "../world/turns.js";
import { tenantName, twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";

const entry = entryOf("keyofremoval");

export const findUser: MethodContract = {
  cases: [
    proves("J1: an external user by id, and nobody else", async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, { externalId: "jane" });
      const { administration } = store.ports;
      expect(await administration.findUser(ours.id, id)).toMatchObject({
        id,
        externalId: "jane",
        embedTenantName: tenantName,
      });
      expect(await administration.findUser(ours.id, ours.internalUserId)).toBeUndefined();
      expect(await administration.findUser(ours.id, newId())).toBeUndefined();
    }),
  ],
  foreign: [
    proves("T4: none of ours", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours);
      expect(await store.ports.administration.findUser(theirs.id, id)).toBeUndefined();
    }),
  ],
};

export const removeDefinition: MethodContract = {
  cases: [
    proves(
      "J1: a group or an attribute of the account with what users have of it",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { groups, attributes } = ours.wide;
        await provisionUser(store, ours, {
          rights: rights({
            lane: "tenant_wide",
            joinGroups: [groups.analysts],
            setValues: [{ attributeId: attributes.city, value: "canary-city" }],
          }),
        });
        const { administration } = store.ports;
        const removed = [
          ["group", groups.analysts],
          ["user_attribute", attributes.city],
        ] as const;
        for (const [kind, id] of removed) {
          const other = kind === "group" ? "user_attribute" : "group";
          const remove = () => administration.removeDefinition(ours.id, kind, id, entry);
          expect(
            await writesNothing(store, () =>
              administration.removeDefinition(ours.id, other, id, entry),
            ),
          ).toBe(false);
          expect(await writesEntry(store, ours, entry, remove)).toBe(true);
          expect(await writesNothing(store, remove)).toBe(false);
          expect(await store.dump()).not.toContain(String(id));
        }
        expect(await store.dump()).not.toContain("canary-city");
      },
      "dump",
    ),
    proves(
      "J1: of the account alone, and of none of its embed tenants",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { groups } = ours.scoped;
        await writesNothing(store, () =>
          store.ports.administration.removeDefinition(ours.id, "group", groups.analysts, entry),
        );
      },
      "dump",
    ),
  ],
  foreign: [
    proves(
      "T4: they remove none of ours",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const { groups, attributes } = ours.wide;
        const { administration } = store.ports;
        await writesNothing(store, async () => {
          await administration.removeDefinition(theirs.id, "group", groups.analysts, entry);
          await administration.removeDefinition(
            theirs.id,
            "user_attribute",
            attributes.city,
            entry,
          );
        });
      },
      "dump",
    ),
  ],
};

export const removeUser: MethodContract = {
  cases: [
    proves(
      "J1: goes with all that is the user's own, and what is shared stays",
      async (store) => {
        const { ours } = await twoAccounts(store, { externalUsersMax: 2 });
        const { id } = await provisionUser(store, ours, {
          externalId: "canary-user",
          profile: profile({ email: "canary@b.test" }),
          rights: rights({ lane: "embed_tenant", securityContext: { of: "canary" } }),
        });
        const kept = await provisionUser(store, ours, { externalId: "kept" });
        const turn = await begin(store, ours, by(ours, id));
        await finish(store, ours, turn, { lines: [line(1, { text: "canary words\n" })] });
        await create(store, ours, id, { title: "canary title", visibility: "private" });
        const shared = await create(store, ours, id, { title: "shared", visibility: "tenant" });
        const { administration } = store.ports;
        const remove = () => administration.removeUser(ours.id, id, entry);
        expect(await writesEntry(store, ours, entry, remove)).toEqual({ turnIds: [turn.turnId] });
        const dumped = await store.dump();
        expect(dumped).not.toContain("canary");
        expect(await writesNothing(store, remove)).toBeUndefined();
        expect(await idsFor(store, ours, kept.id)).toEqual([shared]);
        // The seat is free again.
        await provisionUser(store, ours, { externalId: "next" });
      },
      "dump",
    ),
    proves(
      "J1: nobody who is not there, and no internal user",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { administration } = store.ports;
        for (const id of [newId(), ours.internalUserId, 0]) {
          expect(
            await writesNothing(store, () => administration.removeUser(ours.id, id, entry)),
          ).toBeUndefined();
        }
      },
      "dump",
    ),
  ],
  foreign: [
    proves(
      "T4: they remove none of ours",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const { id } = await provisionUser(store, ours);
        await writesNothing(store, () =>
          store.ports.administration.removeUser(theirs.id, id, entry),
        );
      },
      "dump",
    ),
  ],
};
