import * as Effect from "effect/Effect";
import { Failure } from "../shared/failure/failure.js";
import { paidPlans, type Account } from "./account.js";
import type { KeyHolder } from "./key-holder.js";
import type { DeploymentId, UserId } from "../shared/text/branded.js";

/** The host's first label, where the service has a domain, must name the key's account (A1). */
export const requireHost = (
  account: Pick<Account, "name">,
  accountName: string | undefined,
): Effect.Effect<void, Failure<"tenant_not_found">> =>
  accountName === undefined || accountName === account.name
    ? Effect.void
    : Effect.fail(new Failure("tenant_not_found", "There is no such account."));

/** Sessions and chat need the premium or the enterprise plan (A2). */
export const requirePaidPlan = (
  account: Pick<Account, "plan">,
): Effect.Effect<void, Failure<"plan_required">> =>
  paidPlans.includes(account.plan) ? Effect.void : Effect.fail(planRequired());

/** The one answer where the plan does not allow it. */
export const planRequired = (): Failure<"plan_required"> =>
  new Failure("plan_required", "This needs the premium or the enterprise plan.");

/** Only a key of kind `admin` may provision, revoke and administer (A3). */
export const requireAdminKey = ({
  key,
}: KeyHolder): Effect.Effect<void, Failure<"admin_key_required">> =>
  key.kind === "admin" ? Effect.void : Effect.fail(adminKeyRequired());

/** The one answer to who has none. */
export const adminKeyRequired = (): Failure<"admin_key_required"> =>
  new Failure("admin_key_required", "This needs an API key of kind admin.");

/**
 * A key that is limited to some deployments changes nothing of what belongs to the account: it is
 * refused before existence is looked at (A3).
 */
export const requireWholeAccount = ({
  key,
}: KeyHolder): Effect.Effect<void, Failure<"deployment_out_of_scope">> =>
  key.deployments === "all"
    ? Effect.void
    : Effect.fail(
        new Failure(
          "deployment_out_of_scope",
          "An API key that is limited to deployments cannot change this.",
        ),
      );

/** A key that is limited to some deployments opens no other, existing or not (A3). */
export const requireDeploymentInScope = (
  { key }: KeyHolder,
  deploymentId: DeploymentId,
): Effect.Effect<void, Failure<"deployment_out_of_scope">> =>
  key.deployments === "all" || key.deployments.includes(deploymentId)
    ? Effect.void
    : Effect.fail(
        new Failure("deployment_out_of_scope", "The API key does not open this deployment."),
      );

/** For whom a call is made, and in which embed tenant and lane (D2). */
export interface ActingAs {
  readonly identity: { readonly kind: "external" | "internal" };
  readonly embedTenantName: string | undefined;
  readonly creatorMode: boolean;
}

/**
 * A personal key speaks for its own internal user and for nobody else, in the account's own embed
 * tenant and never in creator mode (A3).
 */
export const requireOwnIdentity = (
  { key, account, internalUserId }: KeyHolder & { readonly internalUserId: UserId | undefined },
  { identity, embedTenantName = account.name, creatorMode }: ActingAs,
): Effect.Effect<void, Failure<"identity_not_allowed">> =>
  key.kind === "admin" ||
  (identity.kind === "internal" &&
    internalUserId !== undefined &&
    internalUserId === key.internalUserId &&
    embedTenantName === account.name &&
    !creatorMode)
    ? Effect.void
    : Effect.fail(new Failure("identity_not_allowed", "A personal key acts as its own user only."));

/** Creator mode is a flag of the account (B3). */
export const requireCreatorMode = (
  account: Pick<Account, "creatorModeEnabled">,
  creatorMode: boolean,
): Effect.Effect<void, Failure<"creator_mode_disabled">> =>
  creatorMode && !account.creatorModeEnabled
    ? Effect.fail(
        new Failure("creator_mode_disabled", "Creator mode is not enabled for this account."),
      )
    : Effect.void;
