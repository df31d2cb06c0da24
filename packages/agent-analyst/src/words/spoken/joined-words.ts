import { isFiller } from "../filler.js";
import { plainOf, wordsOfName } from "../token.js";

/** Small words of the language that are joined: `one-off`, `all-in`. */
const joined = /(?<![\p{L}\p{N}"'-])\p{L}{2,4}(?:-\p{L}{2,4})+(?![\p{L}\p{N}"'-])/gu;

/** `booking.com` is one name. */
const address =
  /(?<![\p{L}\p{N}"'@./-])[\p{L}\p{N}-]{2,}\.(?:com|org|net|io|eu|co\.uk)(?![\p{L}\p{N}"'.])/giu;

/** Those that mean what they mean as words of the language. */
const ofLanguage =
  /^(?:up-to-date|to-date|on-to|in-to|as-is|so-so|how-to|all-time|like-for-like|to-do|do-to)$/;

/**
 * `income from one-off gifts`: each of these words alone changes no figure, and joined they are a name that somebody gave to
 * something. So they are quoted, and looked for as one value, unless the names of the model have those words themselves.
 */
export const withJoinedQuoted = (text: string, names: readonly string[]): string =>
  text.replaceAll(address, '"$&"').replaceAll(joined, (found) => {
    const words = plainOf(found).split("-");
    if (ofLanguage.test(plainOf(found)) || !words.every(isFiller)) return found;
    const said = words.join(" ");
    const isName = names.some((name) => ` ${wordsOfName(name).join(" ")} `.includes(` ${said} `));
    return isName ? found : `"${found}"`;
  });
