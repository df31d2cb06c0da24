import type { DefinitionChanges, Id } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { newId } from "./ids.js";
import { commit } from "./provisioned.js";
import { definitions, forStoredUser } from "./session-changes.js";
import type { TestAccount } from "./two-accounts.js";

/** Definitions in the scope of an embed tenant, `acme-corp` unless `catalogId` says otherwise. */
export const define = async (
  store: Store,
  account: TestAccount,
  over: Partial<DefinitionChanges>,
): Promise<void> => {
  const session = forStoredUser(account, account.internalUserId, { userKind: "internal" });
  await commit(store, account, { ...session, definitions: definitions(account, over) });
};

/** A new embed tenant with nothing in it. */
export const makeTenant = async (store: Store, account: TestAccount, name: string): Promise<Id> => {
  const id = newId();
  const session = forStoredUser(account, account.internalUserId, {
    userKind: "internal",
    embedTenantId: id,
  });
  const embedTenant = {
    kind: "create",
    id,
    name,
    displayName: undefined,
    madeWithin: "all",
  } as const;
  await commit(store, account, { ...session, embedTenant });
  return id;
};
