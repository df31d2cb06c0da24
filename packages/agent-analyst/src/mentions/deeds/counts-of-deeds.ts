import type { Member } from "@embedded-analytics/domain";
import { isDerived } from "../../words/derived.js";
import { isGeneric } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary-types.js";

/** What says of a thing only that it was done: `Orders placed`. */
const done = /^(placed|made|taken|received|recorded|logged|raised|held|open(?:ed)?)$/;

/** Verbs of money: who pays or sells the most has the most money, and not the most of what is counted. */
const ofMoney =
  /^(?:pay|paid|sell|sold|spend|spent|earn|bill|invoic|charg|ow|cost|donat|gross|giv|gave|buy|bought|lend|lent|tak|took|mak|made|get|got|us|do|be|hav|had)$/;

/** The one word of a name that says what is counted; undefined of a name with more. */
const soleNoun = (text: string): string | undefined => {
  const [noun, ...others] = wordsOfName(text).filter((word) => !isGeneric(word));
  return others.every((word) => done.test(word)) ? noun : undefined;
};

const isCount = ({ kind, public: isPublic, aggregate }: Member): boolean =>
  kind === "measure" && isPublic && aggregate === "count";

const isOfVerb = (noun: string, stem: string): boolean =>
  stemOf(noun) === stem || isDerived(stem, stemOf(noun));

/**
 * The words of the count that a verb is of: `borrowings` for `borrows`, where Loans have that for another name, and `bookings`
 * for `booked`. Undefined where no count is of it or several are, and of verbs of money.
 */
export const countOfDeed = (
  language: readonly Vocabulary[],
  verb: string,
): readonly string[] | undefined => {
  const stem = stemOf(verb);
  if (ofMoney.test(stem)) return undefined;
  const called = language.flatMap(({ cube: { members } }) =>
    members.filter(isCount).flatMap(({ title, name, synonyms }) =>
      [title || name, ...synonyms].filter((text) => {
        const noun = soleNoun(text);
        return noun !== undefined && isOfVerb(noun, stem);
      }),
    ),
  );
  const [first, ...others] = new Set(called.map((text) => wordsOfName(text).join(" ")));
  return first === undefined || others.length > 0 ? undefined : first.split(" ");
};
