import type { Phrase } from "../phrases/phrase.js";
import { untilPhrases } from "../phrases/times/until-phrases.js";
import type { Token } from "../token.js";
import { periodAt } from "./time-words.js";

/**
 * What `at the end of` is read as: a word that no model has for a name, so that it is never looked up, and whose
 * rule among the words of the language says where an answer has it.
 */
export const atTheEnd = "ultimo";

/** Whether a time begins there; where it lies is not asked, so any present will do. */
const isTimeAt = (tokens: readonly Token[], at: number): boolean =>
  periodAt(tokens, at, 0) !== undefined;

/** `each quarter`, `every month`. */
const isStepAt = (tokens: readonly Token[], at: number): boolean =>
  /^(each|every)$/.test(tokens[at]?.word ?? "") &&
  /^(year|quarter|month|week|day)$/.test(tokens[at + 1]?.word ?? "");

/** Words before an end that make a longer time of it: `since the end of June`. */
const opening = /^(since|after|before|until|till|from|to|between|and)$/;

const endPhrase = (said: string): Phrase => {
  const words = said.split(" ");
  return {
    said: words.map((word) => new RegExp(`^(?:${word})$`)),
    plain: [atTheEnd, "in"],
    // `end` may be a word of names, such as `contract end`; before `of June` it is one of time.
    hasNames: true,
    fits: (tokens, at) => {
      const before = tokens[at - 1]?.word === "the" ? at - 2 : at - 1;
      const isFirst = before === 0 && tokens[0]?.word === "and";
      const isOpen = opening.test(tokens[before]?.word ?? "") && !isFirst;
      const behind = at + words.length;
      return (isTimeAt(tokens, behind) || isStepAt(tokens, behind)) && !isOpen;
    },
  };
};

/** `at the end of June` is a moment of June. */
export const endPhrases: readonly Phrase[] = [
  ...untilPhrases,
  ...[
    "as at|of the end of",
    "at|by the end|close of",
    "at|by end|close of",
    "at|by the year|quarter end",
    "at|by year|quarter end",
    "the end|close of",
    "end|close of",
  ].map(endPhrase),
];

const edges = /^(end|ends|start|beginning|middle|close|mid)$/;
const units = /^(year|quarter|month|week|day)s?$/;

/** Whether a word says a place in a time, as `start` in `the start of June` and `end` in `at year end`. */
export const isEdgeOfTime = (tokens: readonly Token[], at: number): boolean => {
  const wordAt = (place: number): string => tokens[place]?.word ?? "";
  const word = wordAt(at);
  if (!edges.test(word) || tokens[at]?.isQuoted === true) return false;
  if (units.test(wordAt(at - 1)) || (word === "mid" && isTimeAt(tokens, at + 1))) return true;
  const behind = /^(the|each|every)$/.test(wordAt(at + 2)) ? at + 3 : at + 2;
  return wordAt(at + 1) === "of" && (isTimeAt(tokens, behind) || units.test(wordAt(behind)));
};
