import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Credential } from "../access/credential.js";
import type { AuditEntry } from "../audit/audit-entry.js";
import type { AuditedUser } from "../audit/audit-entry.js";
import { subjectOf } from "../audit/record.js";
import { AuditLog } from "../audit/services.js";
import { instantMs } from "../accounts/instant.js";
import type { Connection } from "../catalog/connection.js";
import { openCursor, sealCursor } from "../catalog/cursor.js";
import { pageSizeOf } from "../catalog/page-size.js";
import { invalidRequest } from "../shared/decode.js";
import type { Failure, Problem } from "../shared/failure/failure.js";
import { canonicalUsername } from "../shared/text/text-rules.js";
import type { AuditQuery } from "./audit-query.js";
import { authenticateAccountAdmin } from "../access/authenticate-account-admin.js";

/** The account's audit log, newest first, by time, key and user (J10, C1). */
export const listAudit = (credential: Credential, query: AuditQuery) =>
  Effect.gen(function* () {
    const { account } = yield* authenticateAccountAdmin(credential);
    const read = yield* Effect.fromResult(readQuery(query, account.name));
    const first = yield* pageSizeOf(query.first);
    const list = JSON.stringify([account.id, "", "audit"]);
    const after = query.after === undefined ? undefined : yield* openCursor(query.after, list);
    const auditLog = yield* AuditLog;
    const { items, hasNextPage, hasPreviousPage } = yield* auditLog.list(
      account.id,
      {
        fromMs: read.fromMs,
        toMs: read.toMs,
        keyId: query.keyId,
        subject: read.user && (yield* subjectOf(account.id, read.user)),
      },
      { first, before: after?.id },
    );
    const cursorOf = (entry: AuditEntry | undefined) =>
      entry === undefined
        ? Effect.succeed(null)
        : sealCursor({ createdAtMs: entry.atMs, id: entry.seq }, list);
    return {
      items,
      pageInfo: {
        hasNextPage,
        hasPreviousPage,
        startCursor: yield* cursorOf(items[0]),
        endCursor: yield* cursorOf(items.at(-1)),
      },
    } satisfies Connection<AuditEntry>;
  });

interface ReadQuery {
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly user: AuditedUser | undefined;
}

const readQuery = (
  query: AuditQuery,
  accountName: string,
): Result.Result<ReadQuery, Failure<"invalid_request">> => {
  const problems: Problem[] = [];
  const moment = (name: "from" | "to"): number | undefined => {
    const text = query[name];
    const ms = text === undefined ? undefined : instantMs(text);
    if (text !== undefined && ms === undefined) {
      const message = "must be a time of ISO 8601 with its offset, as in 2026-01-31T12:00:00Z";
      problems.push({ pointer: `/${name}`, message });
    }
    return ms;
  };
  const { externalId, embedTenantName, internalId } = query;
  if (internalId !== undefined && (externalId ?? embedTenantName) !== undefined) {
    problems.push({ pointer: "/internalId", message: "names another user than externalId" });
  }
  if (embedTenantName !== undefined && externalId === undefined) {
    problems.push({ pointer: "/embedTenantName", message: "needs an externalId beside it" });
  }
  const read = { fromMs: moment("from"), toMs: moment("to"), user: userOf(query, accountName) };
  return problems.length > 0
    ? Result.fail(invalidRequest(problems, "The query"))
    : Result.succeed(read);
};

const userOf = (
  { externalId, embedTenantName, internalId }: AuditQuery,
  accountName: string,
): AuditedUser | undefined => {
  if (externalId !== undefined) {
    return {
      kind: "external_user",
      embedTenantName: embedTenantName ?? accountName,
      externalId,
    };
  }
  return internalId === undefined
    ? undefined
    : { kind: "internal_user", username: canonicalUsername(internalId) };
};
