import * as Effect from "effect/Effect";
import { sealedText, type AuditEntry, type AuditHead } from "../audit/audit-entry.js";
import {
  cutFault,
  faultsOf,
  verifiedNothing,
  type AuditFault,
  type VerifiedUpTo,
} from "../audit/audit-faults.js";
import { AuditLog } from "../audit/services.js";
import type { VerifiedAudit } from "./verified-audit.js";
import { Accounts } from "../accounts/services.js";
import { Failure } from "../shared/failure/failure.js";
import { Secrets } from "../shared/services.js";

const entriesAtOnce = 1000;
const faultsMax = 100;

/**
 * Verifies an account's audit log from its first entry on (J10): each entry, the chain, and its end against
 * the head that the store keeps, and against one that the caller has kept of an earlier time. For those
 * who own the service: no key is asked for.
 */
export const verifyAudit = (accountName: string, kept?: AuditHead) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts;
    const account = yield* accounts.load(accountName, []);
    if (account === undefined) {
      return yield* Effect.fail(new Failure("tenant_not_found", "There is no such account."));
    }
    const auditLog = yield* AuditLog;
    // Read before the entries: what is appended meanwhile comes after it.
    const head = yield* auditLog.head(account.id);
    const expected = [head, kept].flatMap((one) => one ?? []);
    const faults: AuditFault[] = [];
    const missed = new Set(expected);
    let upTo: VerifiedUpTo = verifiedNothing;
    let entries = 0;
    for (;;) {
      const part = yield* auditLog.read(account.id, upTo.seq, entriesAtOnce);
      for (const one of expected) {
        if (part.some(({ seq, hash }) => seq === one.seq && hash === one.hash)) missed.delete(one);
      }
      const found = faultsOf(upTo, yield* digested(part));
      faults.push(...found.faults);
      entries += part.length;
      upTo = found.upTo;
      if (part.length < entriesAtOnce || faults.length >= faultsMax) break;
    }
    for (const one of missed) faults.push(cutFault(upTo, one));
    if (head === undefined && entries > 0) faults.push(cutFault(upTo, verifiedNothing));
    return {
      entries,
      head: { seq: upTo.seq, hash: upTo.hash },
      faults: faults.slice(0, faultsMax),
    } satisfies VerifiedAudit;
  });

const digested = (part: readonly AuditEntry[]) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    return yield* Effect.forEach(part, (entry) =>
      Effect.map(secrets.digest(sealedText(entry)), (digest) => ({ entry, digest })),
    );
  });
