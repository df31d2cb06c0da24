import type { GenerateSessionRequest } from "../parse/generate-session-request.js";
import type { SessionSettings } from "../parse/session-settings.js";
import type { Lookup } from "./snapshot.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/** What deciding on a request needs to know; of a body that could not be read, only whose it is. */
export const lookupOf = (request: GenerateSessionRequest | undefined): Lookup => ({
  deploymentId: request?.deploymentId,
  embedTenantName: request?.embedTenantName,
  creatorMode: request?.creatorMode ?? false,
  identity: request?.identity,
  groupNames: distinct([
    ...(request?.groups ?? []),
    ...(request?.groupDefinitions ?? []).map(({ name }) => name),
  ]),
  attributeNames: distinct([
    ...(request?.userAttributes ?? []).map(({ name }) => name),
    ...(request?.userAttributeDefinitions ?? []).map(({ name }) => name),
  ]),
});

/**
 * What deciding on a call for the user of these settings needs to know. Who only reads or aborts is
 * identified, and what is said of groups and values is ignored (D5).
 */
export const lookupOfSettings = (
  settings: SessionSettings | undefined,
  deploymentId: DeploymentId | undefined,
  wants: "rights" | "identity",
): Lookup => {
  const rights = wants === "rights" ? settings : undefined;
  return {
    deploymentId,
    embedTenantName: settings?.embedTenantName,
    creatorMode: settings?.creatorMode ?? false,
    identity: settings?.identity,
    groupNames: distinct(rights?.groups ?? []),
    attributeNames: (rights?.userAttributes ?? []).map(({ name }) => name),
  };
};

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];
