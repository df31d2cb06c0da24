import type { Cube } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { plainOf } from "../words/token.js";
import type { KnownValue } from "./known-value.js";

/** Values by the stem of the word that a description explains them with. */
export type CodedValues = ReadonlyMap<string, readonly KnownValue[]>;

/**
 * A code of capitals and digits, and the one word that follows it up to the next sign: `B2C private`, `M = monthly`,
 * `DV DVD`. Of several words (`T temp to perm`) each may belong to another code as well, so none is taken.
 */
const pair =
  /(?:^|[\s,;:(])([A-Z][A-Z0-9]{0,7}|\d{1,3})(?:\s*[=:(–-]\s*|\s+(?:is|means|for)\s+|\s+)(?:an?\s+)?([a-z]{3,}|[A-Z]{3,})(?=\s*(?:[,;.)/]|$|\s(?:and|or)\s))/g;

/** One of a list of codes with some words each: `HLD on hold`, `LST lost to another agency`. */
const isListed = (part: string): boolean => /^[\s(]*[A-Z][A-Z0-9]{0,7}[\s=:–-]+[A-Za-z]/.test(part);

/**
 * What descriptions of columns with words explain: `B2B business, B2C private` lets `private` mean `B2C`. One pair
 * alone may be a sentence that begins with an abbreviation, so there have to be two.
 */
export const codedValuesOf = ({ members }: Cube): CodedValues => {
  const coded = new Map<string, KnownValue[]>();
  for (const { kind, type, name, description, public: isPublic } of members) {
    if (kind !== "dimension" || type !== "string" || !isPublic) continue;
    const pairs = [...(description ?? "").matchAll(pair)];
    if (pairs.length < 2 && (description ?? "").split(/[,;]/).filter(isListed).length < 2) continue;
    for (const [, value = "", word = ""] of pairs) {
      const stem = stemOf(plainOf(word));
      coded.set(stem, [...(coded.get(stem) ?? []), { dimension: name, value }]);
    }
  }
  return coded;
};
