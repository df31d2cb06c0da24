import type { Cube } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { plainOf, wordsOfName } from "../words/token.js";
import { saysWho } from "../words/verbs/who-words.js";
import { withAlike } from "./described/alike-explained.js";
import type { KnownValue } from "./known-value.js";

/** Values by the stems of the word, or of the words side by side, that a description explains them with. */
export type CodedValues = ReadonlyMap<string, readonly KnownValue[]>;

/** A value, and the stems that explain it. */
interface Explained {
  readonly key: string;
  readonly value: string;
}

/**
 * A code of capitals and digits, and the one word that follows it up to the next sign: `B2C private`, `M = monthly`,
 * `DV DVD`, `VIC Victoria`. Of several words (`T temp to perm`) each may belong to another code as well, so none is taken alone.
 */
const pair =
  /(?:^|[\s,;:(])([A-Z][A-Z0-9]{0,7}|\d{1,3})(?:\s*[=:(–-]\s*|\s+(?:is|means|for)\s+|\s+)(?:an?\s+)?(\p{Ll}{3,}|\p{Lu}{3,}|\p{Lu}\p{Ll}{2,})(?=\s*(?:[,;.)/]|$|\s(?:and|or)\s))/gu;

/** A code with two to four words up to the next sign, which name it together: `T temp to perm`, `LP large print`. */
const phrase = /^[\s(]*([A-Z][A-Z0-9]{0,7}|\d{1,3})[\s=:–-]+(\p{L}+(?:[ -]\p{L}+){1,3})[\s).]*$/u;

/** One of a list of codes with some words each: `HLD on hold`, `LST lost to another agency`. */
const isListed = (part: string): boolean => /^[\s(]*[A-Z][A-Z0-9]{0,7}[\s=:–-]+\p{L}/u.test(part);

/**
 * What descriptions of columns explain: `B2B business, B2C private` lets `private` mean `B2C`. One pair
 * alone may be a sentence that begins with an abbreviation, so there have to be two.
 */
export const codedValuesOf = ({ name: own, members }: Cube): CodedValues => {
  const coded = new Map<string, KnownValue[]>();
  for (const { kind, type, name, title, description = "", public: isPublic, source } of members) {
    const isNumber = type === "number";
    if (kind !== "dimension" || !(isNumber || type === "string") || !isPublic) continue;
    const explained = isNumber
      ? numbersIn(description)
      : withAlike(
          withWays(withNouns(explainedIn(description), title)),
          description,
          saysWho(source?.cube ?? own),
        );
    for (const { key, value } of explained)
      coded.set(key, [
        ...(coded.get(key) ?? []),
        { dimension: name, value, ...(isNumber ? { isNumber } : {}) },
      ]);
  }
  return coded;
};

const stemsOf = (text: string): string => plainOf(text).split(/[ -]/).map(stemOf).join(" ");

/** Nouns that do not tell one kind of somebody from another: `P private person`. */
const anybody = "person people customer client user company firm account member";

/**
 * `I iOS app, A Android app`: a noun that several codes are explained with means all of them, and what stands before it one.
 * So does what stands before a noun of the column's own title: `two-man` of `T two-man delivery`, the delivery method.
 */
const withNouns = (explained: readonly Explained[], title: string): readonly Explained[] => {
  const ofTitle = wordsOfName(`${title} ${anybody}`).map(stemOf);
  const runs = explained.flatMap(({ key, value }) => {
    const words = key.split(" ");
    return words.length > 1
      ? [{ noun: words.at(-1) ?? "", before: words.slice(0, -1).join(" "), value }]
      : [];
  });
  const isFree = (key: string): boolean => explained.every((each) => each.key !== key);
  const isShared = (noun: string): boolean => runs.filter((each) => each.noun === noun).length > 1;
  return [
    ...explained,
    ...runs.flatMap(({ noun, before, value }) => [
      ...(isFree(before) &&
      (isShared(noun) || ofTitle.includes(noun)) &&
      runs.every((each) => each.value === value || each.before !== before)
        ? [{ key: before, value }]
        : []),
      ...(isFree(noun) && isShared(noun) && !ofTitle.includes(noun) ? [{ key: noun, value }] : []),
    ]),
  ];
};

/** Ways to reach somebody that are called one as well as the other. */
const ways: readonly (readonly string[])[] = [
  ["telephone", "phone"],
  ["website", "web", "online", "internet"],
  ["e-mail", "email"],
  ["mobile", "cellphone"],
];

/** `TEL telephone` explains what comes by phone as well, where no other code is called so. */
const withWays = (explained: readonly Explained[]): readonly Explained[] => [
  ...explained,
  ...explained.flatMap(({ key, value }) =>
    ways.flatMap((names) => {
      const stems = names.map(stemOf);
      return stems.includes(key)
        ? stems.flatMap((stem) =>
            explained.some((other) => other.key === stem) ? [] : [{ key: stem, value }],
          )
        : [];
    }),
  ),
];

/** One of a list of numbers with the words that it stands for, and nothing else: `1 urgent`. */
const numbered =
  /^[\s(]*(\d{1,3})(?:\s*[=:–-]\s*|\s+(?:is|means)\s+|\s+)(\p{Ll}{3,}(?:[ -]\p{Ll}+){0,3})[\s).]*$/u;

/** What a description says of numbers that are codes: at least two of them, and each once. */
const numbersIn = (description: string): readonly Explained[] => {
  const found = description.split(/[,;]/).flatMap((part) => {
    const [, value = "", text = ""] = numbered.exec(part) ?? [];
    return text === "" ? [] : [{ key: text.split(/[ -]/).map(stemOf).join(" "), value }];
  });
  const isList = found.length > 1 && new Set(found.map(({ value }) => value)).size === found.length;
  return isList ? found : namedNumber(description);
};

/** A single number that is explained as a thing of its own: `0 is a studio`. */
const namedNumber = (description: string): readonly Explained[] => {
  const [, value = "", word = ""] =
    /^[\s(]*(\d{1,3})\s+(?:is|means)\s+an?\s+([a-z]{3,})[\s).]*$/.exec(description) ?? [];
  return word === "" ? [] : [{ key: stemOf(word), value }];
};

/** What an explanation adds in brackets, and no code: `E emergency (same day)`. */
const aside = /(?<=\p{Ll}) \((?![^()]*\b[A-Z][A-Z0-9]{0,7}\b)[^()]*\)/gu;

/** The codes of a description, each with the stems of what explains it. */
const explainedIn = (written: string): readonly Explained[] => {
  const description = written.replaceAll(aside, "");
  const pairs = [...description.matchAll(pair)];
  if (pairs.length < 2 && description.split(/[,;]/).filter(isListed).length < 2) return [];
  const together = description.split(/[,;]|\s(?:and|or)\s(?=[A-Z\d])/).flatMap((part) => {
    const [, value = "", text = ""] = phrase.exec(part) ?? [];
    return text === "" ? [] : [{ key: stemsOf(text), value }];
  });
  return [
    ...leadingVerbs(description),
    ...pairs.map(([, value = "", word = ""]) => ({ key: stemOf(plainOf(word)), value })),
    ...together,
  ];
};

/** A code with the verb that its explanation begins with: `LST lost to another agency`. */
const leading =
  /^[\s(]*([A-Z][A-Z0-9]{0,7})[\s=:–-]+(\p{Ll}{3,}(?:ed)|lost|won|sold|sent|paid|held|gone|left|lent|withdrawn|taken|given|written|drawn|broken|stolen|chosen|thrown|bought|made|built|kept)\s+\p{Ll}/u;

/** The verb of a code is taken alone where no other code has it anywhere: only then does it tell that one. */
const leadingVerbs = (description: string): readonly Explained[] => {
  const parts = description.split(/[,;]/);
  return parts.flatMap((part, at) => {
    const [, value = "", verb = ""] = leading.exec(part) ?? [];
    const key = stemOf(verb);
    const isOthers = parts.some(
      (other, index) => index !== at && wordsOfName(other).some((word) => stemOf(word) === key),
    );
    return verb === "" || isOthers ? [] : [{ key, value }];
  });
};
