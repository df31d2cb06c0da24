const scheme = /^([a-z][a-z0-9+.-]*):/i;

/**
 * `http` on the machine of the user, with or without a port, and the rest of the address (RFC 8252). A port is
 * written as browsers write it, without zeros before it, so that a client finds its own address again.
 */
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::[1-9]\d{0,4})?(\/[^#]*)?$/;

/** Schemes that a browser runs or shows by itself, so that no other program would get the code. */
const refusedSchemes: ReadonlySet<string> = new Set([
  "about",
  "blob",
  "data",
  "file",
  "filesystem",
  "ftp",
  "javascript",
  "vbscript",
  "view-source",
  "ws",
  "wss",
]);

/** What is wrong with an address to which codes are to be sent; undefined where nothing is (RFC 6749). */
export const redirectUriProblem = (text: string): string | undefined => {
  if (!/^[\x21-\x7e]{1,1000}$/.test(text) || text.includes("#") || text.includes("\\")) {
    return "must be an address without spaces and without a fragment";
  }
  const name = scheme.exec(text)?.[1]?.toLowerCase();
  if (name === undefined || refusedSchemes.has(name)) return "must be an address of a program";
  // Browsers open no address with a port above 65535: a code that was sent there would be lost.
  if (!URL.canParse(text)) return "must be an address that a browser can open";
  if (name === "http" && !loopback.test(text)) return "must be https, or http on localhost";
  if (name === "https" && !/^https:\/\/[a-z0-9.-]+(:\d{1,5})?([/?][^#]*)?$/i.test(text)) {
    return "must be an address such as https://example.com/callback";
  }
  return undefined;
};

/**
 * Whether a client that registered these addresses may be answered at this one: they must be the same
 * text, but a program on the user's machine listens on whichever port is free (RFC 8252).
 */
export const isRegisteredRedirect = (registered: readonly string[], asked: string): boolean =>
  registered.includes(asked) ||
  (loopback.test(asked) &&
    URL.canParse(asked) &&
    registered.some((uri) => samePlaceOfLoopback(uri, asked)));

const samePlaceOfLoopback = (registered: string, asked: string): boolean => {
  const [own, other] = [loopback.exec(registered), loopback.exec(asked)];
  return (
    own !== null && other !== null && own[1] === other[1] && (own[2] ?? "") === (other[2] ?? "")
  );
};
