import type { DefinitionChanges, SessionChanges, UserChange } from "../sessions/decide/changes.js";
import type { TurnClaim } from "../sessions/decide/turn-claim.js";
import { takesSeat } from "../sessions/decide/user-limit.js";
import type { Id } from "../shared/text/id.js";
import { isClaimConflict } from "./claim-turn.js";
import {
  embedTenantNamed,
  externalUserOf,
  first,
  type ExternalUserRecord,
  type Tables,
} from "./tables.js";
import type { AccountId, Milliseconds } from "../shared/text/branded.js";

/** Whether something that the changes rest on is not, or no longer, as they assume. */
export const isSessionConflict = (
  tables: Tables,
  accountId: AccountId,
  changes: SessionChanges,
  nowMs: Milliseconds,
): boolean => {
  const { session, turn, user } = changes;
  const subject = session ?? turn;
  if (subject === undefined) return true;
  return (
    isTenantConflict(tables, accountId, changes, subject) ||
    isDefinitionConflict(tables, accountId, changes) ||
    isUserConflict(tables, accountId, changes, subject) ||
    isRightsConflict(tables, accountId, changes, subject) ||
    isSeatConflict(tables, accountId, changes) ||
    (session !== undefined && tables.sessions.has(session.digest)) ||
    (turn !== undefined && isClaimConflict(tables, accountId, turn, user?.kind === "create", nowMs))
  );
};

/** A seat is taken under the limit that holds, and by no change that was not decided on one (B3). */
const isSeatConflict = (
  tables: Tables,
  accountId: AccountId,
  { user, seat }: SessionChanges,
): boolean =>
  takesSeat(user) &&
  seat?.externalUsersMax !== tables.accounts.get(accountId)?.settings.externalUsersMax;

/** What it is all written for: a session or a turn, of one user. */
type Subject = Pick<TurnClaim, "embedTenantId" | "userKind" | "userId">;

const isTenantConflict = (
  tables: Tables,
  accountId: AccountId,
  { embedTenant: change }: SessionChanges,
  subject: Subject,
): boolean => {
  if (change?.kind === "create") {
    return (
      tables.catalogs.has(change.id) ||
      embedTenantNamed(tables, accountId, change.name) !== undefined
    );
  }
  const id = change?.id ?? subject.embedTenantId;
  if (id === undefined) return false;
  return id !== subject.embedTenantId || tables.embedTenants.get(id)?.accountId !== accountId;
};

const isDefinitionConflict = (
  tables: Tables,
  accountId: AccountId,
  { definitions, embedTenant }: SessionChanges,
): boolean => {
  if (definitions === undefined) return false;
  if (embedTenant?.kind === "create" && embedTenant.id === definitions.catalogId) return false;
  const catalog = tables.catalogs.get(definitions.catalogId);
  if (catalog?.accountId !== accountId) return true;
  const { groups, attributes } = catalog;
  return (
    isTaken(tables, definitions) ||
    definitions.createGroups.some(({ name }) => has(groups.values(), name)) ||
    definitions.createAttributes.some(({ name }) => has(attributes.values(), name)) ||
    definitions.updateGroups.some(({ id }) => !groups.has(id)) ||
    definitions.updateAttributes.some(({ id }) => !attributes.has(id))
  );
};

const isTaken = (tables: Tables, definitions: DefinitionChanges): boolean =>
  [...tables.catalogs.values()].some(
    ({ groups, attributes }) =>
      definitions.createGroups.some(({ id }) => groups.has(id)) ||
      definitions.createAttributes.some(({ id }) => attributes.has(id)),
  );

const has = (items: Iterable<{ readonly name: string }>, name: string): boolean =>
  first(items, (item) => item.name === name) !== undefined;

const isUserConflict = (
  tables: Tables,
  accountId: AccountId,
  { user: change }: SessionChanges,
  { embedTenantId, userKind, userId }: Subject,
): boolean => {
  if (change?.kind === "create") {
    return change.embedTenantId !== embedTenantId || isCreateConflict(tables, change);
  }
  if (userKind === "internal") {
    return !tables.accounts.get(accountId)?.internalUsers.has(userId);
  }
  const user = tables.externalUsers.get(userId);
  if (user?.accountId !== accountId) return true;
  if (change === undefined) return false;
  return user.version !== change.version || changesLifeOfPermanent(user, change);
};

/** A permanent user has no end that could be shortened or removed (D9). */
const changesLifeOfPermanent = (
  { ephemeralUntilMs }: ExternalUserRecord,
  { makePermanent, endsAtMs }: Extract<UserChange, { kind: "update" }>,
): boolean => ephemeralUntilMs === undefined && (makePermanent || endsAtMs !== undefined);

const isCreateConflict = (
  tables: Tables,
  change: Extract<UserChange, { kind: "create" }>,
): boolean => {
  if (tables.externalUsers.has(change.id)) return true;
  const present = externalUserOf(tables, change.embedTenantId, change.externalId);
  return present?.id !== change.replaces;
};

/** Groups and attributes must still be there, in the catalog of the lane that is written. */
const isRightsConflict = (
  tables: Tables,
  accountId: AccountId,
  { user, definitions }: SessionChanges,
  { embedTenantId }: Subject,
): boolean => {
  if (user === undefined) return false;
  const { lane, joinGroups, setValues } = user.rights;
  const catalogId = lane === "tenant_wide" ? accountId : embedTenantId;
  const catalog = catalogId === undefined ? undefined : tables.catalogs.get(catalogId);
  const created = new Set<Id>(
    [...(definitions?.createGroups ?? []), ...(definitions?.createAttributes ?? [])].map(
      ({ id }) => id,
    ),
  );
  return (
    joinGroups.some((id) => !catalog?.groups.has(id) && !created.has(id)) ||
    setValues.some(({ attributeId: id }) => !catalog?.attributes.has(id) && !created.has(id))
  );
};
