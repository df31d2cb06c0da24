import type { AttributeType, AttributeValue } from "../../catalog/attribute-type.js";
import type { Lane } from "../../sessions/decide/lane.js";
import type { FailureCode } from "../../shared/failure/failure-code.js";
import type { Problem } from "../../shared/failure/failure.js";
import type { JsonObject } from "../../shared/json/json.js";

/** One reason for which the session would be refused. */
export interface SessionProblem {
  readonly code: FailureCode;
  readonly detail: string;
  readonly problems: readonly Problem[];
  readonly missing: readonly string[];
}

/** The user's value of an attribute of the lane, and where it comes from. */
export interface ExplainedAttribute {
  readonly name: string;
  readonly type: AttributeType;
  readonly value: AttributeValue | undefined;
  /** What the request says, what is stored, what stands in for it, or nothing at all. */
  readonly source: "request" | "stored" | "default" | "none";
}

/** What the policies of a cube or view mean for the user; positions count from 1, as in its file. */
export interface ExplainedPolicies {
  readonly cube: string;
  /** Without policies: whether the cube is open for everybody (E6). */
  readonly hasPolicies: boolean;
  /** The policies that match the user, before rows and members are looked at. */
  readonly matching: readonly number[];
}

/** What a session would be written with. */
export interface SessionWrites {
  readonly embedTenant: "create" | "rename" | undefined;
  readonly user: "create" | "update" | undefined;
  readonly createdGroups: readonly string[];
  readonly updatedGroupIds: readonly number[];
  readonly createdUserAttributes: readonly string[];
  readonly updatedUserAttributeIds: readonly number[];
  readonly joinedGroups: number;
  readonly leftGroups: number;
  readonly setUserAttributes: number;
  readonly clearedUserAttributes: number;
  readonly securityContext: boolean;
}

/** What a generate-session would do, of which nothing was done (J6). */
export interface ExplainedSession {
  /** All that is wrong with the request, each once; where there is anything, no session would be minted. */
  readonly errors: readonly SessionProblem[];
  /** Undefined where something is wrong. */
  readonly writes: SessionWrites | undefined;
  /** The user's rights afterwards, of what of the request can be given; undefined where nothing can be said. */
  readonly rights: ExplainedRights | undefined;
}

/** The rights that the session's user would have in its lane (A5). */
export interface ExplainedRights {
  readonly lane: Lane;
  readonly groups: readonly string[];
  readonly userAttributes: readonly ExplainedAttribute[];
  readonly securityContext: JsonObject;
  /** Undefined where the deployment has no model that can be queried. */
  readonly policies: readonly ExplainedPolicies[] | undefined;
}
