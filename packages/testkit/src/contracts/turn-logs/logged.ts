import { expect } from "@jest/globals";
import type { Id, TurnId } from "@embedded-analytics/domain";
import { newId } from "../world/ids.js";
import type { Store } from "../tester.js";
import { makeAccount, twoAccounts } from "../world/two-accounts.js";

/** The log of one turn of one account, as most cases use it. */
export interface Logged {
  readonly accountId: Id;
  readonly turnId: TurnId;
  /** All lines that are there; undefined where there is no log. */
  lines(): Promise<readonly string[] | undefined>;
  /** Puts lines down behind those that are there, as the first writer, which must go well. */
  write(lines: readonly string[], ends?: boolean): Promise<void>;
}

const loggedOf = (store: Store, accountId: Id, turnId: TurnId): Logged => {
  const { turnLogs } = store.ports;
  let count = 0;
  return {
    accountId,
    turnId,
    lines: async () => (await turnLogs.read(accountId, turnId, 0, 10_000))?.lines,
    write: async (lines, ends = false) => {
      const outcome = await turnLogs.append(accountId, turnId, 1, count, lines, ends);
      expect(outcome).toBe("appended");
      count += lines.length;
    },
  };
};

/** A log that has a writer of generation 1, and no line yet. */
export const openLog = async (store: Store): Promise<Logged> => {
  const { id } = await makeAccount(store, "ours");
  const logged = loggedOf(store, id, `turn-${newId()}`);
  expect(await store.ports.turnLogs.open(id, logged.turnId, 1)).toBe(true);
  return logged;
};

/** A turn of each account under the very same id: both logs are open, or ours alone. */
export const twinLogs = async (store: Store, both: "both" | "ours") => {
  const accounts = await twoAccounts(store);
  const turnId = `turn-${newId()}`;
  const ours = loggedOf(store, accounts.ours.id, turnId);
  const theirs = loggedOf(store, accounts.theirs.id, turnId);
  for (const { accountId } of both === "both" ? [ours, theirs] : [ours]) {
    expect(await store.ports.turnLogs.open(accountId, turnId, 1)).toBe(true);
  }
  return { ours, theirs, turnId };
};
