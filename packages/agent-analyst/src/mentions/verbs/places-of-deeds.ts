import { closing } from "../../words/phrases/phrase.js";
import type { Token } from "../../words/token.js";

/** A verb, and the last word of what it is done to. */
export interface PlaceOfDeed {
  readonly noun: number;
  readonly verb: number;
  /** The words of who does it, where they stand before the verb. */
  readonly subject?: { readonly at: number; readonly length: number };
}

const auxiliary = /^(do|does|did|have|has|had)$/;
const pronoun = /^(we|they|you|i|he|she)$/;
/** A subject may have so many words: `does the average account manager look after`. */
const subjectWordsMax = 6;

/** Behind `did`, a verb has no ending: `how many customers have more than 3 orders` has none there. */
const isBase = (word: string): boolean => !/[^s]s$/.test(word);

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? "";

/** Whether nothing is said behind a verb but of when, where or for whom. */
const isLast = (tokens: readonly Token[], next: number): boolean => {
  const word = tokens[next]?.word;
  return (
    word === undefined || closing.test(word) || /^(most|least|us|with|for|of|a|the)$/.test(word)
  );
};

/** `how many passengers did the Western Isles carry`: the verb ends the clause whose subject stands behind `did`. */
const asked = (tokens: readonly Token[], verb: number, length: number): PlaceOfDeed | undefined => {
  const isAsked = /^(how|which|what|number|show|list)$/.test(wordAt(tokens, 0));
  for (let at = verb - 2; isAsked && at >= 1 && verb - at <= subjectWordsMax + 1; at--)
    if (auxiliary.test(wordAt(tokens, at)))
      return isBase(wordAt(tokens, verb)) && isLast(tokens, verb + length)
        ? { noun: at - 1, verb, subject: { at: at + 1, length: verb - at - 1 } }
        : undefined;
  return undefined;
};

/** `passengers we carry per sailing`, `passengers that the ferries carried`. */
const relative = (
  tokens: readonly Token[],
  verb: number,
  length: number,
): PlaceOfDeed | undefined => {
  const isOurs = pronoun.test(wordAt(tokens, verb - 1));
  const joint = /^(that|which|who)$/.test(wordAt(tokens, verb - 2)) ? verb - 3 : verb - 2;
  return isOurs && joint >= 0 && isLast(tokens, verb + length) ? { noun: joint, verb } : undefined;
};

/** `which ship carried the most passengers`, `who files more than 5 complaints`. */
const most = (tokens: readonly Token[], verb: number, length: number): PlaceOfDeed | undefined => {
  const next = verb + length;
  let rank = wordAt(tokens, next) === "the" ? next + 1 : next;
  // `worked the second most hours`.
  while (/^(second|third|fourth|fifth|[2-9]|nd|rd|th)$/.test(wordAt(tokens, rank))) rank++;
  const isOfMost = /^(most|fewest|least)$/.test(wordAt(tokens, rank));
  const isOfMore =
    /^(more|fewer|less)$/.test(wordAt(tokens, next)) && wordAt(tokens, next + 1) === "than";
  // `did the north return more copies than the south`.
  const isOfOther =
    /^(more|fewer|less)$/.test(wordAt(tokens, next)) && wordAt(tokens, next + 2) === "than";
  if (isOfOther && verb > 0) return { noun: next + 1, verb };
  const noun = isOfMost ? rank + 1 : next + 3;
  return (isOfMost || isOfMore) && verb > 0 && noun < tokens.length ? { noun, verb } : undefined;
};

/** `fuel burned by vessel`, `customers who are looked after by Priya`. */
const done = (tokens: readonly Token[], verb: number, length: number): PlaceOfDeed | undefined => {
  if (!/(ed|en|nt|ght|held|made|done|out|in|after|with)$/.test(wordAt(tokens, verb)))
    return undefined;
  let noun = verb - 1;
  while (noun > 0 && /^(is|are|was|were|been|being|get|got|have|has|who|that|which)$/.test(wordAt(tokens, noun))) noun--; // prettier-ignore
  return noun >= 0 && isLast(tokens, verb + length) ? { noun, verb } : undefined;
};

/** Where a verb of so many words stands as that of a noun which somebody does it to; undefined where it stands otherwise. */
export const placeOfDoing = (
  tokens: readonly Token[],
  verb: number,
  length = 1,
): PlaceOfDeed | undefined =>
  asked(tokens, verb, length) ?? relative(tokens, verb, length) ?? most(tokens, verb, length);

/** The same, or where it only says that something was done. */
export const placeOfDeed = (
  tokens: readonly Token[],
  verb: number,
  length: number,
): PlaceOfDeed | undefined => placeOfDoing(tokens, verb, length) ?? done(tokens, verb, length);
