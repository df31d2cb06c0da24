import { constants, createHmac, generateKeyPairSync, sign, type KeyObject } from "node:crypto";

/** A part of a token, as it stands in it. */
export const tokenPart = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString("base64url");

/** What signs the first two parts of a token. */
export type Sign = (signed: string) => Buffer;

/** A JWT in its compact form, with any header and any payload. */
export const jwtOf = (header: object, payload: unknown, signing: Sign): string => {
  const signed = `${tokenPart(header)}.${tokenPart(payload)}`;
  return `${signed}.${signing(signed).toString("base64url")}`;
};

const hashOf = (algorithm: string): string => `sha${algorithm.slice(2)}`;

/** Signs by a shared secret: HS256, HS384 or HS512. */
export const bySecret =
  (algorithm: string, secret: string): Sign =>
  (signed) =>
    createHmac(hashOf(algorithm), secret).update(signed).digest();

/** Signs by a private key, in the form that the algorithm has in a JWT (RFC 7518). */
export const byPrivateKey =
  (algorithm: string, key: KeyObject): Sign =>
  (signed) => {
    const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_DIGEST: saltLength } = constants;
    const more = algorithm.startsWith("PS")
      ? { padding, saltLength }
      : { dsaEncoding: "ieee-p1363" as const };
    return sign(hashOf(algorithm), Buffer.from(signed), { key, ...more });
  };

/** A key pair of a provider: what signs, and what is published of it. */
export interface ProviderKey {
  readonly privateKey: KeyObject;
  readonly jwk: Readonly<Record<string, unknown>>;
}

const curves: Readonly<Record<string, string>> = { ES256: "P-256", ES384: "P-384", ES512: "P-521" };

/** A new key pair for an algorithm; `about` stands beside the public key. */
export const providerKey = (algorithm: string, about: object = {}): ProviderKey => {
  const namedCurve = curves[algorithm];
  const { publicKey, privateKey } =
    namedCurve === undefined
      ? generateKeyPairSync("rsa", { modulusLength: 2048 })
      : generateKeyPairSync("ec", { namedCurve });
  return { privateKey, jwk: { ...publicKey.export({ format: "jwk" }), ...about } };
};

/** What a provider publishes, as a text. */
export const keySetOf = (...keys: readonly ProviderKey[]): string =>
  JSON.stringify({ keys: keys.map(({ jwk }) => jwk) });
