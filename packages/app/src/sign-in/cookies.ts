/** Bound to this host by its name, over TLS or on this machine, and out of reach of scripts. */
const attributes = "Path=/; Secure; HttpOnly";

/** The sign-in of an administrator: sent with requests of pages of this host alone. */
export const signInCookie = "__Host-ea-admin";

/** What was begun: sent along when the provider sends the browser back, for ten minutes. */
export const begunCookie = "__Host-ea-admin-begun";

const begunSeconds = 600;

/** The value of a cookie in the header `Cookie`; undefined where there is none. */
export const cookieIn = (header: string | undefined, name: string): string | undefined => {
  for (const pair of (header ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name) return value;
  }
  return undefined;
};

export const setBegun = (value: string): string =>
  `${begunCookie}=${value}; Max-Age=${begunSeconds}; SameSite=Lax; ${attributes}`;

export const setSignIn = (value: string, seconds: number): string =>
  `${signInCookie}=${value}; Max-Age=${seconds}; SameSite=Strict; ${attributes}`;

export const clearBegun = `${begunCookie}=; Max-Age=0; SameSite=Lax; ${attributes}`;
export const clearSignIn = `${signInCookie}=; Max-Age=0; SameSite=Strict; ${attributes}`;
