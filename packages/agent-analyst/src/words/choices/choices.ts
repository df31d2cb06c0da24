import { numberOf } from "../number-word.js";
import type { Token } from "../token.js";

/** What somebody answers to a list of proposals: one of them by its place, the last one, all right, or none. */
export type Choice =
  | { readonly kind: "place"; readonly place: number }
  | { readonly kind: "last" | "other" | "yes" | "no" };

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const ordinalEnd = /^(?:st|nd|rd|th)$/;

/** What may stand around a choice and says nothing: `yes please`, `I meant the second one`. */
const around = new Set(
  "i mean meant want take would like choose pick go with let s me it is that was the this number option no nr answer please thanks thank you one ones of them these those yes yeah then ok okay oh well sorry".split(
    " ",
  ),
);

const yes =
  /^(?:(?:yes|yeah|yep|yup|sure|right|correct|exactly|indeed|absolutely|please do|do it|do that|go ahead|i do|i did|that one|this one|that is it|that s it|that s right|that is right)(?: please| thanks| that one| that s it| that s right| that is right| i do| i did| do that| exactly| right| correct| it is| go ahead| sure)*)$/;
const no =
  /^(?:no|nope|nah|none|neither|none of (?:them|these|those)|neither of (?:them|these|those)|no thanks|no thank you|not really|no none(?: of (?:them|these|those))?|no neither)$/;

/** Reads a message that is a choice and nothing else; undefined for all others. */
export const choiceIn = (tokens: readonly Token[]): Choice | undefined => {
  if (tokens.length === 0 || tokens.length > 8 || tokens.some(({ isQuoted }) => isQuoted))
    return undefined;
  const words = tokens.map(({ word }) => word);
  const said = words.join(" ");
  if (yes.test(said)) return { kind: "yes" };
  if (no.test(said)) return { kind: "no" };
  const places = words.flatMap((_, at) => placeOf(words, at) ?? []);
  const rest = words.filter(
    (word, at) => placeOf(words, at) === undefined && !around.has(word) && !isOrdinalEnd(words, at),
  );
  const [choice, ...others] = places;
  return rest.length === 0 && others.length === 0 ? choice : undefined;
};

/** `2nd` is read as a number and its end. */
const isOrdinalEnd = (words: readonly string[], at: number): boolean =>
  ordinalEnd.test(words[at] ?? "") && placeOf(words, at - 1) !== undefined;

/** The place that a word names; `one` in `the second one` names none. */
const placeOf = (words: readonly string[], at: number): Choice | undefined => {
  const word = words[at] ?? "";
  const ordinal = ordinals.indexOf(word);
  if (ordinal >= 0) return { kind: "place", place: ordinal + 1 };
  if (/^(last|latter)$/.test(word)) return { kind: "last" };
  if (word === "former") return { kind: "place", place: 1 };
  if (word === "other") return { kind: "other" };
  const isCounted =
    words.length === 1 ||
    ordinalEnd.test(words[at + 1] ?? "") ||
    /^(?:number|option|no|nr|answer)$/.test(words[at - 1] ?? "");
  const number = isCounted ? numberOf(word) : undefined;
  return number !== undefined && Number.isInteger(number) && number > 0 && number < 21
    ? { kind: "place", place: number }
    : undefined;
};
