import type { DeploymentScope } from "../access/deployment-scope.js";
import type { IssuedSelection } from "../sessions/issued-selection.js";
import type { Id } from "../shared/text/id.js";
import {
  embedTenantNamed,
  externalUserOf,
  first,
  keyIn,
  type SessionRecord,
  type Tables,
  type ThreadRecord,
  type TurnRecord,
} from "./tables.js";

type Owner = Pick<SessionRecord, "userKind" | "userId">;

/** Whether a session of the account is selected (J8). */
export const sessionSelector = (
  tables: Tables,
  accountId: Id,
  selection: IssuedSelection,
): ((session: SessionRecord) => boolean) => {
  switch (selection.kind) {
    case "session":
      return ({ digest }) => digest === selection.digest;
    case "key":
      return ({ keyId }) => keyId === selection.keyId;
    case "issued_before":
      return ({ createdAtMs }) => createdAtMs < selection.timeMs;
    case "embed_tenant": {
      const tenant = embedTenantNamed(tables, accountId, selection.name);
      return ({ embedTenantId }) => embedTenantId === tenant?.id;
    }
    case "external_user":
    case "internal_user": {
      const owner = ownerOf(tables, accountId, selection);
      return ({ userKind, userId }) => userKind === owner?.userKind && userId === owner.userId;
    }
  }
};

/** The running turns that are selected, or were begun with a session that is (J8). */
export const issuedTurns = (
  tables: Tables,
  accountId: Id,
  selection: IssuedSelection,
  deployments: DeploymentScope,
): readonly TurnRecord[] => {
  const isSelected = sessionSelector(tables, accountId, selection);
  return [...tables.turns.values()].filter((turn) => {
    const thread = tables.threads.get(keyIn(accountId, turn.threadId));
    if (turn.accountId !== accountId || turn.state !== "claimed" || thread === undefined)
      return false;
    const agent = tables.accounts.get(accountId)?.agents.get(thread.agentId);
    if (
      deployments !== "all" &&
      (agent === undefined || !deployments.includes(agent.deploymentId))
    ) {
      return false;
    }
    const { askedBy } = turn;
    const session = askedBy.kind === "session" ? tables.sessions.get(askedBy.digest) : undefined;
    if (session?.accountId === accountId && isSelected(session)) return true;
    return isTurnSelected(tables, selection, turn, thread);
  });
};

/** Whether the turn is selected for itself, however it was asked for. */
const isTurnSelected = (
  tables: Tables,
  selection: IssuedSelection,
  { accountId, askedBy, createdAtMs }: TurnRecord,
  { owner }: ThreadRecord,
): boolean => {
  switch (selection.kind) {
    case "session":
      return askedBy.kind === "session" && askedBy.digest === selection.digest;
    case "key":
      return askedBy.kind === "key" && askedBy.keyId === selection.keyId;
    case "issued_before":
      return createdAtMs < selection.timeMs;
    case "embed_tenant": {
      const tenant = embedTenantNamed(tables, accountId, selection.name);
      const user = owner.kind === "external" ? tables.externalUsers.get(owner.id) : undefined;
      return user !== undefined && user.embedTenantId === tenant?.id;
    }
    case "external_user":
    case "internal_user": {
      const selected = ownerOf(tables, accountId, selection);
      return owner.kind === selected?.userKind && owner.id === selected.userId;
    }
  }
};

const ownerOf = (
  tables: Tables,
  accountId: Id,
  selection: Extract<IssuedSelection, { readonly kind: "external_user" | "internal_user" }>,
): Owner | undefined => {
  if (selection.kind === "internal_user") {
    const users = tables.accounts.get(accountId)?.internalUsers.values() ?? [];
    const user = first(users, ({ username }) => username === selection.username);
    return user && { userKind: "internal", userId: user.id };
  }
  const tenant = embedTenantNamed(tables, accountId, selection.embedTenantName);
  const user = tenant && externalUserOf(tables, tenant.id, selection.externalId);
  return user && { userKind: "external", userId: user.id };
};
