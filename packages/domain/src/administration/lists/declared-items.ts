import type { AccountSettings, DeclaredAgent } from "../../accounts/account-state.js";
import type { ModelMistake } from "../../analytics/model/semantic-catalog.js";
import type { AccountId, DeploymentId, UserId } from "../../shared/text/branded.js";

/** An account's settings, which only a declaration changes. */
export interface ListedAccount extends AccountSettings {
  readonly id: AccountId;
  readonly name: string;
}

/** A deployment as administrators see it: read only, and no path of its model (J1). */
export interface ListedDeployment {
  readonly id: DeploymentId;
  readonly name: string;
  readonly isDefault: boolean;
  readonly requirePolicies: boolean;
  readonly timezone: string;
  /** The names of the databases in which cubes live; no address. */
  readonly sourceNames: readonly string[];
  /** Whether there is a model, and whether it can be queried (E5). */
  readonly modelState: "none" | "ready" | "invalid";
  /** Of the model's files as they are now, also while an earlier state without mistakes is in use. */
  readonly modelMistakes: readonly ModelMistake[];
}

/** An agent as administrators see it: what it does, and no address and no name of a variable (J1). */
export interface ListedAgent extends Pick<DeclaredAgent, "id" | "name" | "deploymentId"> {
  readonly kind: string;
  /** The provider of the account that it asks; undefined where it says itself whom, or asks none. */
  readonly provider: string | undefined;
  readonly model: string | undefined;
  readonly instructions: string | undefined;
}

/** An internal user with the names of the groups. */
export interface ListedInternalUser {
  readonly id: UserId;
  readonly username: string;
  readonly groups: readonly string[];
}
