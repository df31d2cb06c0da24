import type { Account } from "../../access/account.js";
import type { AttributeType, AttributeValue } from "../../catalog/attribute-type.js";
import type { AttributeDefinition, Group } from "../../catalog/definitions.js";
import type { Id, IdSupply } from "../../shared/text/id.js";
import { decide } from "./decide.js";
import type { GenerateSessionRequest } from "../parse/generate-session-request.js";
import type { ExternalUser, Snapshot } from "./snapshot.js";

/** 2030 began: the store's clock in every case that does not say otherwise. */
export const nowMs = 1_893_456_000_000;
export const digest = "d".repeat(64);

export const account: Account = {
  id: 1,
  name: "demo",
  plan: "enterprise",
  creatorModeEnabled: true,
  defaultDeploymentId: 1,
};

export const group = (id: Id, name: string, description?: string): Group => ({
  id,
  name,
  description,
});

export const attribute = (
  id: Id,
  name: string,
  type: AttributeType = "string",
  texts: Partial<Pick<AttributeDefinition, "displayName" | "defaultValue" | "description">> = {},
): AttributeDefinition => ({
  id,
  name,
  type,
  displayName: undefined,
  defaultValue: undefined,
  description: undefined,
  ...texts,
});

export const value = (attributeId: Id, held: AttributeValue) => ({ attributeId, value: held });

/** A user of the lane, permanent and with nothing but what the case says. */
export const user = (change: Partial<ExternalUser> = {}): ExternalUser => ({
  id: 50,
  version: 3,
  email: undefined,
  displayName: undefined,
  picture: undefined,
  madeWithin: "all",
  ephemeralUntilMs: undefined,
  securityContext: undefined,
  groupIds: [],
  values: [],
  ...change,
});

/** An account with one deployment and its own embed tenant, and no user yet. */
export const snapshot = (change: Partial<Snapshot> = {}): Snapshot => ({
  account,
  key: {
    id: "abcdefghij09",
    digest,
    kind: "admin",
    deployments: "all",
    internalUserId: undefined,
    expired: false,
    revoked: false,
  },
  nowMs,
  externalUsersMax: 10_000,
  deployment: { id: 1, modelFolder: "./shop" },
  embedTenant: { id: 2, name: "demo", displayName: undefined, madeWithin: "all" },
  externalUser: undefined,
  internalUserId: undefined,
  groups: [],
  attributes: [],
  ...change,
});

/** A read-only request for one external user that asks for nothing more. */
export const request = (change: Partial<GenerateSessionRequest> = {}): GenerateSessionRequest => ({
  deploymentId: 1,
  identity: { kind: "external", externalId: "u" },
  embedTenantName: undefined,
  embedTenantDisplayName: undefined,
  creatorMode: false,
  groups: undefined,
  userAttributes: [],
  groupDefinitions: [],
  userAttributeDefinitions: [],
  securityContext: undefined,
  email: undefined,
  displayName: undefined,
  picture: undefined,
  isEphemeral: false,
  branchName: undefined,
  settings: {},
  ...change,
});

/** New ids that are easy to recognise: 1001, 1002, … */
export const countingIds = (): IdSupply => {
  let last = 1000;
  return () => (last += 1);
};

/** What is decided on these two, under the fixture's digest and ids. */
export const decided = (
  onSnapshot: Partial<Snapshot>,
  onRequest: Partial<GenerateSessionRequest>,
  newId: IdSupply = countingIds(),
) => decide(snapshot(onSnapshot), request(onRequest), 1, digest, newId);
