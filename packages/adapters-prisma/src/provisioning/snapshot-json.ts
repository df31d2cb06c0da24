import type {
  AttributeType,
  AttributeValue,
  ExternalUser,
  Id,
  JsonObject,
  Snapshot,
} from "@embedded-analytics/domain";
import { keyHolderOf, type KeyHolderJson } from "../key-holder.js";

/** The JSON of the load statement: ids are exact numbers (below 2^53), what is not there is null. */
export interface SnapshotJson extends KeyHolderJson {
  readonly nowMs: number;
  readonly deployment: { readonly id: number; readonly modelFolder: string | null } | null;
  readonly embedTenant: {
    readonly id: Id;
    readonly name: string;
    readonly displayName: string | null;
  } | null;
  readonly externalUser: {
    readonly id: Id;
    readonly version: number;
    readonly email: string | null;
    readonly displayName: string | null;
    readonly picture: string | null;
    readonly ephemeralUntilMs: number | null;
    readonly securityContext: JsonObject | null;
    readonly groupIds: readonly Id[] | null;
  } | null;
  readonly internalUserId: Id | null;
  readonly groups: readonly GroupJson[] | null;
  readonly attributes: readonly AttributeJson[] | null;
}

interface GroupJson {
  readonly id: Id;
  readonly name: string;
  readonly description: string | null;
}

/** A definition together with the user's value of it. */
interface AttributeJson {
  readonly id: Id;
  readonly name: string;
  readonly type: AttributeType;
  readonly displayName: string | null;
  readonly defaultValue: string | null;
  readonly description: string | null;
  readonly value: AttributeValue | null;
}

/** What the statement read, as the domain wants it. */
export const snapshotOf = (json: SnapshotJson): Snapshot => {
  const { deployment, embedTenant, externalUser } = json;
  const attributes = json.attributes ?? [];
  return {
    ...keyHolderOf(json),
    nowMs: json.nowMs,
    deployment: deployment
      ? { id: deployment.id, modelFolder: deployment.modelFolder ?? undefined }
      : undefined,
    embedTenant: embedTenant
      ? { ...embedTenant, displayName: embedTenant.displayName ?? undefined }
      : undefined,
    externalUser: externalUser ? userOf(externalUser, attributes) : undefined,
    internalUserId: json.internalUserId ?? undefined,
    groups: (json.groups ?? []).map(({ id, name, description }) => ({
      id,
      name,
      description: description ?? undefined,
    })),
    attributes: attributes.map((attribute) => ({
      id: attribute.id,
      name: attribute.name,
      type: attribute.type,
      displayName: attribute.displayName ?? undefined,
      defaultValue: attribute.defaultValue ?? undefined,
      description: attribute.description ?? undefined,
    })),
  };
};

const userOf = (
  user: NonNullable<SnapshotJson["externalUser"]>,
  attributes: readonly AttributeJson[],
): ExternalUser => ({
  id: user.id,
  version: user.version,
  email: user.email ?? undefined,
  displayName: user.displayName ?? undefined,
  picture: user.picture ?? undefined,
  ephemeralUntilMs: user.ephemeralUntilMs ?? undefined,
  securityContext: user.securityContext ?? undefined,
  groupIds: user.groupIds ?? [],
  values: attributes.flatMap(({ id, value }) =>
    value === null ? [] : [{ attributeId: id, value }],
  ),
});
