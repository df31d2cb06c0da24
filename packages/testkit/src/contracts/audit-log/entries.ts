import { expect } from "@jest/globals";
import type { AuditEntry, Id, NewAuditEntry } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";

/** A record of a key, about somebody where a subject is named. */
export const entryOf = (
  keyId: string,
  details: Readonly<Record<string, string>> = {},
  subject?: string,
): NewAuditEntry => {
  const actor = { keyId, kind: "key" };
  const record = { action: "group.create", actor, details };
  return {
    keyId,
    subject,
    content: JSON.stringify(subject === undefined ? record : { ...record, subject }),
  };
};

/** All entries of an account, oldest first. */
export const allEntries = async (
  store: Store,
  { id }: { readonly id: Id },
): Promise<readonly AuditEntry[]> => store.ports.auditLog.read(id, 0, 1000);

/** Runs something that must write this one entry, and no other. */
export const writesEntry = async <Answer>(
  store: Store,
  account: { readonly id: Id },
  entry: NewAuditEntry,
  run: () => Answer | PromiseLike<Answer>,
): Promise<Answer> => {
  const before = await allEntries(store, account);
  const answer = await run();
  const after = await allEntries(store, account);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toMatchObject([entry]);
  return answer;
};

/** No filter. */
export const unfiltered = {
  fromMs: undefined,
  toMs: undefined,
  keyId: undefined,
  subject: undefined,
};
