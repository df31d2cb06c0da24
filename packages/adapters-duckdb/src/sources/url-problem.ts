const sslModes = ["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"];

/**
 * Why a text is no address of a PostgreSQL, or undefined where it may be one. Nothing of the text is
 * repeated: it holds a password, and where it is miswritten nobody can tell which part that is.
 */
export const urlProblem = (text: string): string | undefined => {
  if (!/^postgres(?:ql)?:\/\//i.test(text)) return "does not begin with postgres://";
  if (/\s/.test(text)) return "has a space or a line break in it";
  let url: URL;
  try {
    url = new URL(text);
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
  } catch {
    return "cannot be read: of its password, write each of @ : / ? # [ ] % as % and two digits, such as %40 for @";
  }
  const parameters = url.searchParams;
  if (url.hostname === "" && !parameters.has("host")) return "names no host";
  if (url.username === "" && !parameters.has("user")) return "names no role";
  const mode = parameters.get("sslmode");
  if (mode === null || sslModes.includes(mode)) return undefined;
  return `has an sslmode that is none of ${sslModes.join(", ")}`;
};
