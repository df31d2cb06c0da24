/** The cookie is the browser's own: `__Host-` binds it to this host, over TLS or on this machine. */
const name = "__Host-ea-connect";

const maxAgeSeconds = 900;

/** The secret that the browser has kept; undefined where it has none. */
export const browserSecretOf = (cookies: string | undefined): string | undefined => {
  for (const pair of (cookies ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name) return value;
  }
  return undefined;
};

/**
 * Lets the browser keep its secret. `Lax` sends it along when the host's login sends the browser back, and
 * with no form of another site.
 */
export const browserCookie = (secret: string): string =>
  `${name}=${secret}; Path=/; Max-Age=${maxAgeSeconds}; Secure; HttpOnly; SameSite=Lax`;
