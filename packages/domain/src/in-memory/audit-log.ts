import * as Hex from "effect/encoding/Hex";
import {
  genesisHash,
  sealedText,
  type AuditEntry,
  type NewAuditEntry,
} from "../audit/audit-entry.js";
import type { AuditLogMethods } from "../audit/audit-log.js";
import type { PortAdapter } from "../shared/port/port-adapter.js";
import type { Id } from "../shared/text/id.js";
import type { Tables } from "./tables.js";

const encoder = new TextEncoder();

const sha256 = async (text: string): Promise<string> =>
  Hex.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));

/**
 * Makes a change together with the entry about it, in one synchronous step: its hash is computed first,
 * and computed again where another entry was written meanwhile. The entry is written where the change says
 * that it has changed something; without an entry there is only the change.
 */
export const withEntry = <Answer>(
  tables: Tables,
  accountId: Id,
  entry: NewAuditEntry | undefined,
  nowMs: () => number,
  change: () => Answer,
  hasChanged: (answer: Answer) => boolean,
): Answer | Promise<Answer> => {
  if (entry === undefined) return change();
  return withSealed(tables, accountId, entry, nowMs, (sealed) => {
    const answer = change();
    if (hasChanged(answer)) entriesOf(tables, accountId).push(sealed);
    return answer;
  });
};

const withSealed = async <Answer>(
  tables: Tables,
  accountId: Id,
  entry: NewAuditEntry,
  nowMs: () => number,
  write: (sealed: AuditEntry) => Answer,
): Promise<Answer> => {
  for (;;) {
    const last = tables.audit.get(accountId)?.at(-1);
    const next = {
      ...entry,
      seq: (last?.seq ?? 0) + 1,
      atMs: Math.max(last?.atMs ?? 0, nowMs()),
      prev: last?.hash ?? genesisHash,
    };
    const hash = await sha256(sealedText(next));
    if (tables.audit.get(accountId)?.at(-1) === last) return write({ ...next, hash });
  }
};

const entriesOf = (tables: Tables, accountId: Id): AuditEntry[] => {
  const entries = tables.audit.get(accountId) ?? [];
  tables.audit.set(accountId, entries);
  return entries;
};

export const inMemoryAuditLog = (
  tables: Tables,
  nowMs: () => number,
): PortAdapter<AuditLogMethods> => ({
  append: async (accountId, entry) => {
    if (!tables.accounts.has(accountId)) return;
    await withSealed(tables, accountId, entry, nowMs, (sealed) => {
      entriesOf(tables, accountId).push(sealed);
    });
  },
  list: (accountId, { fromMs, toMs, keyId, subject }, { first, before }) => {
    const selected = (tables.audit.get(accountId) ?? [])
      .filter(
        (entry) =>
          (fromMs === undefined || entry.atMs >= fromMs) &&
          (toMs === undefined || entry.atMs < toMs) &&
          (keyId === undefined || entry.keyId === keyId) &&
          (subject === undefined || entry.subject === subject),
      )
      .reverse();
    const rest = selected.filter(({ seq }) => before === undefined || seq < before);
    return {
      items: rest.slice(0, first),
      hasNextPage: rest.length > first,
      hasPreviousPage: rest.length < selected.length,
    };
  },
  read: (accountId, afterSeq, max) =>
    (tables.audit.get(accountId) ?? []).filter(({ seq }) => seq > afterSeq).slice(0, max),
  head: (accountId) => {
    const last = tables.audit.get(accountId)?.at(-1);
    return last && { seq: last.seq, hash: last.hash };
  },
});
