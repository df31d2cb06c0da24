import { isSomebody } from "../verbs/who-words.js";
import { named, type Phrase } from "../phrases/phrase.js";
import type { Token } from "../token.js";

/** What may follow where somebody came: a time, a group, or nothing. */
const when =
  /^(yesterday|today|tonight|last|this|on|in|during|since|between|per|by|at|every|each|the|within|\d.*|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Those who came at one time and not at another, or once more, are found otherwise. */
const apart = /^(but|not|never|again|back|didn|didnt|twice|once|without|first)$/;

/** `came in 2025`: the preposition is of the time, and not of the verb. */
const isTimeOf = (preposition: string, next: string): boolean =>
  preposition === "in" && /^(?:\d.*|the|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(next); // prettier-ignore

/** `members came yesterday`, and neither `complaints came in` nor `members came from Leeds`. */
const isOfThem =
  (length: number) =>
  (tokens: readonly Token[], at: number): boolean => {
    const word = (place: number): string => tokens[place]?.word ?? "";
    const before = /^(who|that|which|have|has|had|actually|did|do)$/.test(word(at - 1))
      ? at - 2
      : at - 1;
    const isWho = before <= 0 && word(0) === "who";
    return (
      (isWho || isSomebody(word(before))) &&
      tokens[0]?.word !== "when" &&
      !tokens.some((token) => apart.test(token.word)) &&
      !(length === 2 && isTimeOf(word(at + 1), word(at + 2))) &&
      word(at + length) !== "from" &&
      (tokens[at + length] === undefined || when.test(word(at + length)))
    );
  };

/** What it is called where somebody comes, as models have it; the first that a model has is meant. */
const called = "attended visited visits visit";

/** `how many members came yesterday`: those who were there on that day, and not those who have been known since then. */
export const comingPhrases: readonly Phrase[] = (
  [
    ["came|come|popped|dropped in|by|along|round|over", 2],
    ["showed|turned up", 2],
    ["were|was here|in|there", 2],
    ["been here", 2],
    ["came|come|here", 1],
  ] as const
).map(([said, length]) => ({ ...named(said, called, isOfThem(length)), hasNames: true }));
