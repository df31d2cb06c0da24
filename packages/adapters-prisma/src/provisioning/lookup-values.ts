import type { Lookup } from "@embedded-analytics/domain";

// Ids of deployments begin at 1; what bigint cannot read is no id.
const unknownDeployment = -1;

/** What a snapshot is asked for, in the order of the load statements' parameters. */
export const lookupValues = ({ deploymentId, identity, ...lookup }: Lookup): unknown[] => [
  Number.isSafeInteger(deploymentId ?? 0) ? (deploymentId ?? null) : unknownDeployment,
  lookup.embedTenantName ?? null,
  identity?.kind === "external" ? identity.externalId : null,
  identity?.kind === "internal" ? identity.username : null,
  lookup.creatorMode,
  lookup.groupNames,
  lookup.attributeNames,
];
