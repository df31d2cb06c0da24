import type { AuditAction, AuditActor, NewAuditEntry } from "../../audit/audit-entry.js";
import { newAuditEntry } from "../../audit/record.js";
import type { Json } from "../../shared/json/json.js";
import type { AccountChanges } from "./account-changes.js";

/**
 * What the audit log says of changes of an account: the names and ids of what is written, with the
 * settings that hold from then on (J10). Internal users stand in it by id, and no value of an attribute.
 */
export const declarationEntry = (
  actor: AuditActor,
  action: AuditAction,
  changes: AccountChanges,
): NewAuditEntry => {
  const { settings } = changes;
  return newAuditEntry(actor, action, {
    plan: settings.plan,
    useCreatorMode: settings.creatorModeEnabled,
    externalUsersMax: settings.externalUsersMax,
    threadsDays: settings.threadsDays ?? null,
    providers: (settings.providers ?? []).map(({ name, models }) => ({ name, models })),
    allowedOrigins: settings.allowedOrigins,
    defaultDeployment: settings.defaultDeploymentId ?? null,
    ...namedChanges(changes),
  });
};

/** The parts that are written, without those of which there is nothing. */
const namedChanges = (changes: AccountChanges): Record<string, Json> => {
  const parts = {
    deployments: changes.deployments.map(({ id }) => id),
    agents: changes.agents.map(({ id }) => id),
    keys: changes.keys.map(({ id, name, kind, revoked }) => ({ id, name, kind, revoked })),
    internalUsers: changes.internalUsers.map(({ id }) => id),
    embedTenants: changes.embedTenants.map(({ name }) => name),
    // Internal users stand in the log by id, whoever removed them.
    removed: (changes.removals ?? []).map(({ kind, id, name }) => ({
      kind,
      name: kind === "internalUser" ? id : name,
    })),
    groups: changes.catalogs.flatMap(({ groups }) => groups.map(({ name }) => name)),
    userAttributes: changes.catalogs.flatMap(({ attributes }) =>
      attributes.map(({ name }) => name),
    ),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part.length > 0));
};
