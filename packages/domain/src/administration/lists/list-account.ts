import * as Effect from "effect/Effect";
import type { Credential } from "../../access/credential.js";
import type { ListQuery } from "../../catalog/connection.js";
import { tokenTtlSeconds } from "../../sessions/embed-token.js";
import type { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import type { Id } from "../../shared/text/id.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import type { ListedPart, ListPart, ListPosition } from "../ports/administration.js";
import { Administration } from "../services.js";
import { connectionOf, partAsked } from "./list-cursor.js";
import type { UserQuery } from "./user-query.js";

/** The account's API keys, revoked and expired ones included, without their secrets (J1). */
export const listKeys = (credential: Credential, query: ListQuery) =>
  list(credential, "keys", query, (port, accountId, part) => port.listKeys(accountId, part));

/** Groups of the account itself, with their numbers of members (J1). */
export const listAccountGroups = (credential: Credential, query: ListQuery) =>
  list(credential, "groups", query, (port, accountId, part) => port.listGroups(accountId, part));

/** Attribute definitions of the account itself (J1). */
export const listAccountUserAttributes = (credential: Credential, query: ListQuery) =>
  list(credential, "user-attributes", query, (port, accountId, part) =>
    port.listAttributes(accountId, part),
  );

/** The account's embed tenants, its own one included (J1). */
export const listEmbedTenants = (credential: Credential, query: ListQuery) =>
  list(credential, "embed-tenants", query, (port, accountId, part) =>
    port.listEmbedTenants(accountId, part),
  );

/** The account's external users, by embed tenant and by a part of what they are called (J1). */
export const listUsers = (credential: Credential, query: UserQuery) =>
  list(credential, "users", query, (port, accountId, part) =>
    port.listUsers(
      accountId,
      { embedTenantName: query.embedTenantName, search: query.search },
      part,
    ),
  );

/** The dashboards of the account's users, private ones included, of an embed tenant or all (H3). */
export const listUserDashboards = (
  credential: Credential,
  query: ListQuery & { readonly embedTenantName?: string | undefined },
) =>
  list(credential, "dashboards", query, (port, accountId, part) =>
    port.listDashboards(accountId, query.embedTenantName, part),
  );

/** The account's sessions that live (J1). */
export const listSessions = (credential: Credential, query: ListQuery) =>
  list(credential, "sessions", query, (port, accountId, part) =>
    port.listSessions(accountId, tokenTtlSeconds, part),
  );

const list = <Item extends ListPosition>(
  credential: Credential,
  name: string,
  query: ListQuery,
  read: (
    port: Administration["Service"],
    accountId: Id,
    part: ListPart,
  ) => Effect.Effect<ListedPart<Item>, StoreUnavailable>,
) =>
  Effect.gen(function* () {
    const { account } = yield* authenticateAccountAdmin(credential);
    const part = yield* partAsked(account.id, name, query);
    const listed = yield* read(yield* Administration, account.id, part);
    return yield* connectionOf(account.id, name, listed);
  });
