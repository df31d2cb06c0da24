import type { AttributeValue } from "../../catalog/attribute-type.js";
import type { JsonObject } from "../../shared/json/json.js";
import type { Lane } from "../../sessions/decide/lane.js";

/** For whom a query runs: all of a user that a policy may look at, of one lane (A5, E1). */
export interface DataUser {
  readonly lane: Lane;
  /** Undefined for the account's own embed tenant, which a policy reads as empty (E6). */
  readonly embedTenantName: string | undefined;
  /** The name that stands before the groups of the embed tenant's lane: also the account's own (E6). */
  readonly groupScope: string;
  /** Names of the lane's groups. */
  readonly groups: readonly string[];
  /** Values by attribute name, where the user has none the definition's default, typed. */
  readonly userAttributes: Readonly<Record<string, AttributeValue>>;
  readonly securityContext: JsonObject;
}
