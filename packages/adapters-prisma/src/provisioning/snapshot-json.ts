import type {
  AttributeDefinition,
  AttributeValue,
  Deployment,
  EmbedTenant,
  ExternalUser,
  Group,
  Id,
  Snapshot,
  UserSnapshot,
} from "@embedded-analytics/domain";
import { attributeOf, groupOf, type Nullable } from "../json-rows.js";
import { accountOfJson, keyHolderOf, type KeyHolderJson } from "../key-holder.js";

/** The JSON of a load statement: what is not there is null, and so is an empty list. */
export interface UserSnapshotJson {
  readonly account: KeyHolderJson["account"];
  readonly nowMs: number;
  readonly externalUsersMax: number;
  readonly deployment: Nullable<Deployment> | null;
  readonly embedTenant: (Nullable<Omit<EmbedTenant, "madeWithin">> & Made) | null;
  readonly externalUser:
    | (Nullable<Omit<ExternalUser, "groupIds" | "values" | "madeWithin">> &
        Made & { readonly groupIds: readonly Id[] | null })
    | null;
  readonly internalUserId: Id | null;
  readonly groups: readonly Nullable<Group>[] | null;
  readonly attributes: readonly AttributeJson[] | null;
}

/** The same for a key. */
export interface SnapshotJson extends KeyHolderJson, UserSnapshotJson {}

/** Null: by a key of all deployments. */
interface Made {
  readonly madeWithin: readonly number[] | null;
}

/** A definition together with the user's value of it. */
interface AttributeJson extends Nullable<AttributeDefinition> {
  readonly value: AttributeValue | null;
}

/** What the statement read, as the domain wants it. */
export const snapshotOf = (json: SnapshotJson): Snapshot => ({
  ...userSnapshotOf(json),
  key: keyHolderOf(json).key,
});

/** The same for every caller. */
export const userSnapshotOf = (json: UserSnapshotJson): UserSnapshot => {
  const { deployment, embedTenant, externalUser } = json;
  const attributes = json.attributes ?? [];
  return {
    account: accountOfJson(json.account),
    nowMs: json.nowMs,
    externalUsersMax: json.externalUsersMax,
    deployment: deployment
      ? { ...deployment, modelFolder: deployment.modelFolder ?? undefined }
      : undefined,
    embedTenant: embedTenant
      ? {
          ...embedTenant,
          displayName: embedTenant.displayName ?? undefined,
          madeWithin: embedTenant.madeWithin ?? "all",
        }
      : undefined,
    externalUser: externalUser ? userOf(externalUser, attributes) : undefined,
    internalUserId: json.internalUserId ?? undefined,
    groups: (json.groups ?? []).map(groupOf),
    attributes: attributes.map(({ value: _, ...attribute }) => attributeOf(attribute)),
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
  madeWithin: user.madeWithin ?? "all",
  ephemeralUntilMs: user.ephemeralUntilMs ?? undefined,
  securityContext: user.securityContext ?? undefined,
  groupIds: user.groupIds ?? [],
  values: attributes.flatMap(({ id, value }) =>
    value === null ? [] : [{ attributeId: id, value }],
  ),
});
