import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/**
 * What is counted, whose it is, and a verb by which somebody comes to have something, which says no more than that it is
 * theirs.
 */
const form =
  /^how many (?<things>(?:\S+ ){1,3})(?:do|does|did) (?!(?:we|they|you|i|it|he|she) )(?<which>(?:(?:each|every|a|an|one|single|any|the|average|typical|our) )*)(?<who>(?:\S+ ){1,3}?)(?<verb>open|place|make|raise|submit|file|log|create|have|get|receive|send|generate|produce|report|hold|own|run|handle|do|manage|serve|look after|deal with|take care of|buy|book|order|purchase|borrow|rent|hire)(?<mean> on average| typically| usually)?(?= |$)/;

const lengthOf = (words = ""): number => words.split(" ").filter((word) => word !== "").length;

const said = (text: string): readonly Token[] =>
  text.split(" ").map((word) => ({ text: word, word, stem: stemOf(word), isQuoted: false }));

/**
 * `how many tickets does each customer open on average` as `how many tickets does a customer have on average`, and without
 * its mean as `number of tickets by customer`: behind `does`, the last word is a verb, and neither a state (`open`) nor a
 * column (`place`), whatever the model calls so.
 */
export const doneByEach = (given: readonly Token[]): readonly Token[] => {
  const tokens = usualAsMean(given);
  // What somebody has quoted is no word of the form.
  const text = tokens.map(({ word, isQuoted }) => (isQuoted ? '"' : word)).join(" ");
  const found = form.exec(text);
  if (found === null) return tokens;
  const isUsual = tokens !== given;
  const { things, which = "", who, mean, verb } = found.groups ?? {};
  const isMean = isUsual || mean !== undefined || /average|typical/.test(which);
  if (!isMean && !/each|every/.test(which)) return tokens;
  // `does each agent have on average` is plain already.
  if (mean === " on average" && verb === "have") return tokens;
  const does = 2 + lengthOf(things);
  const from = does + 1 + lengthOf(which);
  const [named, doing] = [tokens.slice(2, does), tokens.slice(from, from + lengthOf(who))];
  const rest = tokens.slice(lengthOf(found[0]));
  return isMean
    ? [
        ...said("how many"),
        ...named,
        ...said("does a"),
        ...doing,
        ...said("have on average"),
        ...rest,
      ]
    : [...said("number of"), ...named, ...said("by"), ...doing, ...rest];
};

const usual = /^(usually|typically|normally|generally|ordinarily)$/;

/** `how many tickets does a customer usually buy`: what is usual is the average of all of them. */
const usualAsMean = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ word, isQuoted }) => usual.test(word) && !isQuoted);
  const opening = tokens
    .slice(0, 3)
    .map(({ word }) => word)
    .join(" ");
  if (at < 0 || !/^(how many|how much|what (do|does|did))/.test(opening)) return tokens;
  return [...tokens.toSpliced(at, 1), ...said("on average")];
};
