import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { plainOf, wordsOfName } from "../../words/token.js";
import { homeOfMember } from "./times-of-table.js";

/** A table whose rows a cube counts, and what one of them is called. */
export interface RowsOfTable {
  readonly home: string;
  /** The count of all of them. */
  readonly count: Member;
  /** Other counts of it, of some of them alone. */
  readonly some: readonly Member[];
  readonly stems: ReadonlySet<string>;
  /** What they are called in several words: `defect reports`. */
  readonly phrases: readonly (readonly string[])[];
}

const numberOf = /^(?:number|count) of /i;

/** `Number of purchase orders` has no more words than `Cancelled orders`, which are some of them. */
const lengthOf = ({ title }: Member): number => wordsOfName(title.replace(numberOf, "")).length;

/** The tables whose rows a cube counts. */
export const tablesIn = (cube: Cube, cubes: readonly Cube[]): readonly RowsOfTable[] => {
  const counts = cube.members.filter(
    ({ kind, aggregate, public: isPublic }) =>
      kind === "measure" && isPublic && (aggregate === "count" || aggregate === "count_distinct"),
  );
  const homes = [...new Set(counts.map((count) => homeOfMember(cube, count)))];
  return homes.flatMap((home) => {
    const own = counts.filter((count) => homeOfMember(cube, count) === home);
    const plain = own.filter(({ aggregate }) => aggregate === "count");
    const [count] = [...(plain.length > 0 ? plain : own)].sort((left, right) => lengthOf(left) - lengthOf(right)); // prettier-ignore
    if (count === undefined) return [];
    const source = cubes.find(({ name }) => name === home);
    const names = [home, ...(source === undefined ? [] : [source.title, ...source.synonyms])];
    const texts = [count.title, ...count.synonyms, ...names, ...namesBeside(own, names)];
    const stems = new Set([
      ...lastNoun(count.title),
      ...texts.flatMap((text) => {
        // `POs` is one word.
        const words = /^\p{Lu}+s$/u.test(text) ? [text.toLowerCase()] : wordsOfName(text);
        return words.length === 1 ? words.map(stemOf) : [];
      }),
    ]);
    const phrases = texts
      .map((text) => wordsOfName(text.replace(numberOf, "")))
      .filter(({ length }) => length > 1);
    return [{ home, count, some: own.filter((each) => each !== count), stems, phrases }];
  });
};

/** Where a count is called as its table is, its other names are names of the rows as well: `staff` beside `employees`. */
const namesBeside = (counts: readonly Member[], names: readonly string[]): readonly string[] => {
  const stems = new Set(names.map((name) => wordsOfName(name).map(stemOf).join(" ")));
  return counts.flatMap(({ synonyms }) =>
    synonyms.some((text) => stems.has(wordsOfName(text).map(stemOf).join(" "))) ? synonyms : [],
  );
};

/** Behind these, a title says more of things than what they are: `Orders with a sale`. */
const further = /\b(?:with|who|that|which|in|on|by|of|for)\b.*$/i;

/** The last word of what things are called: reports in `Defect reports`, payments in `Number of payments`. */
const lastNoun = (title: string): readonly string[] => {
  const plain = title.replace(numberOf, "").replace(further, "");
  return wordsOfName(plain).slice(-1).map(stemOf);
};

/** What the rows of a table are called: `Invoices` of `Number of invoices`. */
export const titleOfRows = ({ count: { title } }: RowsOfTable): string => {
  const noun = title.replace(numberOf, "");
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
};

/** A question about rows as one for their number, where the title of that says so: `Number of unpaid invoices`. */
export const asNumber = (text: string, { count }: RowsOfTable): string => {
  const noun = count.title.replace(numberOf, "");
  return noun === count.title || !text.includes(count.title)
    ? text
    : `Number of ${text.replace(count.title, noun).replace(/^(?:how many|number of|the) /i, "")}`;
};

/**
 * A question with the title of rows for the words that name them, the longest of their names first. The article of a single one
 * goes with it: `a Loans` would speak of a kind called A.
 */
export const withTitleOfRows = (text: string, { count, phrases, stems }: RowsOfTable): string => {
  const titled = (said: string): string =>
    /^an? (?!.*s$)/.test(said) ? count.title : `${/^an? /i.exec(said)?.[0] ?? ""}${count.title}`;
  const plural = (word: string): string => `${word.replace(/s$/, "")}s?`;
  for (const words of [...phrases].sort((left, right) => right.length - left.length)) {
    const named = new RegExp(
      `(?<!\\p{L})(?:an? )?${words.map(plural).join("[ -]")}(?!\\p{L})`,
      "iu",
    );
    if (named.test(text)) return text.replace(named, titled);
  }
  const word = text.split(/[^\p{L}\p{N}]+/u).find((each) => stems.has(stemOf(plainOf(each))));
  return word === undefined
    ? text
    : text.replace(new RegExp(`(?<!\\p{L})(?:an? )?${word}(?!\\p{L})`, "u"), titled);
};
