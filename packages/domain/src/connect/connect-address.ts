import * as Effect from "effect/Effect";
import { requirePaidPlan } from "../access/authorize.js";
import { AssistantGrants } from "../sessions/services.js";
import type { ConnectAccount } from "../sessions/grants/assistant-grants.js";
import { Failure } from "../shared/failure/failure.js";
import type { DeploymentId } from "../shared/text/branded.js";
import type { ConnectAddress } from "./connect-types.js";

/** The account whose users connect assistants at this address; `not_found` where there is none. */
export const findConnectAccount = ({ baseUrl, accountName }: ConnectAddress) =>
  Effect.gen(function* () {
    const grants = yield* AssistantGrants;
    const found = yield* grants.findServer(baseUrl, accountName);
    if (found === undefined) return yield* Effect.fail(nothingHere());
    yield* requirePaidPlan(found);
    return found;
  });

const nothingHere = (): Failure<"not_found"> => new Failure("not_found", "There is nothing here.");

/** The address of the endpoint for assistants, which tokens are issued for (RFC 8707). */
export const resourceOf = (baseUrl: string, deploymentId: DeploymentId | undefined): string =>
  deploymentId === undefined ? `${baseUrl}/mcp` : `${baseUrl}/mcp/d/${deploymentId}`;

/**
 * The deployment that a resource names, or that of the bare endpoint, which is the account's default one;
 * undefined for any other address, for a deployment that is not there, and for one that Connect is not turned
 * on for.
 */
export const deploymentOfResource = (
  { settings, defaultDeploymentId, deploymentIds }: ConnectAccount,
  resource: string,
): DeploymentId | undefined => {
  const { baseUrl, deployments } = settings;
  const named = new RegExp("^/mcp/d/([1-9][0-9]{0,9})$").exec(
    resource.startsWith(baseUrl) ? resource.slice(baseUrl.length) : "",
  )?.[1];
  const id = resource === resourceOf(baseUrl, undefined) ? defaultDeploymentId : numberOf(named);
  const isOffered = (one: DeploymentId) =>
    deploymentIds.includes(one) && (deployments?.includes(one) ?? true);
  return id !== undefined && isOffered(id) ? id : undefined;
};

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);
