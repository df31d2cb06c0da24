import { expect } from "@jest/globals";
import type { Id, SessionChanges, UserChange } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { group } from "../world/account-changes.js";
import { everything } from "../world/everything.js";
import { provisionUser } from "../world/provisioned.js";
import {
  definitions,
  forUser,
  newUser,
  seated,
  type ForSession,
} from "../world/session-changes.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";

/** Where a conflict is tried. */
export interface Scene {
  readonly store: Store;
  readonly ours: TestAccount;
  /** A user of ours, whose version is 0. */
  readonly ada: { readonly id: Id; readonly digest: string };
}

/**
 * Changes of which one part cannot be written: then nothing of them may be, whatever would have
 * been possible before it included (B2).
 */
export const conflicting = (
  what: string,
  changes: (scene: Scene) => SessionChanges | Promise<SessionChanges>,
): ContractCase =>
  proves(
    `B2 a conflict that writes nothing: ${what}`,
    async (store) => {
      const { ours } = await twoAccounts(store);
      const ada = await provisionUser(store, ours);
      const given = await changes({ store, ours, ada });
      const outcome = await writesNothing(store, () =>
        store.ports.provisioning.commit(ours.id, given),
      );
      expect(outcome).toBe("conflict");
    },
    "dump",
  );

/**
 * Another display name, a new group and a new user without rights, all of them possible, but for
 * the part that is given.
 */
export const possibleBut = (
  ours: TestAccount,
  over: Partial<SessionChanges> = {},
): SessionChanges => {
  const changes = {
    ...everything(ours, {
      definitions: definitions(ours, { createGroups: [group("buyers")] }),
      ...userPart(ours, newUser(ours, { externalId: "new-user" })),
    }),
    ...over,
  };
  return { ...changes, ...(changes.user === undefined ? {} : seated(ours, changes.user)) };
};

/** The parts of the changes that speak of a user. */
export const userPart = (
  ours: TestAccount,
  change: UserChange,
): Pick<ForSession, "user" | "session"> => {
  const { user, session } = forUser(ours, change);
  return { user, session };
};
