import type { AuditEntry, AuditLogMethods, PortAdapter } from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";
import { storableId } from "../storable.js";
import { append } from "./with-entry.js";

const entryColumns = `
  seq::float8 as seq, at_ms::float8 as "atMs", key_id as "keyId", subject, content, prev, hash`;

// Parameters: account id, from and to in milliseconds, key id, subject, each or null; the number of items.
const selected = `account_id = $1::bigint
    and ($2::float8 is null or at_ms >= $2) and ($3::float8 is null or at_ms < $3)
    and ($4::text is null or key_id = $4) and ($5::text is null or subject = $5)`;

// One entry more than asked for tells whether the list goes on.
const listStatement = `
  select ${entryColumns} from audit_entry
  where ${selected} and ($7::bigint is null or seq < $7)
  order by seq desc limit $6 + 1`;

const isBeforeStatement = `
  select exists (select from audit_entry where ${selected} and seq >= $6::bigint) as "isThere"`;

/** The audit log in PostgreSQL; see its migration. */
export const prismaAuditLog = (pool: ScopedPool): PortAdapter<AuditLogMethods> => ({
  append: (accountId, entry) => append(pool.of(accountId), accountId, entry),
  list: async (accountId, { fromMs, toMs, keyId, subject }, { first, before }) => {
    const filter = [
      accountId,
      fromMs ?? null,
      toMs ?? null,
      keyId === undefined ? null : (storableId(keyId) ?? nobody),
      subject ?? null,
    ];
    const { rows } = await pool
      .of(accountId)
      .query<EntryRow>(listStatement, [...filter, first, before ?? null]);
    const newer =
      before === undefined
        ? undefined
        : await pool
            .of(accountId)
            .query<{ isThere: boolean }>(isBeforeStatement, [...filter, before]);
    return {
      items: rows.slice(0, first).map(entryOf),
      hasNextPage: rows.length > first,
      hasPreviousPage: newer?.rows[0]?.isThere === true,
    };
  },
  read: async (accountId, afterSeq, max) => {
    const { rows } = await pool.of(accountId).query<EntryRow>(
      `select ${entryColumns} from audit_entry
       where account_id = $1::bigint and seq > $2::bigint order by seq limit $3`,
      [accountId, afterSeq, max],
    );
    return rows.map(entryOf);
  },
  head: async (accountId) => {
    const { rows } = await pool
      .of(accountId)
      .query<{ seq: number; hash: string }>(
        "select seq::float8 as seq, hash from audit_head where account_id = $1::bigint",
        [accountId],
      );
    return rows[0];
  },
});

// No key has it: the ids of keys have 12 characters.
const nobody = "";

/** A row: what is absent is null. */
interface EntryRow extends Omit<AuditEntry, "keyId" | "subject"> {
  readonly keyId: string | null;
  readonly subject: string | null;
}

const entryOf = ({ keyId, subject, ...entry }: EntryRow): AuditEntry => ({
  ...entry,
  keyId: keyId ?? undefined,
  subject: subject ?? undefined,
});
