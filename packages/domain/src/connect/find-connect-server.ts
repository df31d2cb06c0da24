import * as Effect from "effect/Effect";
import type { DeploymentId } from "../shared/text/branded.js";
import { deploymentOfResource, findConnectAccount, resourceOf } from "./connect-address.js";
import { connectScopes } from "../sessions/grants/scopes.js";
import { Failure } from "../shared/failure/failure.js";
import type { ConnectAddress, ConnectServer } from "./connect-types.js";

/**
 * The authorization server for an endpoint for assistants; without a deployment for the bare one (RFC
 * 9728). `not_found` where Connect is turned off for the account or the deployment.
 */
export const findConnectServer = (address: ConnectAddress, deploymentId?: DeploymentId) =>
  Effect.gen(function* () {
    const account = yield* findConnectAccount(address);
    const { baseUrl, clientHosts } = account.settings;
    const resource = resourceOf(baseUrl, deploymentId);
    if (deploymentId !== undefined && deploymentOfResource(account, resource) === undefined) {
      return yield* Effect.fail(new Failure("not_found", "There is nothing here."));
    }
    return {
      issuer: baseUrl,
      resource,
      scopes: connectScopes,
      takesDocuments: clientHosts.length > 0,
    } satisfies ConnectServer;
  });
