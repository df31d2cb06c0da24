import { isFields, parseJson } from "../http/json-fields.js";

/** What an embed token says of itself; read without a check, which only the service can do. */
export interface EmbedTokenClaims {
  readonly accountName: string;
  readonly deploymentId: number;
  /** Account, user, embed tenant, mode, branch and deployment in one text, to be compared. */
  readonly identity: string;
  /** From issue to expiry. */
  readonly lifetimeSeconds: number;
}

/** The claims of an embed token, or undefined where it is none. */
export const embedTokenClaims = (token: string): EmbedTokenClaims | undefined => {
  const claims = parseJson(payloadOf(token));
  if (!isFields(claims)) return undefined;
  const { accountName, deploymentId, iat, exp, sub } = claims;
  if (typeof accountName !== "string" || typeof deploymentId !== "number") return undefined;
  if (typeof iat !== "number" || typeof exp !== "number") return undefined;
  const { embedTenantName, creatorMode, branchName } = claims;
  const identity = [accountName, sub, embedTenantName, creatorMode, branchName, deploymentId];
  return {
    accountName,
    deploymentId,
    identity: JSON.stringify(identity),
    lifetimeSeconds: exp - iat,
  };
};

/** The text of a JWT's payload, which is UTF-8 in base64url; empty where it cannot be read. */
const payloadOf = (token: string): string => {
  try {
    const binary = atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/"));
    return new TextDecoder().decode(Uint8Array.from(binary, (unit) => unit.charCodeAt(0)));
  } catch {
    return "";
  }
};
