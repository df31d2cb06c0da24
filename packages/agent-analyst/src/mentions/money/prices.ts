import type { Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary-types.js";

/** What models call a price, the nearest first. */
const prices = ["price", "rent", "fee", "rate", "cost"];

const textsOf = ({ name, title, synonyms }: Member): readonly string[] => [
  title || name,
  ...synonyms,
];

/**
 * The words that say what the things called `noun` cost, by which `expensive` and `cheap` rank them. A share is no price,
 * though it is called a rate; and what a litre costs is not what a vehicle does, which the model counts as a thing of
 * its own. Undefined where a model has no such figure.
 */
export const pricesIn = (
  language: readonly Vocabulary[],
  noun: string,
): readonly string[] | undefined => {
  const figures = language
    .flatMap(({ cube }) => cube.members)
    .filter(({ public: isPublic, type, kind, format }) => {
      const isNumber = kind === "measure" || type === "number";
      return isPublic && isNumber && format !== "percent";
    });
  const homes = homesOf(language, noun);
  for (const price of prices) {
    const called = figures.flatMap((member) =>
      textsOf(member)
        .map(wordsOfName)
        .filter((words) => words.includes(price))
        .map((words) => ({ member, words })),
    );
    const ofThings = called.filter(({ words }) => !words.includes("per"));
    const isThing = ofThings.length < called.length && homes.size > 0;
    if (called.length === 0 || (isThing && ofThings.length === 0)) continue;
    if (price !== "rate" && !isThing) return [price];
    const own = ofThings.filter(({ member }) => homes.has(member.source?.cube ?? ""));
    const named = (own.length > 0 ? own : ofThings).filter(
      ({ member }) => price !== "rate" || member.format === "currency",
    );
    const [first, ...others] = new Set(named.map(({ words }) => words.join(" ")));
    if (first !== undefined && others.length === 0) return first.split(" ");
  }
  return undefined;
};

/** The cubes that have a row for each of the things that are called so. */
const homesOf = (language: readonly Vocabulary[], noun: string): ReadonlySet<string> =>
  new Set(
    language.flatMap(({ cube, phrases }) =>
      (phrases.get(stemOf(noun)) ?? []).flatMap(
        ({ member: { kind, aggregate, source }, quality }) =>
          kind === "measure" && aggregate === "count" && quality > 0.9
            ? [source?.cube ?? cube.name, cube.name]
            : [],
      ),
    ),
  );
