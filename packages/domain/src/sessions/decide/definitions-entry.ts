import type { AuditActor, NewAuditEntry } from "../../audit/audit-entry.js";
import { newAuditEntry } from "../../audit/record.js";
import type { GenerateSessionRequest } from "../parse/generate-session-request.js";
import type { SessionChanges } from "./changes.js";

/** What the audit log says of definitions that a session changes; undefined where it changes none (J10). */
export const definitionsEntry = (
  actor: AuditActor,
  { embedTenantName }: Pick<GenerateSessionRequest, "embedTenantName">,
  { definitions }: SessionChanges,
): NewAuditEntry | undefined => {
  if (definitions === undefined) return undefined;
  return newAuditEntry(actor, "definitions.change", {
    embedTenantName: embedTenantName ?? null,
    createdGroups: definitions.createGroups.map(({ name }) => name),
    updatedGroups: definitions.updateGroups.map(({ id }) => id),
    createdUserAttributes: definitions.createAttributes.map(({ name }) => name),
    updatedUserAttributes: definitions.updateAttributes.map(({ id }) => id),
  });
};
