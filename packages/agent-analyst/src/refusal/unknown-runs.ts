import type { Vocabulary } from "../mentions/vocabulary.js";
import type { Utterance } from "../words/cues/utterance.js";
import { isFiller } from "../words/filler.js";
import type { Unknown } from "./meant-questions.js";

/**
 * The words of a question that mean nothing here, side by side as they stand in it. Words that the language or any name of
 * the model has are none: they may be in the wrong place, and mean themselves.
 */
export const unknownRuns = (
  words: readonly string[],
  { tokens }: Utterance,
  language: readonly Vocabulary[],
  groups: readonly string[],
): readonly Unknown[] => {
  const runs: { words: string[]; at: number; end: number }[] = [];
  for (const [at, { text, word, stem, isQuoted }] of tokens.entries()) {
    const isKnown = language.some(({ words, stems }) => words.has(word) || stems.has(stem));
    const isWord = /^\p{L}{2,}$/u.test(text) && !isQuoted && !isFiller(word);
    if (!words.includes(text) || isKnown || !isWord) continue;
    const last = runs.at(-1);
    if (last?.end === at) {
      last.words.push(text);
      last.end = at + 1;
    } else runs.push({ words: [text], at, end: at + 1 });
  }
  return runs.map((run) => ({
    words: run.words,
    role: run.words.every((word) => groups.includes(word))
      ? "group"
      : isFigureAt(tokens, run.at)
        ? "figure"
        : "any",
  }));
};

/** Whether a figure stands here: `how many …`, `average …`, `number of …`. */
const isFigureAt = (tokens: Utterance["tokens"], at: number): boolean => {
  const [before = "", earlier = ""] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  return (
    /^(many|much|average|avg|mean|total|median)$/.test(before) ||
    (before === "of" && /^(number|count|amount|sum|total|average)$/.test(earlier))
  );
};
