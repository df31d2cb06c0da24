/** The cookies are the browser's own: `__Host-` binds them to this host, over TLS or on this machine. */
const name = "__Host-ea-connect";
const languageName = "__Host-ea-connect-language";

const maxAgeSeconds = 900;

/** The secret that the browser has kept; undefined where it has none. */
export const browserSecretOf = (cookies: string | undefined): string | undefined =>
  valueIn(cookies, name);

/** The language that the client asked for when this browser began; undefined where it did not. */
export const languageIn = (cookies: string | undefined): string | undefined =>
  valueIn(cookies, languageName);

/**
 * Lets the browser keep its secret. `Lax` sends it along when the host's login sends the browser back, and
 * with no form of another site.
 */
export const browserCookie = (secret: string): string => cookie(name, secret, maxAgeSeconds);

/** Lets the browser keep the language of a request, or forget that of an earlier one. */
export const languageCookie = (language: string | undefined): string =>
  cookie(languageName, language ?? "", language === undefined ? 0 : maxAgeSeconds);

const cookie = (key: string, value: string, seconds: number): string =>
  `${key}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`;

const valueIn = (cookies: string | undefined, wanted: string): string | undefined => {
  for (const pair of (cookies ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === wanted) return value;
  }
  return undefined;
};
