import { cutText, quotedLengthMax } from "../text/cut-text.js";

/**
 * A path of keys and indexes as a JSON pointer (RFC 6901); the whole value is `""`. One of more than
 * 200 characters is cut and ends with `…` (B1), and no key is looked at beyond them.
 */
export const jsonPointer = (path: readonly PropertyKey[]): string => {
  let pointer = "";
  for (const key of path) {
    if (pointer.length > quotedLengthMax) break;
    const part = String(key).slice(0, quotedLengthMax + 1);
    pointer += `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }
  return cutText(pointer);
};
