import { expect } from "@jest/globals";
import type {
  ExternalUser,
  Id,
  Lookup,
  NewSession,
  SessionChanges,
  Snapshot,
  UserChange,
} from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { forStoredUser, forUser, newUser } from "./session-changes.js";
import { tenantName, type TestAccount } from "./two-accounts.js";

/** Asks for the user `ada` of `acme-corp` in read-only mode, and for no definitions. */
export const lookup = (over: Partial<Lookup> = {}): Lookup => ({
  deploymentId: undefined,
  embedTenantName: tenantName,
  creatorMode: false,
  identity: { kind: "external", externalId: "ada" },
  groupNames: [],
  attributeNames: [],
  ...over,
});

/** The snapshot that the account's key gives; fails where there is none. */
export const load = async (
  store: Store,
  account: TestAccount,
  over: Partial<Lookup> = {},
): Promise<Snapshot> => {
  const snapshot = await store.ports.provisioning.load(account.keyId, lookup(over));
  if (snapshot === undefined) throw new Error(`the key of ${account.name} is unknown`);
  return snapshot;
};

/** The external user of a snapshot; fails where there is none. */
export const loadUser = async (
  store: Store,
  account: TestAccount,
  over: Partial<Lookup> = {},
): Promise<ExternalUser> => {
  const { externalUser } = await load(store, account, over);
  if (externalUser === undefined) throw new Error("there is no such user");
  return externalUser;
};

/** Commits what must go well. */
export const commit = async (
  store: Store,
  account: TestAccount,
  changes: SessionChanges,
): Promise<void> => {
  expect(await store.ports.provisioning.commit(account.id, changes)).toBe("committed");
};

/** A user with a session; what is not named is as in `newUser` and `newSession`. */
export const provisionUser = async (
  store: Store,
  account: TestAccount,
  over: Partial<Extract<UserChange, { kind: "create" }>> = {},
  session: Partial<NewSession> = {},
): Promise<{ readonly id: Id; readonly digest: string }> => {
  const user = newUser(account, over);
  const changes = forUser(account, user, { session });
  await commit(store, account, changes);
  return { id: user.id, digest: changes.session.digest };
};

/** A further session of a stored user; answers its digest. */
export const provisionSession = async (
  store: Store,
  account: TestAccount,
  userId: Id,
  over: Partial<NewSession> = {},
): Promise<string> => {
  const changes = forStoredUser(account, userId, over);
  await commit(store, account, changes);
  return changes.session.digest;
};
