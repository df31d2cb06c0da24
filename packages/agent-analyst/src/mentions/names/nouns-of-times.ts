import type { Member } from "@embedded-analytics/domain";
import { isDerived } from "../../words/derived.js";
import { isGeneric } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Vocabulary } from "../vocabulary.js";

/** Those that are new in a time, counted by the time since which they are so. */
export interface NewOnes {
  /** Tokens that say it. */
  readonly places: readonly number[];
  readonly count: Member;
  readonly time: Member;
}

/** Nouns that no rule makes of their participles. */
const irregular = new Map([
  ["withdrawal", "withdrawn"],
  ["acquisition", "acquired"],
  ["departure", "left"],
  ["payment", "paid"],
  ["sale", "sold"],
  ["loan", "lent"],
]);

/** The participle of the verb whose noun this is, where no rule makes it: `paid` of `payment`. */
export const participleOf = (noun: string): string | undefined => irregular.get(noun);

/** What is so has not been done: overdue payouts are not counted by the time at which they were paid. */
const undone = /^(overdue|outstanding|unpaid|pending)$/;

/** Words before a noun that is the end of a length of time, or one of each. */
const before = /^(until|till|to|between|from|before|after|since|per|each|every|of)$/;

/**
 * `activations by month`, where no figure is called so and one time is called `Activated`: what the rows count, by that time.
 * A figure that only contains the word, such as `Average days until activation`, is another one.
 */
export const nounsOfTimes = (
  { tokens, taken }: Pick<Utterance, "tokens" | "taken">,
  { cube: { members }, phrases }: Vocabulary,
): NewOnes | undefined => {
  for (const [at, token] of tokens.entries()) {
    if (taken.has(at) || !isNounOfDoing(token) || before.test(tokens[at - 1]?.word ?? "")) continue;
    if ([at - 1, at + 1].some((place) => undone.test(tokens[place]?.word ?? ""))) continue;
    // A name of its own goes before, such as the figure `Cancellations`.
    if (phrases.has(token.stem) || members.some((member) => isFigureOf(member, token))) continue;
    const times = members.filter(
      (member) =>
        member.kind === "dimension" &&
        member.type === "time" &&
        member.public &&
        isCalledAfter(member, token),
    );
    const [time, ...others] = times;
    const count = members.find(
      ({ kind, aggregate, source, public: isPublic }) =>
        kind === "measure" &&
        aggregate === "count" &&
        isPublic &&
        source?.cube === time?.source?.cube,
    );
    if (time !== undefined && others.length === 0 && count !== undefined)
      return { places: [at], count, time };
  }
  return undefined;
};

/** What may stand behind a noun in the name of its own figure. */
const ofDoing =
  /^(received|made|taken|given|issued|processed|collected|in|total|amount|value|sum)$/;

/** Whether a figure is called by the noun, and says no more of it than that they were: `Payments received`. */
const isFigureOf = ({ kind, public: isPublic, title }: Member, { word }: Token): boolean => {
  const [first, ...others] = wordsOfName(title);
  return (
    kind === "measure" &&
    isPublic &&
    first === word &&
    others.length > 0 &&
    others.every((each) => ofDoing.test(each))
  );
};

/** Several of something that is done; a single one may be of a longer name. */
const isNounOfDoing = ({ word, isQuoted }: Token): boolean =>
  !isQuoted && word.length > 5 && /[^s]s$/.test(word);

/** Whether a participle is all that one of a time's names says, and the noun is derived from it. */
const isCalledAfter = (
  { name, title, synonyms }: Member,
  { word, stem }: Pick<Token, "word" | "stem">,
): boolean =>
  [name, title, ...synonyms].some((text) => {
    const [participle = "", small, ...more] = wordsOfName(text).filter(
      (each) => !isGeneric(each) && !/^(date|time|day|at|on)$/.test(each),
    );
    const done = stemOf(participle);
    const isDone = /(ed|wn|ft|id|ld|nt)$/.test(participle) && more.length === 0;
    const single = word.slice(0, -1);
    // `signups` of `Signed`, `dropouts` of `Dropped out`.
    const isOfTwo = [`${done}up`, `${done}out`, `${done}off`, `${done}in`].includes(single);
    if (!isDone || done.length < 3) return false;
    if (isOfTwo) return small === undefined || single.endsWith(small);
    return small === undefined && (isDerived(done, stem) || irregular.get(single) === participle);
  });
