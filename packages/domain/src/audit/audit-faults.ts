import { isObject, type Json, type JsonObject } from "../shared/json/json.js";
import { genesisHash, type AuditEntry, type AuditHead } from "./audit-entry.js";

/** What is wrong at a place of the log. */
export interface AuditFault {
  /** The number of the entry; of a gap, the first one that lacks; of a cut, the first after the last. */
  readonly seq: number;
  readonly kind:
    /** The entry is not as it was written. */
    | "changed"
    /** Entries are missing before the next one. */
    | "gap"
    /** The entry does not follow the one that stands before it. */
    | "unlinked"
    /** Entries at the end are missing, or are not those that were written. */
    | "cut";
}

/** An entry with the SHA-256 of its `sealedText`, computed anew. */
export interface DigestedEntry {
  readonly entry: AuditEntry;
  readonly digest: string;
}

/** How far a log was verified. */
export interface VerifiedUpTo extends AuditHead {
  readonly atMs: number;
}

/** Where a verification begins. */
export const verifiedNothing: VerifiedUpTo = { seq: 0, hash: genesisHash, atMs: 0 };

/** The faults in a run of entries that follow what was verified before, oldest first. Pure. */
export const faultsOf = (
  before: VerifiedUpTo,
  entries: readonly DigestedEntry[],
): { readonly faults: readonly AuditFault[]; readonly upTo: VerifiedUpTo } => {
  const faults: AuditFault[] = [];
  let upTo = before;
  for (const { entry, digest } of entries) {
    const { seq, hash, prev, atMs } = entry;
    if (seq !== upTo.seq + 1) faults.push({ seq: upTo.seq + 1, kind: "gap" });
    else if (prev !== upTo.hash) faults.push({ seq, kind: "unlinked" });
    if (digest !== hash || atMs < upTo.atMs || !namesItsContent(entry)) {
      faults.push({ seq, kind: "changed" });
    }
    upTo = { seq, hash, atMs };
  }
  return { faults, upTo };
};

/** The fault of a log in which an entry that was once its last is not found. */
export const cutFault = (upTo: AuditHead, expected: AuditHead): AuditFault => ({
  seq: Math.min(upTo.seq + 1, Math.max(expected.seq, 1)),
  kind: "cut",
});

/** The columns by which entries are found have to say what the sealed content says. */
const namesItsContent = ({ content, keyId, subject }: AuditEntry): boolean => {
  const record = objectOf(content);
  const actor = record?.["actor"];
  const sealedKey = isObject(actor) ? actor["keyId"] : undefined;
  return record !== undefined && sealedKey === keyId && record["subject"] === subject;
};

const objectOf = (text: string): JsonObject | undefined => {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
