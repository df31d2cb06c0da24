import type {
  DataUserLookup,
  DataUsersMethods,
  StoredDataUser,
} from "../analytics/access/data-users.js";
import type { AttributeValue } from "../catalog/attribute-type.js";
import { isOver } from "../sessions/decide/snapshot.js";
import type { Id } from "../shared/text/id.js";
import type { JsonObject } from "../shared/json/json.js";
import { embedTenantNamed, type AccountRecord, type Tables } from "./tables.js";
import type { Milliseconds } from "../shared/text/branded.js";

export const inMemoryDataUsers = (tables: Tables, nowMs: () => number): DataUsersMethods => ({
  load: (accountId, lookup): StoredDataUser => {
    const account = tables.accounts.get(accountId);
    const deployment = account?.deployments.get(lookup.deploymentId);
    const rights = account && rightsOf(tables, account, lookup, nowMs());
    const scoped = lookup.creatorMode && lookup.user?.kind !== "internal";
    const catalogId = scoped
      ? embedTenantNamed(tables, accountId, lookup.embedTenantName)?.id
      : accountId;
    const catalog = catalogId === undefined ? undefined : tables.catalogs.get(catalogId);
    return {
      deployment: deployment && {
        id: deployment.id,
        modelFolder: deployment.modelFolder,
        requirePolicies: deployment.requirePolicies,
        timezone: deployment.timezone,
        sources: deployment.sources,
      },
      groups: [...(catalog?.groups.values() ?? [])]
        .filter(({ id }) => rights?.groupIds.has(id))
        .map(({ name }) => name),
      attributes: [...(catalog?.attributes.values() ?? [])].map(
        ({ id, name, type, defaultValue }) => ({
          name,
          type,
          defaultValue,
          value: rights?.values.get(id),
        }),
      ),
      securityContext: rights?.securityContext,
    };
  },
});

interface Rights {
  readonly groupIds: ReadonlySet<Id>;
  readonly values: ReadonlyMap<Id, AttributeValue>;
  readonly securityContext: JsonObject | undefined;
}

/** Of both lanes, except the security context; a group belongs to the lane of its catalog. */
const rightsOf = (
  tables: Tables,
  account: AccountRecord,
  { user, embedTenantName, creatorMode }: DataUserLookup,
  nowMs: Milliseconds,
): Rights | undefined => {
  if (user === undefined) return undefined;
  if (user.kind === "internal") {
    const stored = account.internalUsers.get(user.id);
    return (
      stored && {
        groupIds: new Set(stored.groupIds),
        values: new Map(stored.values.map(({ attributeId, value }) => [attributeId, value])),
        securityContext: undefined,
      }
    );
  }
  const stored = tables.externalUsers.get(user.id);
  const tenant = embedTenantNamed(tables, account.id, embedTenantName);
  if (stored === undefined || stored.embedTenantId !== tenant?.id || isOver(stored, nowMs)) {
    return undefined;
  }
  const lane = creatorMode ? "embed_tenant" : "tenant_wide";
  return {
    groupIds: stored.groupIds,
    values: stored.values,
    securityContext: stored.securityContexts[lane],
  };
};
