/** A path of keys and indexes as a JSON pointer (RFC 6901); the whole value is `""`. */
export const jsonPointer = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
