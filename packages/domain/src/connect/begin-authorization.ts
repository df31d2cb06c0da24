import * as Effect from "effect/Effect";
import * as Hex from "effect/encoding/Hex";
import { isRegisteredRedirect } from "../accounts/connect/redirect-uri.js";
import type { AskedGrant, ConnectAccount } from "../sessions/grants/assistant-grants.js";
import { connectScopes } from "../sessions/grants/scopes.js";
import { AssistantGrants } from "../sessions/services.js";
import { Failure } from "../shared/failure/failure.js";
import { Secrets } from "../shared/services.js";
import { admitConnectCall } from "./admit-connect-call.js";
import { deploymentOfResource } from "./connect-address.js";
import { findClient } from "./find-client.js";
import { withParameters } from "./redirect-answer.js";
import type { BegunAuthorization, ConnectAddress, Parameters } from "./connect-types.js";

/** For so long a user may take to sign in and to consent. */
const requestTtlSeconds = 600;

/**
 * Begins an authorization and sends the user to the host's login (I1). Whoever asks is refused on a page
 * of our own where the client or its address is not registered: nothing may be sent there. Every other
 * mistake goes back to the client as an error of OAuth.
 */
export const beginAuthorization = (
  address: ConnectAddress,
  parameters: Parameters,
  browserSecret: string | undefined,
) =>
  Effect.gen(function* () {
    const clientId = parameters("client_id") ?? "";
    const account = yield* admitConnectCall(address, clientId);
    const client = yield* findClient(account.settings, clientId);
    if (client === undefined)
      return yield* Effect.fail(refused("This assistant is not registered."));
    const redirectUri = parameters("redirect_uri") ?? "";
    if (!isRegisteredRedirect(client.redirectUris, redirectUri)) {
      return yield* Effect.fail(refused("The assistant gave an address that is not registered."));
    }
    const state = parameters("state");
    const asked = askedGrant(account, parameters);
    if ("error" in asked) {
      const iss = account.settings.baseUrl;
      const location = withParameters(redirectUri, { ...asked, state, iss });
      return { location, browserSecret: undefined } satisfies BegunAuthorization;
    }
    const { id, name: clientName } = client;
    const grant: AskedGrant = { ...asked, clientId: id, clientName, redirectUri, state };
    return yield* keepRequest(account, grant, browserSecret);
  });

const refused = (sentence: string): Failure<"invalid_request"> =>
  new Failure("invalid_request", sentence);

interface OAuthError {
  readonly error: string;
  readonly error_description: string;
}

const error = (name: string, description: string): OAuthError => ({
  error: name,
  error_description: description,
});

type Asked = Pick<AskedGrant, "codeChallenge" | "resource" | "deploymentId" | "scopes">;

const askedGrant = (account: ConnectAccount, parameters: Parameters): Asked | OAuthError => {
  if (parameters("response_type") !== "code") {
    return error("unsupported_response_type", "response_type must be code.");
  }
  if (!/^[\x20-\x7e]{0,2000}$/.test(parameters("state") ?? "")) {
    return error("invalid_request", "state must be at most 2000 characters of printable ASCII.");
  }
  const codeChallenge = parameters("code_challenge") ?? "";
  if (parameters("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(codeChallenge)) {
    return error("invalid_request", "code_challenge must be given, with the method S256.");
  }
  const resource = parameters("resource") ?? "";
  const deploymentId = deploymentOfResource(account, resource);
  if (deploymentId === undefined) {
    return error("invalid_target", "resource must be the address of the endpoint for assistants.");
  }
  const given = (parameters("scope") ?? "").split(" ").filter((scope) => scope !== "");
  const scopes = connectScopes.filter((scope) => given.length === 0 || given.includes(scope));
  if (scopes.length === 0) {
    return error("invalid_scope", `The scopes are ${connectScopes.join(" and ")}.`);
  }
  return { codeChallenge, resource, deploymentId, scopes };
};

const secretBytes = 32;

const keepRequest = (
  { accountId, settings }: ConnectAccount,
  asked: AskedGrant,
  stored: string | undefined,
) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const requestId = Hex.encode(yield* secrets.randomBytes(secretBytes));
    // Two tabs of one browser share the secret, so that the second does not end the first.
    const isUsable = stored !== undefined && /^[0-9a-f]{64}$/.test(stored);
    const browserSecret = isUsable ? stored : Hex.encode(yield* secrets.randomBytes(secretBytes));
    const grants = yield* AssistantGrants;
    const request = {
      ...asked,
      digest: yield* secrets.digest(requestId),
      browserDigest: yield* secrets.digest(browserSecret),
    };
    yield* grants.begin(accountId, request, requestTtlSeconds);
    const location = withParameters(settings.loginUrl, {
      state: requestId,
      deploymentId: String(asked.deploymentId),
    });
    return { location, browserSecret } satisfies BegunAuthorization;
  });
