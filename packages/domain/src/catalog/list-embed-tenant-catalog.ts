import * as Effect from "effect/Effect";
import { authenticateAdmin } from "../access/authenticate-admin.js";
import type { Credential } from "../access/credential.js";
import { Failure } from "../shared/failure/failure.js";
import type { Id } from "../shared/text/id.js";
import type { Page, PageRequest, Position } from "../shared/port/page.js";
import type { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import type { Connection, ListQuery } from "./connection.js";
import { pageSizeOf } from "./page-size.js";
import { openCursor, sealCursor } from "./cursor.js";
import type { ListedAttribute, ListedGroup } from "./embed-tenant-catalog.js";
import { EmbedTenantCatalog } from "./services.js";

/** The groups that were defined in the scope of an embed tenant, newest first (C1, C2). */
export const listGroups = (credential: Credential, embedTenantName: string, query: ListQuery) =>
  list<ListedGroup>(credential, embedTenantName, query, "groups", (accountId, page) =>
    Effect.gen(function* () {
      return yield* (yield* EmbedTenantCatalog).listGroups(accountId, embedTenantName, page);
    }),
  );

/** The attributes that were defined in the scope of an embed tenant, newest first (C1, C2). */
export const listUserAttributes = (
  credential: Credential,
  embedTenantName: string,
  query: ListQuery,
) =>
  list<ListedAttribute>(credential, embedTenantName, query, "user-attributes", (accountId, page) =>
    Effect.gen(function* () {
      return yield* (yield* EmbedTenantCatalog).listAttributes(accountId, embedTenantName, page);
    }),
  );

const list = <Item extends Position>(
  credential: Credential,
  embedTenantName: string,
  query: ListQuery,
  kind: string,
  read: (
    accountId: Id,
    page: PageRequest,
  ) => Effect.Effect<Page<Item> | undefined, StoreUnavailable, EmbedTenantCatalog>,
) =>
  Effect.gen(function* () {
    const { account } = yield* authenticateAdmin(credential);
    const first = yield* pageSizeOf(query.first);
    const cursorContext = JSON.stringify([account.id, embedTenantName, kind]);
    const after =
      query.after === undefined ? undefined : yield* openCursor(query.after, cursorContext);
    const page = yield* read(account.id, { first, after });
    if (page === undefined) {
      return yield* Effect.fail(new Failure("tenant_not_found", "There is no such embed tenant."));
    }
    const cursorOf = (item: Item | undefined) =>
      item === undefined ? Effect.succeed(null) : sealCursor(item, cursorContext);
    const { items, hasNextPage, hasPreviousPage } = page;
    return {
      items,
      pageInfo: {
        hasNextPage,
        hasPreviousPage,
        startCursor: yield* cursorOf(items[0]),
        endCursor: yield* cursorOf(items.at(-1)),
      },
    } satisfies Connection<Item>;
  });
