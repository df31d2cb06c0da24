import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from "openid-client";
import type { Oidc } from "../configuration/oidc.js";
import type { Claims } from "./administered-accounts.js";

/** What a browser keeps between the way to the provider and the way back. */
export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** The account that was asked for, where one was. */
  readonly account: string | undefined;
}

/** The provider by which administrators sign in. */
export interface IdentityProvider {
  /** The address at the provider, and what is needed on the way back. */
  begin(account: string | undefined): Promise<{ readonly url: string; readonly kept: BegunSignIn }>;
  /** The claims of the person who comes back with this query; rejects for everything that is not as it was begun. */
  finish(query: string, kept: BegunSignIn): Promise<Claims>;
}

const timeoutSeconds = 10;

/**
 * An OpenID provider by the authorization code flow with PKCE. It is discovered by the first who signs in, and
 * again after a failure.
 */
export const openIdProvider = (oidc: Oidc, redirectUri: string): IdentityProvider => {
  let found: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    found ??= discover(oidc).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    begin: async (account) => {
      const kept = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
        account,
      };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email",
        state: kept.state,
        nonce: kept.nonce,
        code_challenge: await calculatePKCECodeChallenge(kept.codeVerifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, kept };
    },
    finish: async (query, { state, nonce, codeVerifier }) => {
      const tokens = await authorizationCodeGrant(
        await configuration(),
        new URL(`${redirectUri}?${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("The provider sent no ID token");
      return claims;
    },
  };
};

const discover = ({ issuer, clientId, clientSecret }: Oidc): Promise<Configuration> => {
  const isPlain = new URL(issuer).protocol === "http:";
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The signature of the ID token is held against the published keys, wherever the token came from.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
};
