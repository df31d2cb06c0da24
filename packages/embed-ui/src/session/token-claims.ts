/** What a token says of its session; read to show the page, since only the service can check it. */
export interface TokenClaims {
  readonly accountName: string;
  readonly deploymentId: number;
  readonly embedTenantName: string | undefined;
  readonly creatorMode: boolean;
  /** User, embed tenant, mode, branch and deployment in one text, to be compared (G4). */
  readonly identity: string;
  /** From issue to expiry, by the service's clock. */
  readonly lifetimeMs: number;
}

/** The claims of a token; undefined where the text is none. */
export const claimsOfToken = (token: string): TokenClaims | undefined => {
  const claims = payloadOf(token);
  const { accountName, deploymentId, embedTenantName, creatorMode, branchName } = claims;
  const { sub, iat, exp } = claims;
  if (typeof accountName !== "string" || typeof deploymentId !== "number") return undefined;
  if (typeof iat !== "number" || typeof exp !== "number" || exp <= iat) return undefined;
  const identity = [accountName, sub, embedTenantName, creatorMode, branchName, deploymentId];
  return {
    accountName,
    deploymentId,
    embedTenantName: typeof embedTenantName === "string" ? embedTenantName : undefined,
    creatorMode: creatorMode === true,
    identity: JSON.stringify(identity),
    lifetimeMs: (exp - iat) * 1000,
  };
};

const payloadOf = (token: string): Record<string, unknown> => {
  try {
    const binary = atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/"));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (unit) => unit.charCodeAt(0)));
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};
