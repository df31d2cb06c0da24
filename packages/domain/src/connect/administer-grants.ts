import * as Effect from "effect/Effect";
import { authenticateAdmin } from "../access/authenticate-admin.js";
import type { Credential } from "../access/credential.js";
import { keyActor } from "../audit/record.js";
import { openCursor, sealCursor } from "../catalog/cursor.js";
import type { Connection, ListQuery } from "../catalog/connection.js";
import { pageSizeOf } from "../catalog/page-size.js";
import type { ListedGrant } from "../sessions/grants/assistant-grants.js";
import { AssistantGrants } from "../sessions/services.js";
import { refreshIdleSeconds } from "./issue-tokens.js";
import { grantRevocationEntry } from "./grant-entries.js";
import { revokeGrantedSession } from "./revoke-granted-session.js";

/**
 * What users of the account have granted to assistants and still stands, newest first (I1, C1). A key with
 * a list of deployments sees the grants of these.
 */
export const listAssistantGrants = (credential: Credential, query: ListQuery) =>
  Effect.gen(function* () {
    const { account, key } = yield* authenticateAdmin(credential);
    const first = yield* pageSizeOf(query.first);
    const context = JSON.stringify([account.id, "assistant-grants"]);
    const after = query.after === undefined ? undefined : yield* openCursor(query.after, context);
    const grants = yield* AssistantGrants;
    const page = { first, after };
    const listed = yield* grants.list(account.id, key.deployments, refreshIdleSeconds, page);
    const { items, hasNextPage, hasPreviousPage } = listed;
    const cursorOf = (item: ListedGrant | undefined) =>
      item === undefined ? Effect.succeed(null) : sealCursor(item, context);
    const pageInfo = {
      hasNextPage,
      hasPreviousPage,
      startCursor: yield* cursorOf(items[0]),
      endCursor: yield* cursorOf(items.at(-1)),
    };
    return { items, pageInfo } satisfies Connection<ListedGrant>;
  });

/**
 * Revokes a grant by its id, with its tokens and running turns (J8). It succeeds whatever the id is, so
 * that it can be repeated; grants of other accounts and deployments are untouched.
 */
export const revokeAssistantGrant = (credential: Credential, id: string) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAdmin(credential);
    const { account, key } = holder;
    const grantId = Number(id);
    if (!/^[1-9][0-9]{0,15}$/.test(id) || !Number.isSafeInteger(grantId)) return;
    const grants = yield* AssistantGrants;
    const found = yield* grants.findSession(account.id, grantId);
    if (found === undefined) return;
    const actor = keyActor(holder);
    const entry = yield* grantRevocationEntry(actor, account.id, grantId, found, "administrator");
    yield* revokeGrantedSession(account.id, found.digest, key.deployments, entry);
  });
