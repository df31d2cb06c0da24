import { isPastForm } from "../../past-forms.js";
import { stemOf } from "../../stem.js";
import type { Token } from "../../token.js";
import { isWeekday } from "./weekdays.js";

/** Words by which all days of that name are meant, or two are held against one another. */
const ofMany =
  /^(average|averages|avg|usual|usually|typical|typically|normally|generally|always|ever|every|each|only|busiest|busier|quietest|quieter|vs|versus|than|compare|compared|or|often)$/;

/** What tells a time already, of which `on Monday` is a part: `on Monday last week`, `this year on Monday`. */
const ofTime =
  /^(last|this|next|coming|past|previous|since|until|before|after|today|yesterday|tomorrow|morning|afternoon|evening|night|week|month|quarter|year|weekend|january|february|march|april|june|july|august|september|october|november|december|\d{4})$/;

/** Things are so now, or will be: `are booked on Tuesday`, `is coming in on Friday`. */
const ofPresent = /^(is|are|will|coming|upcoming|due|do|does|planned|scheduled|expected)$/;
const ofPast = /^(was|were|did|had|has|have|been)$/;

/** `what has Gary got on Friday`, `who's in on Friday`: what they have is there before it comes. */
const isHaving = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      (word === "got" &&
        tokens.slice(0, at).some((token) => /^(has|have|ve|s)$/.test(token.word))) ||
      (word === "s" && at === 1 && /^(who|what|where)$/.test(tokens[0]?.word ?? "")),
  );

/** Where one day of the week is named, with nothing else that says when. */
const dayAt = (tokens: readonly Token[]): number | undefined => {
  const days = [...tokens.keys()].filter((at) => isWeekday(tokens[at]?.word ?? ""));
  const [at, ...others] = days;
  const isLed =
    at !== undefined && /^(on|for)$/.test(tokens[at - 1]?.word ?? "") && !tokens[at]?.isQuoted;
  const isSole = isLed && others.length === 0 && !/s$/.test(tokens[at]?.word ?? "");
  const isOther = tokens.some(
    ({ word }, place) =>
      ofMany.test(word) ||
      ofTime.test(word) ||
      (word === "may" && /^(in|of|during)$/.test(tokens[place - 1]?.word ?? "")),
  );
  return isSole && !isOther ? at : undefined;
};

/** `how many visitors did we have at the weekend`: that of one week, where nothing else says when. */
const weekendAt = (tokens: readonly Token[]): number | undefined => {
  const words = tokens.map(({ word, isQuoted }) => (isQuoted ? "" : word));
  const at = words.indexOf("weekend");
  const isLed = words[at - 1] === "the" && /^(on|at|over|for)$/.test(words[at - 2] ?? "");
  const isTold = words.some(
    (word) => /^(did|was|were|had|is|are|will|how|who)$/.test(word) || isPastForm(word),
  );
  const isOther = words.some(
    (word, place) => place !== at && (ofMany.test(word) || ofTime.test(word)),
  );
  return isLed && isTold && !isOther ? at : undefined;
};

/**
 * `how many visitors on Friday` are those of the last Friday, and `which rooms are booked on Friday` those of the next one:
 * one day, as long as nothing says that all days of that name are meant (`on Fridays`, `on Friday this year`). A model
 * that calls something a Monday means that.
 */
export const withLoneWeekday = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const at = dayAt(tokens) ?? weekendAt(tokens);
  if (at === undefined || isKnown(tokens[at]?.word ?? "")) return tokens;
  const has = (words: RegExp): boolean => tokens.some(({ word }) => words.test(word));
  const word = isHaving(tokens) || (has(ofPresent) && !has(ofPast)) ? "next" : "last";
  return tokens.map((token, place) =>
    place === at - 1 ? { ...token, word, stem: stemOf(word) } : token,
  );
};
