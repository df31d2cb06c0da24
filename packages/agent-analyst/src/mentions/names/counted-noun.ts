import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Naming } from "../vocabulary-types.js";

const amounts = /^(most|least|fewest)$/;

/** Whether a word is what is counted, or ranked by how many there are: `how many private cars`, `the most cars`. */
export const isCountedNoun = (tokens: readonly Token[], at: number): boolean => {
  const wordAt = (place: number): string => tokens[place]?.word ?? "";
  const isLed = (place: number): boolean =>
    (wordAt(place) === "many" && wordAt(place - 1) === "how") ||
    (wordAt(place) === "of" && /^(number|count)$/.test(wordAt(place - 1))) ||
    (amounts.test(wordAt(place)) && wordAt(place - 1) !== "at");
  return isPlural(wordAt(at)) && (isLed(at - 1) || (!isPlural(wordAt(at - 1)) && isLed(at - 2)));
};

const isPlural = (word: string): boolean => /[^s]s$|^(people|men|women|children)$/.test(word);

/**
 * What a counted noun may name by half of a name: a figure. A column that only contains the word (`Loan car given` of
 * `how many cars`) says something else of the rows, so it neither restricts nor groups them.
 */
export const halvesOfCounted = (
  tokens: readonly Token[],
  at: number,
  halves: readonly Naming[],
): readonly Naming[] => {
  if (isPriceOfTime(tokens, at)) return [];
  if (isCountedNoun(tokens, at)) return halves.filter(({ member }) => member.kind === "measure");
  const stem = tokens[at]?.stem ?? "";
  if (/^(per|each|every)$/.test(tokens[at - 1]?.word ?? ""))
    return dividing(
      stem,
      halves.filter((naming) => !isOnlyAttributed(stem, naming)),
    );
  return isAskedThing(tokens, at) ? halves.filter((naming) => !isOnlyBefore(stem, naming)) : halves;
};

/** `revenue per night`, of Room nights: it is divided by them, and not for each number of `Nights booked`. */
const dividing = (stem: string, halves: readonly Naming[]): readonly Naming[] => {
  const isSum = ({ member: { kind, aggregate, title, name } }: Naming): boolean =>
    kind === "measure" && aggregate === "sum" && stemOf(headIn(title || name)) === stem;
  return halves.some(isSum)
    ? halves.filter(({ member }) => member.kind === "measure" || member.type !== "number")
    : halves;
};

/** `average daily rate`, `hourly rates`: what a time costs, and no half of `Cancellation rate`. */
const isPriceOfTime = (tokens: readonly Token[], at: number): boolean =>
  /^rates?$/.test(tokens[at]?.word ?? "") &&
  /^(daily|nightly|hourly|weekly|monthly|day|night|hour|room)$/.test(tokens[at - 1]?.word ?? "");

const attributes =
  /^(status|state|type|kind|sort|reason|length|size|level|capacity|duration|age|condition|country|nationality|language|gender|sex|segment|email|phone|address|postcode|birthday)$/;

/**
 * Whether a name says something of such a thing: `per class` is for each class, and not for each `Status of the class`, nor
 * for what `Class fees` add up to.
 */
const isOnlyAttributed = (stem: string, { member }: Naming): boolean => {
  const { kind, title, name, synonyms } = member;
  if (kind === "measure")
    return ![title, name, ...synonyms].some((text) => stemOf(headIn(text)) === stem);
  const words = wordsOfName(title);
  return (
    kind === "dimension" &&
    words.some((word) => attributes.test(word)) &&
    words.some((word) => !attributes.test(word) && stemOf(word) === stem)
  );
};

/** The noun of a name that the others tell more of: `fees` of `Class fees`, `cost` of `Cost of visits`. */
const headIn = (text: string): string => {
  const words = wordsOfName(text);
  const joint = words.findIndex((word) => /^(of|per|in|for|from|by|to|with)$/.test(word));
  return (joint > 0 ? words[joint - 1] : words.at(-1)) ?? "";
};

/** `which boats`, in the plural: what is asked for one by one. */
const isAskedThing = (tokens: readonly Token[], at: number): boolean =>
  at === 1 && /^(which|what)$/.test(tokens[0]?.word ?? "") && isPlural(tokens[1]?.word ?? "");

const people =
  /^(owner|holder|manager|keeper|driver|customer|client|member|user|seller|buyer|maker|supplier|agent|contact|operator)s?$/;

/** Whether a column of words is about somebody who has such a thing: a boat owner is no boat. */
const isOnlyBefore = (
  stem: string,
  { member: { kind, type, name, title, synonyms } }: Naming,
): boolean =>
  kind === "dimension" &&
  type === "string" &&
  [name, title, ...synonyms].some((text) => {
    const words = wordsOfName(text);
    return words.some((word, at) => stemOf(word) === stem && people.test(words[at + 1] ?? ""));
  });

/**
 * `which landlord has the most flats`, `who let the most flats`: what stands behind the rank is counted, for each of what
 * stands before it, also where it only names something to group by.
 */
export const isMostOf = (
  tokens: readonly Token[],
  rank: { readonly at: number; readonly length: number },
  at: number,
): boolean =>
  at === rank.at + rank.length &&
  amounts.test(tokens[at - 1]?.word ?? "") &&
  isPlural(tokens[at]?.word ?? "") &&
  (/^(which|what|who)$/.test(tokens[0]?.word ?? "") ||
    // `gym with the most members`, without a word that asks.
    tokens.slice(1, rank.at).some(({ word }) => /^(with|having|has)$/.test(word))) &&
  rank.at > 1;
