import { isFiller, isGlue } from "../../filler.js";
import { stemOf } from "../../stem.js";
import type { Token } from "../../token.js";
import { isWeekday } from "./weekdays.js";

/** Puts what people say of days of the week into the words by which a question limits itself to them. */
export const withDaysSaid = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const said: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = isOfModel(tokens, at, isKnown) ? undefined : daysAt(tokens, at, isKnown);
    const words = tokens.slice(at, at + (found?.length ?? 1));
    const [first] = words;
    if (found === undefined || first === undefined) said.push(...words);
    else {
      const text = words.map((token) => token.text).join(" ");
      for (const word of found.plain) said.push({ ...first, text, word, stem: stemOf(word) });
    }
    at += words.length;
  }
  return said;
};

interface Said {
  readonly length: number;
  readonly plain: readonly string[];
}

/** A model that calls something a Monday means that. */
const isOfModel = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean =>
  tokens
    .slice(at, at + 4)
    .some(({ word, isQuoted }) => isDays(word) && (isQuoted || isKnown(word)));

const isDays = (word: string): boolean =>
  isWeekday(word) || /^(weekends?|weekdays?|workdays?)$/.test(word);

const several = (day: string): string => (day.endsWith("s") ? day : `${day}s`);

const daysAt = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): Said | undefined => {
  const word = (place: number): string => tokens[at + place]?.word ?? "";
  for (const form of forms) {
    const found = form({ word, isKnown, isFirst: at === 0 });
    if (found !== undefined) return found;
  }
  return undefined;
};

interface Place {
  /** The word so many places on; negative ones stand before. */
  readonly word: (place: number) => string;
  readonly isKnown: (word: string) => boolean;
  readonly isFirst: boolean;
}

/** Words behind which a day or a part of the week is one date, or what figures are grouped by. */
const ofOther =
  /^(this|last|next|coming|past|previous|by|per|each|which|what|best|worst|busiest|quietest|a|on|at|for|and|or|vs|versus|than|against|since|until|before|after)$/;

/** `Saturday sales`: a day before what the model knows; a `Black Friday campaign` is no campaign of a Friday. */
const isOfThing = (word: Place["word"], isKnown: Place["isKnown"]): boolean =>
  !word(0).endsWith("s") &&
  /^(|total|many|much|average|number|all|our|show|me|of|only|just)$/.test(word(-1)) &&
  !isFiller(word(1)) &&
  !isGlue(word(1)) &&
  isKnown(word(1));

/** A row for each form; the first that fits is meant. */
const forms: readonly ((place: Place) => Said | undefined)[] = [
  // `from Monday to Friday` are the weekdays.
  ({ word }) => {
    const lead = /^(from|on|for)$/.test(word(0)) ? 1 : 0;
    return word(lead) === "monday" &&
      /^(to|till|until|through|thru)$/.test(word(lead + 1)) &&
      word(lead + 2) === "friday" &&
      !ofOther.test(word(-1))
      ? { length: lead + 3, plain: ["on", "weekdays"] }
      : undefined;
  },
  // `Saturday vs Sunday takings` begins with the first of two days.
  ({ word, isFirst }) =>
    isFirst && isDays(word(0)) && /^(vs|versus|and|or)$/.test(word(1)) && isDays(word(2))
      ? { length: 1, plain: ["on", several(word(0))] }
      : undefined,
  // `on working days`.
  ({ word }) =>
    /^(on|during|for|only|just)$/.test(word(0)) &&
    /^(working|business|work|week)$/.test(word(1)) &&
    word(2) === "days"
      ? { length: 3, plain: ["on", "weekdays"] }
      : undefined,
  // `on a Friday`, `on all Fridays`, `on every Friday`.
  ({ word }) =>
    /^(on|at|for)$/.test(word(0)) && /^(a|an|all|every|any)$/.test(word(1)) && isDays(word(2))
      ? { length: 3, plain: ["on", several(word(2))] }
      : undefined,
  // `every Friday`; `by every Friday` would be a step.
  ({ word }) =>
    word(0) === "every" && isDays(word(1)) && !/^(by|per|for)$/.test(word(-1))
      ? { length: 2, plain: ["on", several(word(1))] }
      : undefined,
  // `at the weekend` of a time that is named besides, and `over weekends`.
  ({ word }) => {
    const article = word(1) === "the" ? 1 : 0;
    return /^(on|at|over|during)$/.test(word(0)) && /^weekends?$/.test(word(article + 1))
      ? { length: article + 2, plain: ["on", "weekends"] }
      : undefined;
  },
  // `weekends only`, `Saturday sales`: days that tell which ones are counted.
  ({ word, isKnown }) =>
    isDays(word(0)) && !ofOther.test(word(-1)) && (word(1) === "only" || isOfThing(word, isKnown))
      ? { length: 1, plain: ["on", several(word(0))] }
      : undefined,
];
