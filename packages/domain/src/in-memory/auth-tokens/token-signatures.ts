import * as Base64Url from "effect/encoding/Base64Url";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import {
  isSharedSecret,
  secretBytesMin,
  type AuthTokenAlgorithm,
  type AuthTokenKey,
} from "../../accounts/auth-tokens/auth-token-settings.js";
import type { TokenSignaturesMethods } from "../../sessions/auth-tokens/token-signatures.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";

/** Where the keys are. */
export interface KnownTokenKeys {
  /** Secrets by the name of their variable. */
  readonly secrets?: Readonly<Record<string, string>> | undefined;
  /** JSON Web Key Sets as texts, by their address. */
  readonly keySets?: Readonly<Record<string, string>> | undefined;
}

/** Signatures on the global Web Crypto, with keys that are given: nothing is fetched. */
export const webCryptoTokenSignatures = ({
  secrets = {},
  keySets = {},
}: KnownTokenKeys): PortAdapter<TokenSignaturesMethods> => ({
  verify: async (key, token) => {
    const [head = "", body = "", signature = "", ...rest] = token.split(".");
    if (rest.length > 0) return "refused";
    const header = decodeHeader(Base64Url.decodeString(head));
    if (header?.alg !== key.algorithm) return "refused";
    const verifying = await verifyingKeys(key, header.kid, { secrets, keySets });
    if (verifying === undefined) return "unavailable";
    const bytes = Base64Url.decode(signature);
    if (Result.isFailure(bytes)) return "refused";
    const signed = new TextEncoder().encode(`${head}.${body}`);
    const parameters = parametersOf(key.algorithm);
    const given = new Uint8Array(bytes.success);
    for (const each of verifying) {
      if (await crypto.subtle.verify(parameters, each, given, signed)) return "verified";
    }
    return "refused";
  },
});

const Header = Schema.Struct({ alg: Schema.String, kid: Schema.optional(Schema.String) });
const KeySet = Schema.Struct({ keys: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)) });

const decodeHeader = (text: Result.Result<string, unknown>): typeof Header.Type | undefined => {
  const decoded = Result.flatMap(text, Schema.decodeUnknownResult(Schema.fromJsonString(Header)));
  return Result.isSuccess(decoded) ? decoded.success : undefined;
};

const decodeKeySet = Schema.decodeUnknownResult(Schema.fromJsonString(KeySet));

/** The keys that may have signed it; undefined where they cannot be had. */
const verifyingKeys = async (
  { algorithm, secretFromEnv = "", jwksUrl = "" }: AuthTokenKey,
  kid: string | undefined,
  { secrets = {}, keySets = {} }: KnownTokenKeys,
): Promise<readonly CryptoKey[] | undefined> => {
  const parameters = parametersOf(algorithm);
  if (isSharedSecret(algorithm)) {
    const secret = new TextEncoder().encode(secrets[secretFromEnv]);
    if (secret.length < secretBytesMin(algorithm)) return undefined;
    return [await crypto.subtle.importKey("raw", secret, parameters, false, ["verify"])];
  }
  const keySet = decodeKeySet(keySets[jwksUrl]);
  if (Result.isFailure(keySet)) return undefined;
  const fitting = keySet.success.keys.filter(
    (key) => fits(key, algorithm) && (kid === undefined || key["kid"] === kid),
  );
  const imported = await Promise.all(
    fitting.map((key) => {
      const jwk = { ...(key as JsonWebKey), alg: algorithm };
      // What is no key has signed nothing.
      return crypto.subtle
        .importKey("jwk", jwk, parameters, false, ["verify"])
        .catch(() => undefined);
    }),
  );
  return imported.filter((key) => key !== undefined);
};

/** Whether a public key of a set is one for this algorithm, by its type, its curve and what it says of itself. */
const fits = (key: Readonly<Record<string, unknown>>, algorithm: AuthTokenAlgorithm): boolean => {
  const isCurve = algorithm.startsWith("ES");
  return (
    key["kty"] === (isCurve ? "EC" : "RSA") &&
    (!isCurve || key["crv"] === curves[algorithm]) &&
    new Set<unknown>([undefined, algorithm]).has(key["alg"]) &&
    new Set<unknown>([undefined, "sig"]).has(key["use"])
  );
};

const curves: Readonly<Record<string, string>> = { ES256: "P-256", ES384: "P-384", ES512: "P-521" };

const families = {
  HS: (hash: string) => ({ name: "HMAC", hash }),
  RS: (hash: string) => ({ name: "RSASSA-PKCS1-v1_5", hash }),
  PS: (hash: string) => ({ name: "RSA-PSS", hash, saltLength: Number(hash.slice(4)) / 8 }),
} as const;

const parametersOf = (algorithm: AuthTokenAlgorithm) => {
  const hash = `SHA-${algorithm.slice(2)}`;
  const family = algorithm.slice(0, 2);
  return family === "ES"
    ? { name: "ECDSA", hash, namedCurve: curves[algorithm] ?? "" }
    : families[family as keyof typeof families](hash);
};
