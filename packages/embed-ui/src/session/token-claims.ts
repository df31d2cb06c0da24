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
  /** Of a preview (J1); undefined for a session of the user's own. */
  readonly preview: PreviewClaims | undefined;
}

/** What the token of a preview says. */
export interface PreviewClaims {
  /** The user's id at the host, and the embed tenant, as they are shown. */
  readonly user: string;
  readonly tenant: string;
  /** By the service's clock, milliseconds since 1970. */
  readonly endsAtMs: number;
  readonly lifetimeMs: number;
}

/** The claims of a token; undefined where the text is none. */
export const claimsOfToken = (token: string): TokenClaims | undefined => {
  const claims = payloadOf(token);
  const { accountName, deploymentId, embedTenantName, creatorMode, branchName } = claims;
  const { sub, iat, exp, preview, externalId } = claims;
  if (typeof accountName !== "string" || typeof deploymentId !== "number") return undefined;
  if (typeof iat !== "number" || typeof exp !== "number" || exp <= iat) return undefined;
  const identity = [
    accountName,
    sub,
    embedTenantName,
    creatorMode,
    branchName,
    deploymentId,
    preview,
  ];
  return {
    accountName,
    deploymentId,
    embedTenantName: typeof embedTenantName === "string" ? embedTenantName : undefined,
    creatorMode: creatorMode === true,
    identity: JSON.stringify(identity),
    lifetimeMs: (exp - iat) * 1000,
    preview:
      preview === true
        ? {
            user: String(externalId),
            tenant: String(embedTenantName),
            endsAtMs: exp * 1000,
            lifetimeMs: (exp - iat) * 1000,
          }
        : undefined,
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
