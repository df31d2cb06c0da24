import type { Command } from "commander";
import type { ExplainedUser } from "@embedded-analytics/domain";
import { deploymentId } from "./option-values.js";

/** Options that name a place and what of its lane; who the user is, each verb asks in its own way. */
export interface PlaceOptions {
  readonly account?: string;
  readonly deployment?: number;
  readonly embedTenant?: string;
  readonly creatorMode?: true;
  readonly branch?: string;
}

/** Adds the options of a user's place. */
export const withPlaceOptions = (command: Command): Command =>
  command
    .option("--account <name>", "the account")
    .option("--deployment <id>", "the deployment", deploymentId)
    .option("--embed-tenant <name>", "the user's embed tenant; without it the account's own")
    .option("--creator-mode", "the user's rights in creator mode")
    .option("--branch <name>", "the branch of the model; without it the default one");

/** The user that these options mean; ends the command where its place is not named. */
export const userOf = (
  command: Command,
  userName: string,
  { account, deployment, embedTenant, creatorMode, branch }: PlaceOptions,
): ExplainedUser => {
  if (account === undefined) return command.error("error: --account <name> is needed");
  if (deployment === undefined) return command.error("error: --deployment <id> is needed");
  return {
    accountName: account,
    deploymentId: deployment,
    userName,
    embedTenantName: embedTenant,
    creatorMode: creatorMode ?? false,
    branchName: branch,
  };
};
