/** Algorithms of a secret that the provider and the service share (RFC 7518, 3.2). */
const sharedSecretAlgorithms = ["HS256", "HS384", "HS512"] as const;

/** Algorithms of a key pair, of which the service knows the public half. */
const keyPairAlgorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
] as const;

/** All of them. */
export const authTokenAlgorithms = [...sharedSecretAlgorithms, ...keyPairAlgorithms] as const;

/** By which one algorithm the tokens of a deployment are signed (D2). */
export type AuthTokenAlgorithm = (typeof authTokenAlgorithms)[number];

/** Whether its key is a secret that both sides share. */
export const isSharedSecret = (
  algorithm: AuthTokenAlgorithm,
): algorithm is (typeof sharedSecretAlgorithms)[number] => algorithm.startsWith("HS");

/**
 * The shortest secret of an algorithm, in bytes: that of its hash (RFC 7518, 3.2). A shorter one is guessed from
 * one token, without a question to the service.
 */
export const secretBytesMin = (algorithm: (typeof sharedSecretAlgorithms)[number]): number =>
  Number(algorithm.slice(2)) / 8;

/** A value of a user that a claim gives. */
export interface AttributeClaim {
  /** The user attribute of the account. */
  readonly name: string;
  readonly claim: string;
}

/** Which claims of a token say what; each is the name of a member of its payload. */
export interface AuthTokenClaimNames {
  /** Undefined: `externalId`, or else `sub`. */
  readonly externalId?: string | undefined;
  /** Undefined: users are of the account's own embed tenant. */
  readonly embedTenant?: string | undefined;
  /** Undefined: the token says nothing of groups. */
  readonly groups?: string | undefined;
  readonly userAttributes?: readonly AttributeClaim[] | undefined;
}

/** How the signature of a token is verified. It names where a secret is, and never the secret. */
export interface AuthTokenKey {
  readonly algorithm: AuthTokenAlgorithm;
  /** The environment variable with the shared secret, for HS256 to HS512. */
  readonly secretFromEnv?: string | undefined;
  /** The address of the provider's public keys, a JSON Web Key Set, for the others. */
  readonly jwksUrl?: string | undefined;
}

/** Whose tokens a deployment takes in place of an embed token, and what they say (D2). */
export interface AuthTokenSettings extends AuthTokenKey {
  /** False turns it off and keeps the other settings. */
  readonly enabled: boolean;
  /** What `iss` must be; undefined: it is not looked at. */
  readonly issuer?: string | undefined;
  /** What `aud` must be, or hold. */
  readonly audience: string;
  readonly claims: AuthTokenClaimNames;
}
