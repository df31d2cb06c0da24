import type { Cube, Member } from "@embedded-analytics/domain";
import { labelOf } from "../answer/labels.js";
import { editDistance } from "../words/edit-distance.js";
import { isFiller, isGeneric, isGlue } from "../words/filler.js";
import { kinOf, type CountedIn, type Kin } from "../words/other-names/concepts.js";
import { stemOf } from "../words/stem.js";
import { plainOf, wordsOfName } from "../words/token.js";
import { isCurrency, isUnitOfTime } from "../words/units.js";

/** What speaks for a name: how it is written, or what it is about. */
export type Evidence = (typeof evidences)[number];

/** In the order in which they are believed. */
export const evidences = ["spelling", "initials", "part", "description", "kin"] as const;

/** A name that may have been meant. */
export interface NearName {
  readonly member: Member;
  readonly evidence: Evidence;
  /** Smaller is nearer. */
  readonly distance: number;
}

/** What a word stands for in its question: a group, a figure, or either. */
export type Role = "group" | "figure" | "any";

/** Names of one cube in the words that its author gave them. */
interface Names {
  readonly member: Member;
  readonly words: readonly (readonly string[])[];
}

/** How near a name is by one evidence; undefined where that speaks for nothing. */
type Rule = (word: string, names: Names, kin: Kin | undefined) => number | undefined;

const rules: Readonly<Record<Evidence, Rule>> = {
  spelling: misspelt,
  initials: ofInitials,
  part: sharingPart,
  description: described,
  kin: ofKin,
};

/** So many letters of a word may be wrong, by its length. */
const slipsOf = ({ length }: string): number =>
  length < 3 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3;

/** How much further a name is for each word that it has beside the one that was mistyped. */
const otherWord = 0.03;

function misspelt(word: string, { words }: Names): number | undefined {
  const max = slipsOf(word);
  const near = words.flatMap((name) =>
    [...name, name.join("")].flatMap((each) => {
      if (each.length < 3 || isFiller(each)) return [];
      // Of three letters one may be wrong in the middle: others are other words.
      const isShort = Math.min(word.length, each.length) < 5;
      if (isShort && (word[0] !== each[0] || word.at(-1) !== each.at(-1))) return [];
      const slips = editDistance(word, each, max);
      const more = otherWord * (name.length - 1);
      return slips <= max ? [slips / Math.max(word.length, each.length) + more] : [];
    }),
  );
  return near.length === 0 ? undefined : Math.min(...near);
}

function ofInitials(word: string, { words }: Names): number | undefined {
  const isOf = (each: readonly string[]): boolean =>
    each.length > 1 &&
    [each, each.filter((part) => !isGlue(part))].some(
      (parts) => parts.map(([letter = ""]) => letter).join("") === word,
    );
  return word.length > 1 && word.length < 6 && words.some(isOf) ? 0.2 : undefined;
}

/** The letters that a word of a name needs in order to be part of a longer one, or to be cut short. */
const partMin = 4;

/** So many words has a name that a part of a compound may mean. */
const wordsMax = 2;

/** `hometown` is a town, and `salesperson` no sale: the last part says what a compound is. `categ` is cut short. */
function sharingPart(word: string, { words }: Names): number | undefined {
  const short = words.filter(({ length }) => length <= wordsMax);
  const near = short.flat().flatMap((each) => {
    if (isGeneric(each) || isFiller(each)) return [];
    const isHead = each.length >= partMin && word.length > each.length && word.endsWith(each);
    const isCut = word.length >= partMin && each.startsWith(word);
    return isHead || isCut ? [0.3 + Math.abs(word.length - each.length) / 100] : [];
  });
  return near.length === 0 ? undefined : Math.min(...near);
}

function described(word: string, { member }: Names): number | undefined {
  if (word.length < 4) return undefined;
  const said = wordsOfName(member.description ?? "");
  const stem = stemOf(word);
  const at = said.findIndex((each) => !isFiller(each) && stemOf(each) === stem);
  return at < 0 ? undefined : 0.5 + at / 1000;
}

function ofKin(_word: string, { member, words }: Names, kin: Kin | undefined): number | undefined {
  if (kin === undefined) return undefined;
  const places = words.flat().flatMap((each) => kin.places.get(each) ?? []);
  if (places.length > 0) return 0.6 + Math.min(...places) / 1000;
  return [...kin.countedIn].some((counted) => isCountedIn(member, counted)) ? 0.8 : undefined;
}

const isCountedIn = ({ kind, format, unit = "" }: Member, counted: CountedIn): boolean =>
  kind === "measure" &&
  (counted === "money" ? format === "currency" || isCurrency(unit) : isUnitOfTime(unit));

/** So many names are offered for one word. */
const namesMax = 3;

/** So many that are only near to it. */
const kinMax = 2;

/** Names are offered beside the nearest one where they are no further from the word than it is, and this. */
const alike = 0.1;

/**
 * The names of a cube that are nearest to a word which names nothing, of those that the user sees. The strongest evidence
 * counts alone: what is written nearly so is no reason to name what is described so as well.
 */
export const nearestNames = (word: string, role: Role, cube: Cube): readonly NearName[] => {
  const plain = plainOf(word);
  const kin = kinOf(plain);
  const named = cube.members.filter((member) => isAskedFor(member, role)).map(namesOf);
  for (const evidence of evidences) {
    const found = named.flatMap((names): readonly NearName[] => {
      const distance = rules[evidence](plain, names, kin);
      return distance === undefined ? [] : [{ member: names.member, evidence, distance }];
    });
    const figures = found.filter(({ member }) => member.kind === "measure");
    // What a concept is near to are figures, where there are any.
    const nearest = evidence === "kin" && figures.length > 0 ? figures : found;
    const least = Math.min(...nearest.map(({ distance }) => distance));
    if (nearest.length > 0)
      return uniqueBy(
        nearest
          .filter(({ distance }) => evidence === "kin" || distance - least < alike)
          .toSorted((left, right) => left.distance - right.distance),
        ({ member }) => labelOf(cube, member.name),
      ).slice(0, evidence === "kin" ? kinMax : namesMax);
  }
  return [];
};

const isAskedFor = ({ kind, type, public: isPublic }: Member, role: Role): boolean => {
  if (!isPublic || type === "time") return false;
  if (role === "figure") return kind === "measure";
  return role === "any" || (kind === "dimension" && type !== "number");
};

const namesOf = (member: Member): Names => ({
  member,
  words: [member.title, member.name, ...member.synonyms].map(wordsOfName),
});

const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
