import type { GenerateSessionRequest } from "./generate-session-request.js";
import type { Lookup } from "./snapshot.js";

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

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];
