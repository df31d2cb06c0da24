import type { Id, IssuedSelection } from "@embedded-analytics/domain";
import { paidPlans } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { provisionSession, provisionUser } from "./provisioned.js";
import { tenantName, username, type TestAccount } from "./two-accounts.js";

/** What an account has issued, by names that say whose it is. */
export interface IssuedWorld {
  readonly adaId: Id;
  readonly bobId: Id;
  /** `ada` of the account's own embed tenant, who is another user. */
  readonly ownAdaId: Id;
  readonly digests: Readonly<Record<SessionName, string>>;
}

const names = ["ada", "adaOnTwo", "bob", "ownAda", "internal"] as const;

/** The sessions of `issuedWorld`. */
export type SessionName = (typeof names)[number];

/** Exchanged sessions of three external users and the internal one; `adaOnTwo` is of deployment 2. */
export const issuedWorld = async (store: Store, account: TestAccount): Promise<IssuedWorld> => {
  const ada = await provisionUser(store, account);
  const bob = await provisionUser(store, account, { externalId: "bob" });
  const own = { embedTenantId: account.ownTenantId };
  const ownAda = await provisionUser(store, account, own, own);
  const digests = {
    ada: ada.digest,
    adaOnTwo: await provisionSession(store, account, ada.id, { deploymentId: 2 }),
    bob: bob.digest,
    ownAda: ownAda.digest,
    internal: await provisionSession(store, account, account.internalUserId, {
      ...own,
      userKind: "internal",
    }),
  };
  for (const digest of Object.values(digests)) {
    await store.ports.embedSessions.exchange(digest, undefined, paidPlans);
  }
  return { adaId: ada.id, bobId: bob.id, ownAdaId: ownAda.id, digests };
};

/** The names of the sessions whose tokens are accepted. */
export const accepted = async (
  { ports }: Store,
  { id }: TestAccount,
  { digests }: IssuedWorld,
): Promise<readonly SessionName[]> => {
  const found: SessionName[] = [];
  for (const name of names) {
    const session = await ports.embedSessions.findExchanged(id, digests[name], 86_400);
    if (session !== undefined) found.push(name);
  }
  return found;
};

/** The year 2100, before which everything of a test was issued. */
const farAwayMs = 4_102_444_800_000;

/** Everything that an account has issued so far. */
export const everything: IssuedSelection = { kind: "issued_before", timeMs: farAwayMs };

/** Each kind of selection, and whose sessions it takes. */
export const selections = (
  account: TestAccount,
  { digests }: IssuedWorld,
): readonly (readonly [IssuedSelection, readonly SessionName[]])[] => [
  [{ kind: "session", digest: digests.bob }, ["bob"]],
  [{ kind: "external_user", embedTenantName: tenantName, externalId: "ada" }, ["ada", "adaOnTwo"]],
  [{ kind: "external_user", embedTenantName: account.name, externalId: "ada" }, ["ownAda"]],
  [{ kind: "internal_user", username }, ["internal"]],
  [{ kind: "embed_tenant", name: tenantName }, ["ada", "adaOnTwo", "bob"]],
  [{ kind: "embed_tenant", name: account.name }, ["ownAda", "internal"]],
  [{ kind: "key", keyId: account.keyId }, names],
  [everything, names],
];

/** Selections that nothing fits, in the same account. */
export const emptySelections: readonly IssuedSelection[] = [
  { kind: "session", digest: "0".repeat(64) },
  { kind: "session", digest: "\0" },
  { kind: "external_user", embedTenantName: tenantName, externalId: "nobody" },
  { kind: "external_user", embedTenantName: "no-such", externalId: "ada" },
  { kind: "external_user", embedTenantName: "a\0", externalId: "\ud800" },
  { kind: "internal_user", username: "ada" },
  { kind: "embed_tenant", name: "no-such" },
  { kind: "key", keyId: "nosuchkey000" },
  { kind: "issued_before", timeMs: 0 },
];
