import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { create } from "../tenant-dashboards/content.js";
import type { Store } from "../tester.js";
import { atOnce } from "../world/at-once.js";
import { define, makeTenant } from "../world/define.js";
import { loadUser, provisionUser } from "../world/provisioned.js";
import { profile, rights } from "../world/session-changes.js";
import { group } from "../world/account-changes.js";
import { begin, finish, line } from "../world/turns.js";
import { tenantName, twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { by } from "../provisioning/claim-of.js";

/** A user of the embed tenant with rights, a thread and a dashboard; answers the traces of them. */
const settle = async (store: Store, account: TestAccount, externalId: string) => {
  const { id, digest } = await provisionUser(store, account, {
    externalId,
    profile: profile({ email: `${externalId}@b.test` }),
    rights: rights({
      lane: "embed_tenant",
      joinGroups: [account.scoped.groups.analysts],
      setValues: [{ attributeId: account.scoped.attributes.city, value: 7 }],
      securityContext: { of: externalId },
    }),
  });
  const turn = await begin(store, account, by(account, id));
  const said = `words of ${externalId}`;
  await finish(store, account, turn, { lines: [line(1, { text: `${said}\n` })] });
  const publicId = await create(store, account, id, {
    title: `title of ${externalId}`,
    visibility: "tenant",
  });
  return [String(id), digest, `${externalId}@b.test`, said, turn.threadId, publicId];
};

const removeAll = async (store: Store, account: TestAccount, usersMax = 100): Promise<number> => {
  for (let calls = 1; ; calls++) {
    const { embedTenantCatalog } = store.ports;
    const outcome = await embedTenantCatalog.removeTenant(account.id, tenantName, usersMax);
    if (outcome === "removed") return calls;
    expect(outcome).toBe("more");
    expect(calls).toBeLessThan(50);
  }
};

export const removeTenant: MethodContract = {
  cases: [
    proves(
      "H3 J1: goes with all that is its own, and nothing of another tenant",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const traces = [
          ...(await settle(store, ours, "canary-one")),
          ...(await settle(store, ours, "canary-two")),
        ];
        const globex = await makeTenant(store, ours, "globex-corp");
        await define(store, ours, { catalogId: globex, createGroups: [group("kept group")] });
        const kept = { externalId: "kept", embedTenantId: globex };
        const { id } = await provisionUser(store, ours, kept);
        expect(await removeAll(store, ours)).toBe(1);
        const dump = await store.dump();
        for (const trace of [...traces, String(ours.scoped.groups.analysts)]) {
          expect(dump).not.toContain(trace);
        }
        expect(dump).toContain("kept group");
        const identity = { kind: "external", externalId: "kept" } as const;
        const found = await loadUser(store, ours, { embedTenantName: "globex-corp", identity });
        expect(found.id).toBe(id);
      },
      "dump",
    ),

    proves("some users at a time, and the seats of all are free again", async (store) => {
      const { ours } = await twoAccounts(store, { externalUsersMax: 5 });
      for (const name of ["a", "b", "c", "d", "e"]) await settle(store, ours, name);
      expect(await removeAll(store, ours, 2)).toBe(3);
      const again = await makeTenant(store, ours, tenantName);
      for (const externalId of ["a", "b", "c", "d", "e"]) {
        await provisionUser(store, ours, { externalId, embedTenantId: again });
      }
    }),

    proves(
      "a tenant that is not there is unknown",
      async (store) => {
        const { ours } = await twoAccounts(store);
        for (const name of ["globex", "Acme-Corp", "acme-corp ", "%", "", "a \u0000"]) {
          const removing = () => store.ports.embedTenantCatalog.removeTenant(ours.id, name, 10);
          expect(await writesNothing(store, removing)).toBe("unknown_tenant");
        }
      },
      "dump",
    ),

    proves("of many that remove it at once each ends, and it is removed", async (store) => {
      const { ours } = await twoAccounts(store);
      for (const name of ["a", "b", "c"]) await settle(store, ours, name);
      const { embedTenantCatalog } = store.ports;
      await atOnce(8, async () => {
        for (let tries = 0; tries < 50; tries++) {
          const outcome = await embedTenantCatalog.removeTenant(ours.id, tenantName, 1);
          if (outcome !== "more") return;
        }
      });
      expect(await embedTenantCatalog.removeTenant(ours.id, tenantName, 1)).toBe("unknown_tenant");
    }),
  ],
  foreign: [
    proves(
      "T4: ours of the same name stays as it is",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const traces = await settle(store, ours, "canary");
        await removeAll(store, theirs);
        const dump = await store.dump();
        for (const trace of traces) expect(dump).toContain(trace);
        expect(await store.ports.embedTenantCatalog.removeTenant(theirs.id, tenantName, 9)).toBe(
          "unknown_tenant",
        );
      },
      "dump",
    ),
  ],
};
