import type { AttributeType, AttributeValue } from "../../catalog/attribute-type.js";
import type { JsonObject } from "../../shared/json/json.js";
import type { Identity } from "../decide/snapshot.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/** A generate-session body that has been checked: its shape, its names, what may stand together. */
export interface GenerateSessionRequest {
  /** Undefined: the account's default deployment. */
  readonly deploymentId: DeploymentId | undefined;
  readonly identity: Identity;
  /** Undefined: the account's own embed tenant. */
  readonly embedTenantName: string | undefined;
  readonly embedTenantDisplayName: string | undefined;
  readonly creatorMode: boolean;
  /** Undefined keeps the memberships; a list replaces them (`service.md` 4.1, rule 3). */
  readonly groups: readonly string[] | undefined;
  /** `null` clears a value (B4). */
  readonly userAttributes: readonly {
    readonly name: string;
    readonly value: AttributeValue | null;
  }[];
  readonly groupDefinitions: readonly GroupDefinitionInput[];
  readonly userAttributeDefinitions: readonly AttributeDefinitionInput[];
  /** Undefined keeps what is stored; `{}` clears it (A5). */
  readonly securityContext: JsonObject | undefined;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly picture: string | undefined;
  readonly isEphemeral: boolean;
  readonly branchName: string | undefined;
  readonly settings: JsonObject;
  /** Says what would be written, and writes nothing (J6). */
  readonly dryRun?: boolean | undefined;
}

/** A group to upsert into the embed tenant's scope (`service.md` 2.4). */
export interface GroupDefinitionInput {
  readonly name: string;
  readonly description: string | undefined;
}

/** An attribute to upsert into that scope (`service.md` 2.5); undefined texts stay (B4). */
export interface AttributeDefinitionInput {
  readonly name: string;
  readonly type: AttributeType;
  readonly displayName: string | undefined;
  readonly defaultValue: string | undefined;
  readonly description: string | undefined;
}
