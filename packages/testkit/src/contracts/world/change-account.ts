import { expect } from "@jest/globals";
import type { AccountChanges, AccountState } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { accountChanges } from "./account-changes.js";

/** What is stored of an account, and of the named embed tenants; fails where there is nothing. */
export const loadAccount = async (
  store: Store,
  name: string,
  embedTenantNames: readonly string[] = [],
): Promise<AccountState> => {
  const state = await store.ports.accounts.load(name, embedTenantNames);
  if (state === undefined) throw new Error(`there is no account ${name}`);
  return state;
};

/** Changes of a stored account, decided on its present revision and settings. */
export const changesOf = (
  { id, name, revision, settings }: AccountState,
  over: Partial<AccountChanges>,
): AccountChanges => accountChanges({ id, name, revision, settings, ...over });

/** Writes into a stored account what is named, which must go well. */
export const changeAccount = async (
  store: Store,
  { name }: { readonly name: string },
  over: Partial<AccountChanges>,
): Promise<void> => {
  const changes = changesOf(await loadAccount(store, name), over);
  expect(await store.ports.accounts.commit(name, changes)).toBe("committed");
};
