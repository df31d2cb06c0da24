import * as Effect from "effect/Effect";
import type { Deployment } from "../../accounts/deployment.js";
import { dataUserOf, laneOf } from "../../analytics/access/data-user-of.js";
import type { DataUser } from "../../analytics/access/data-user.js";
import type { HeldAttribute, StoredDataUser } from "../../analytics/access/data-users.js";
import type { DataDeployment } from "../../analytics/model/data-deployment.js";
import { policyVerdicts } from "../../analytics/policies/policy-verdicts.js";
import { DataUsers, SemanticCatalog } from "../../analytics/services.js";
import type { SessionUser } from "../../sessions/embed-session.js";
import type { Snapshot } from "../../sessions/decide/snapshot.js";
import { isOver } from "../../sessions/decide/snapshot.js";
import type { JudgedRequest } from "../../sessions/parse/parse-generate-session.js";
import type { AccountId } from "../../shared/text/branded.js";
import type {
  ExplainedAttribute,
  ExplainedPolicies,
  ExplainedRights,
} from "./explained-session.js";

/** The rights that a request's user would have: what it grants, over what is stored (J6, A5). */
export const explainRights = (
  snapshot: Snapshot,
  request: JudgedRequest,
  deployment: Deployment & { readonly id: number },
) =>
  Effect.gen(function* () {
    const { account } = snapshot;
    const embedTenantName = request.embedTenantName ?? account.name;
    const dataUsers = yield* DataUsers;
    const stored = yield* dataUsers.load(account.id, {
      deploymentId: deployment.id,
      user: storedUser(snapshot, request),
      embedTenantName,
      creatorMode: request.creatorMode,
    });
    const held = withDefinitions(stored.attributes, request);
    const attributes = held.map((attribute) => overlaid(attribute, request));
    const lane = laneOf(request.creatorMode, request.identity);
    const rights: Omit<StoredDataUser, "deployment"> = {
      groups: (request.groups ?? stored.groups).toSorted(),
      attributes,
      securityContext: request.securityContext ?? stored.securityContext,
    };
    const user = dataUserOf(rights, { accountName: account.name, embedTenantName, lane });
    return {
      lane,
      groups: user.groups,
      userAttributes: attributes.map((attribute) => explained(attribute, request, user)),
      securityContext: user.securityContext,
      policies: yield* explainPolicies(account.id, stored.deployment, request.branchName, user),
    } satisfies ExplainedRights;
  });

/** The user whose stored rights stay below what the request says; nobody for one who is new. */
const storedUser = (
  { externalUser, internalUserId, nowMs }: Snapshot,
  { identity }: JudgedRequest,
): SessionUser | undefined => {
  if (identity.kind === "internal") {
    const { username } = identity;
    return internalUserId === undefined
      ? undefined
      : { kind: "internal", id: internalUserId, username };
  }
  const { externalId } = identity;
  return externalUser === undefined || isOver(externalUser, nowMs)
    ? undefined
    : { kind: "external", id: externalUser.id, externalId };
};

/** The attributes of the lane as they would be defined. */
const withDefinitions = (
  stored: readonly HeldAttribute[],
  { userAttributeDefinitions }: JudgedRequest,
): readonly HeldAttribute[] => {
  const byName = new Map(stored.map((attribute) => [attribute.name, attribute]));
  for (const { name, type, defaultValue } of userAttributeDefinitions) {
    const present = byName.get(name);
    byName.set(name, {
      name,
      type: present?.type ?? type,
      defaultValue: defaultValue ?? present?.defaultValue,
      value: present?.value,
    });
  }
  return [...byName.values()].toSorted((left, right) => (left.name < right.name ? -1 : 1));
};

/** An attribute with the request's value over the stored one; `null` clears it (B4). */
const overlaid = (attribute: HeldAttribute, request: JudgedRequest): HeldAttribute => {
  const given = request.userAttributes.find(({ name }) => name === attribute.name);
  return given === undefined ? attribute : { ...attribute, value: given.value ?? undefined };
};

const explained = (
  { name, type, value }: HeldAttribute,
  request: JudgedRequest,
  user: DataUser,
): ExplainedAttribute => {
  const effective = Object.hasOwn(user.userAttributes, name)
    ? user.userAttributes[name]
    : undefined;
  const isGiven = request.userAttributes.some(
    (given) => given.name === name && given.value !== null,
  );
  const ofUser = isGiven ? "request" : "stored";
  const otherwise = effective === undefined ? "none" : "default";
  return { name, type, value: effective, source: value === undefined ? otherwise : ofUser };
};

/** Undefined where there is no model that can be queried. */
const explainPolicies = (
  accountId: AccountId,
  deployment: DataDeployment | undefined,
  branchName: string | undefined,
  user: DataUser,
) =>
  Effect.gen(function* () {
    if (deployment?.modelFolder === undefined) return undefined;
    const catalog = yield* SemanticCatalog;
    const found = yield* catalog.load(accountId, deployment, branchName);
    if (found.kind !== "found") return undefined;
    return found.model.cubes.map((cube): ExplainedPolicies => {
      const verdicts = policyVerdicts(cube, user, []);
      const matching = (verdicts ?? []).flatMap(({ kind }, at) =>
        kind === "applies" ? [at + 1] : [],
      );
      return { cube: cube.name, hasPolicies: verdicts !== undefined, matching };
    });
  });
